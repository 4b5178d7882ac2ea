import { existsSync, readFileSync } from 'node:fs';
import { toolsEnvironment } from './root.mjs';
import { run } from './run.mjs';

export const isDebian = () =>
  existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

const WAITING = ['-o', 'DPkg::Lock::Timeout=300', '-qq'];

/** @param {string} name */
export const debianPackage = (name) => async () =>
  (await succeeds('apt-get', [...WAITING, 'update'])) &&
  (await succeeds('apt-get', [...WAITING, 'install', '-y', '--no-install-recommends', name]));

/**
 * @param {string} command
 * @param {string[]} args
 */
export async function succeeds(command, args) {
  const { code, output } = await run(command, args, {
    env: { ...toolsEnvironment, DEBIAN_FRONTEND: 'noninteractive' },
    quiet: true,
  });
  if (code !== 0) console.error(output.trimEnd().split('\n').slice(-5).join('\n'));
  return code === 0;
}
