/*
 * The sandbox of an engine. No step needs privileges.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "guard-rights.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/capability.h>
#include <linux/filter.h>
#include <linux/landlock.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "qdr-guard-report.h"

#define MAX_FILE_SIZE (64 * 1024 * 1024)
#define MAX_FILES 256
#define MAX_PROCESSES 256

static bool
write_text (const char *path, const char *text)
{
  const int fd = open (path, O_WRONLY | O_CLOEXEC);
  const bool is_written = fd >= 0 && write (fd, text, strlen (text)) == (ssize_t) strlen (text);

  if (fd >= 0)
    close (fd);
  return is_written;
}

bool
guard_rights_unshare_namespaces (void)
{
  const uid_t user = geteuid ();
  const gid_t group = getegid ();
  char text[64];

  if (unshare (CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET | CLONE_NEWIPC) != 0 ||
      !write_text ("/proc/self/setgroups", "deny"))
    return false;
  /* Inside the namespace, user and group have the same ids as outside. */
  snprintf (text, sizeof text, "%u %u 1", group, group);
  if (!write_text ("/proc/self/gid_map", text))
    return false;
  snprintf (text, sizeof text, "%u %u 1", user, user);
  return write_text ("/proc/self/uid_map", text);
}

/* The argument of landlock_create_ruleset(), with fields that old headers do not have. A kernel
 * with an older Landlock ABI receives only the fields that it supports. */
typedef struct {
  uint64_t files;
  uint64_t network;
  uint64_t scope;
} Ruleset;

#define FILES_V1 ((UINT64_C (1) << 13) - 1)
#define FILES_REFER (UINT64_C (1) << 13)    /* since Landlock ABI 2 */
#define FILES_TRUNCATE (UINT64_C (1) << 14) /* since Landlock ABI 3 */
#define FILES_IOCTL (UINT64_C (1) << 15)    /* since Landlock ABI 5 */
#define NETWORK_TCP UINT64_C (3)            /* since Landlock ABI 4 */
#define SCOPE_ALL UINT64_C (3)              /* abstract sockets and signals; since Landlock ABI 6 */

#define READING (LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_EXECUTE)
#define LISTING LANDLOCK_ACCESS_FS_READ_DIR

static const char *const system_paths[] = {
  "/usr", "/bin", "/sbin", "/lib", "/lib32",    "/lib64",      "/etc",         "/opt",
  "/nix", "/gnu", "/proc", "/sys", "/dev/zero", "/dev/random", "/dev/urandom", NULL,
};

static void
allow_access (int ruleset, const char *path, uint64_t access)
{
  const int fd = open (path, O_PATH | O_CLOEXEC);
  struct landlock_path_beneath_attr rule = { .allowed_access = access, .parent_fd = fd };
  struct stat status;

  if (fd < 0)
    return;
  if (fstat (fd, &status) == 0 && !S_ISDIR (status.st_mode))
    rule.allowed_access &= READING | LANDLOCK_ACCESS_FS_WRITE_FILE | FILES_TRUNCATE;
  syscall (SYS_landlock_add_rule, ruleset, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
  close (fd);
}

/* Returns the version of Landlock, or a number below 1 if there is none. */
static long
get_landlock_version (void)
{
  return syscall (SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
}

static void
restrict_files (const char *folder, const char *const *readable)
{
  const long version = get_landlock_version ();
  Ruleset rules = { .files = FILES_V1 };
  size_t size = offsetof (Ruleset, network);
  uint64_t own;
  int ruleset;

  if (version < 1)
    return;
  rules.files |= (version >= 2 ? FILES_REFER : 0) | (version >= 3 ? FILES_TRUNCATE : 0);
  own = rules.files;
  rules.files |= version >= 5 ? FILES_IOCTL : 0;
  if (version >= 4) {
    rules.network = NETWORK_TCP;
    size = offsetof (Ruleset, scope);
  }
  if (version >= 6) {
    rules.scope = SCOPE_ALL;
    size = sizeof rules;
  }

  ruleset = (int) syscall (SYS_landlock_create_ruleset, &rules, size, 0);
  if (ruleset < 0)
    return;
  for (size_t i = 0; system_paths[i] != NULL; i++)
    allow_access (ruleset, system_paths[i], READING | LISTING);
  for (size_t i = 0; readable[i] != NULL; i++)
    allow_access (ruleset, readable[i], READING | LISTING);
  allow_access (ruleset, "/dev/null",
                (READING | LANDLOCK_ACCESS_FS_WRITE_FILE | FILES_TRUNCATE) & own);
  allow_access (ruleset, folder, own);
  syscall (SYS_landlock_restrict_self, ruleset, 0);
  close (ruleset);
}

#if defined __x86_64__
#define ARCHITECTURE AUDIT_ARCH_X86_64
#define MAX_CALL 0x3fffffff /* x32 system calls have higher numbers */
#elif defined __aarch64__
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#elif defined __riscv && __riscv_xlen == 64
#define ARCHITECTURE AUDIT_ARCH_RISCV64
#endif
#ifndef MAX_CALL
#define MAX_CALL 0x7fffffff
#endif

/* Forbids sockets. With them, the engine could reach the network and other programs of the user,
 * such as the session bus. Landlock does not block all of this. Also forbids io_uring, because it
 * could create sockets. */
static void
forbid_sockets (void)
{
#ifdef ARCHITECTURE
  struct sock_filter filter[] = {
    BPF_STMT (BPF_LD | BPF_W | BPF_ABS, offsetof (struct seccomp_data, arch)),
    BPF_JUMP (BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0),
    BPF_STMT (BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
    BPF_STMT (BPF_LD | BPF_W | BPF_ABS, offsetof (struct seccomp_data, nr)),
    BPF_JUMP (BPF_JMP | BPF_JGT | BPF_K, MAX_CALL, 2, 0),
    BPF_JUMP (BPF_JMP | BPF_JEQ | BPF_K, SYS_io_uring_setup, 1, 0),
    BPF_JUMP (BPF_JMP | BPF_JEQ | BPF_K, SYS_socket, 1, 2),
    BPF_STMT (BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOSYS),
    BPF_STMT (BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EACCES),
    BPF_STMT (BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
  struct sock_fprog program = { .len = sizeof filter / sizeof filter[0], .filter = filter };

  prctl (PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program);
#endif
}

unsigned
guard_rights_find_gaps (bool is_alone)
{
  unsigned gaps = get_landlock_version () < 1 ? QDR_GUARD_GAP_FILES : 0;

#ifndef ARCHITECTURE
  if (!is_alone)
    gaps |= QDR_GUARD_GAP_NETWORK;
#endif
  return is_alone ? gaps : gaps | QDR_GUARD_GAP_PROCESSES;
}

static void
set_limit (int resource, rlim_t most)
{
  struct rlimit limits;

  if (getrlimit ((__rlimit_resource_t) resource, &limits) != 0)
    return;
  if (limits.rlim_max == RLIM_INFINITY || limits.rlim_max > most)
    limits.rlim_max = most;
  if (limits.rlim_cur == RLIM_INFINITY || limits.rlim_cur > limits.rlim_max)
    limits.rlim_cur = limits.rlim_max;
  setrlimit ((__rlimit_resource_t) resource, &limits);
}

void
guard_rights_drop (const char *folder, const char *const *readable, bool is_alone)
{
  struct __user_cap_header_struct header = { .version = _LINUX_CAPABILITY_VERSION_3 };
  struct __user_cap_data_struct none[2] = { { 0 } };

  /* If memory runs out, the system must kill the engine first. */
  write_text ("/proc/self/oom_score_adj", "1000");
  set_limit (RLIMIT_CORE, 0);
  set_limit (RLIMIT_FSIZE, MAX_FILE_SIZE);
  set_limit (RLIMIT_NOFILE, MAX_FILES);
  if (is_alone)
    set_limit (RLIMIT_NPROC, MAX_PROCESSES);
  for (unsigned long i = 0; prctl (PR_CAPBSET_READ, i, 0, 0, 0) >= 0; i++)
    prctl (PR_CAPBSET_DROP, i, 0, 0, 0);
  syscall (SYS_capset, &header, none);
  prctl (PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  restrict_files (folder, readable);
  forbid_sockets ();
}
