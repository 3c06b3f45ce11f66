#!/usr/bin/env python3
"""Prints a header that declares as deprecated what GTK and libadwaita deprecate after the versions of
Debian 12, as found in the installed headers. So a compiler with these versions warns as one with
newer versions does, and each class and function that will go stays in the file that is for it.

Arguments: the include directories of GTK and libadwaita.

SPDX-License-Identifier: GPL-3.0-or-later
"""

import pathlib
import re
import sys

# Headers of which everything is deprecated, by the version that deprecates it.
HEADERS = {
    'GTK 4.10': '''
        gtkappchooser gtkappchooserbutton gtkappchooserdialog gtkappchooserwidget gtkassistant gtkcellarea
        gtkcellareabox gtkcellareacontext gtkcelleditable gtkcelllayout gtkcellrenderer
        gtkcellrendereraccel gtkcellrenderercombo gtkcellrendererpixbuf gtkcellrendererprogress
        gtkcellrendererspin gtkcellrendererspinner gtkcellrenderertext gtkcellrenderertoggle gtkcellview
        gtkcolorbutton gtkcolorchooser gtkcolorchooserdialog gtkcolorchooserwidget gtkcolorutils
        gtkcombobox gtkcomboboxtext gtkdialog gtkentrycompletion gtkfilechooser gtkfilechooserdialog
        gtkfilechoosernative gtkfilechooserwidget gtkfontbutton gtkfontchooser gtkfontchooserdialog
        gtkfontchooserwidget gtkiconview gtkinfobar gtkliststore gtklockbutton gtkmessagedialog gtkrender
        gtkshow gtkstatusbar gtkstylecontext gtktreednd gtktreemodel gtktreemodelfilter gtktreemodelsort
        gtktreeselection gtktreesortable gtktreestore gtktreeview gtktreeviewcolumn gtkvolumebutton''',
    'GTK 4.16': 'gskglshader',
    'GTK 4.18': '''
        gtkshortcutlabel gtkshortcutsgroup gtkshortcutssection gtkshortcutsshortcut
        gtkshortcutswindow''',
    'libadwaita 1.4': 'adw-flap adw-leaflet adw-squeezer adw-view-switcher-title',
    'libadwaita 1.6': 'adw-about-window adw-message-dialog adw-preferences-window',
}

# Other functions.
FUNCTIONS = {
    'GTK 4.10': '''
        gdk_display_notify_startup_complete gdk_display_put_event gtk_test_widget_wait_for_draw
        gtk_tree_expander_get_indent_for_icon gtk_widget_get_style_context gtk_widget_hide gtk_widget_show''',
    'GTK 4.12': '''
        gdk_gl_context_get_use_es gdk_gl_context_set_use_es gdk_gl_texture_new gdk_pixbuf_get_from_surface
        gdk_pixbuf_get_from_texture gdk_surface_create_similar_surface gtk_css_provider_load_from_data
        gtk_gl_area_get_use_es gtk_gl_area_set_use_es gtk_image_new_from_pixbuf gtk_image_set_from_pixbuf
        gtk_picture_new_for_pixbuf gtk_picture_set_pixbuf gtk_widget_get_allocated_baseline
        gtk_widget_get_allocated_height gtk_widget_get_allocated_width gtk_widget_get_allocation
        gtk_widget_translate_coordinates''',
    'GTK 4.14': 'gtk_window_present_with_time',
    'GTK 4.16': '''
        gdk_draw_context_begin_frame gdk_draw_context_end_frame gdk_draw_context_get_frame_region
        gtk_snapshot_gl_shader_pop_texture gtk_snapshot_push_gl_shader''',
    'GTK 4.18': '''
        gtk_application_window_get_help_overlay gtk_application_window_set_help_overlay''',
    'GTK 4.20': '''
        gtk_calendar_select_day gtk_file_filter_add_pixbuf_formats gtk_icon_paintable_get_icon_name
        gtk_icon_paintable_is_symbolic''',
    'libadwaita 1.3': '''
        adw_action_row_get_icon_name adw_action_row_set_icon_name adw_expander_row_get_icon_name
        adw_expander_row_set_icon_name''',
    'libadwaita 1.4': 'adw_expander_row_add_action',
}

# These stay although the rest of the header goes.
KEPT = {'gtk_style_context_add_provider_for_display', 'gtk_style_context_remove_provider_for_display'}


def read_functions(path):
    """Returns the names of the functions that a header declares."""
    text = re.sub(r'/\*.*?\*/', '', path.read_text(), flags=re.DOTALL)
    return set(re.findall(r'\b((?:g[ds]k|gtk|adw)_\w+)\s*\(', text))


paths = {path.stem: path for folder in sys.argv[1:] for path in pathlib.Path(folder).rglob('*.h')}
everything = set().union(*map(read_functions, paths.values()))

print('/* Made by src/list-newer-deprecations.py. */')
print('#pragma once')
print('#include <adwaita.h>')
print('#pragma GCC diagnostic push')
print('#pragma GCC diagnostic ignored "-Wredundant-decls"')
print('#pragma GCC diagnostic ignored "-Wdeprecated-declarations"')
for version in sorted(HEADERS | FUNCTIONS):
    names = set(FUNCTIONS.get(version, '').split()) & everything
    for header in HEADERS.get(version, '').split():
        names |= read_functions(paths[header])
    for name in sorted(names - KEPT):
        print(f'extern __typeof__ ({name}) {name} __attribute__ ((deprecated ("since {version}")));')
print('#pragma GCC diagnostic pop')
