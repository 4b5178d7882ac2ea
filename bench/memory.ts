import { readFileSync } from 'node:fs';

/** What a process holds in memory. */
export const residentMb = (pid: number): number => {
  const [, kb] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kb) / 1024;
};

const LOOK_MS = 50;

/** The most that it held while a task ran, over what it held before. */
export async function growthOf<T>(pid: number, task: () => Promise<T>): Promise<{ value: T; mb: number }> {
  const before = residentMb(pid);
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, residentMb(pid));
  }, LOOK_MS);
  const value = await task().finally(() => clearInterval(timer));
  return { value, mb: Math.max(peak, residentMb(pid)) - before };
}
