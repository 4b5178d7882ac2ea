import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

/** One without windows first: it draws the same pages for two thirds of the effort. */
const NAMES = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];

/**
 * The Chromium or Chrome of this machine: the one CHROMIUM names, an installed one, or Playwright's own.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | undefined}
 */
export function findChromium(env = process.env) {
  if (env.CHROMIUM) {
    if (works(env.CHROMIUM)) return env.CHROMIUM;
    throw new Error(
      `CHROMIUM indica ${env.CHROMIUM}, que no se puede ejecutar. Corrige la variable o quítala.`,
    );
  }
  const folders = (env.PATH ?? '').split(delimiter).concat('/usr/bin', '/opt/google/chrome');
  const installed = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...installed, playwrightPath()].find((path) => path !== undefined && works(path));
}

/** Pages live a second or two: improving their program while it runs costs more than it gives. Its sandbox refuses root. */
export const chromiumArguments = () => [
  '--disable-gpu',
  '--js-flags=--no-turbofan --no-maglev',
  '--disable-background-networking',
  '--disable-component-update',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * Tried for real: some systems leave a script with the browser's name that only says how to install it.
 * @param {string} path
 */
function works(path) {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    return false;
  }
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

/** @returns {string | undefined} */
function playwrightPath() {
  try {
    return createRequire(import.meta.url)('playwright-core').chromium.executablePath();
  } catch {
    return undefined;
  }
}
