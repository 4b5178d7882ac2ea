import { basename } from 'node:path';

export type PostmasterFile = { pid: number; port: number; sockets: string; status: string };

/** postmaster.pid, by line: pid, data directory, start time, port, socket directory, address, shared memory, status. */
export function parsePostmasterFile(text: string): PostmasterFile | undefined {
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, port: Number(lines[3] ?? 0), sockets: lines[4] ?? '', status: (lines[7] ?? '').trim() };
}

/** /proc/<pid>/cmdline: arguments ended by NUL. */
export const parseCommandLine = (text: string): string[] => text.split('\0').slice(0, -1);

/** The pid of an old file may belong to any program by now: only a PostgreSQL of this very cluster is ours. */
export function servesCluster(commandLine: string[], cluster: string): boolean {
  const [program = '', ...rest] = commandLine;
  return basename(program) === 'postgres' && rest[rest.indexOf('-D') + 1] === cluster;
}

/** /proc/<pid>/status: a process of a namespace inside ours has a number in each. */
export const isOfThisNamespace = (status: string): boolean => !/^NSpid:\t\d+\t/m.test(status);

/** Same program and same settings, whatever the port. */
export function sameServer(commandLine: string[], expected: string[]): boolean {
  return withoutPort(commandLine).join('\0') === withoutPort(expected).join('\0');
}

function withoutPort(commandLine: string[]): string[] {
  const flag = commandLine.indexOf('-p');
  return commandLine.filter((_, index) => flag < 0 || (index !== flag && index !== flag + 1));
}
