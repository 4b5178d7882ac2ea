import { spawn } from 'node:child_process';
import { root, toolsEnvironment } from './root.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
let interrupted = false;

/**
 * A Ctrl-C reaches the children by itself, a SIGTERM only this process: both end what was started, then this.
 * @param {NodeJS.Signals} signal
 */
function passOn(signal) {
  interrupted = true;
  process.exitCode = signal === 'SIGINT' ? 130 : 143;
  stopAll();
}

export function stopAll() {
  for (const child of running) child.kill('SIGTERM');
}

export const wasInterrupted = () => interrupted;

/**
 * @typedef {{ code: number, output: string }} Result
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, quiet?: boolean }} [options] quiet keeps the output instead of showing it
 * @returns {Promise<Result>}
 */
export function run(command, args, { env = toolsEnvironment, cwd = root, quiet = false } = {}) {
  if (running.size === 0) for (const signal of SIGNALS) process.on(signal, passOn);
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit' });
    running.add(child);
    let output = '';
    child.stdout?.on('data', (data) => (output += data));
    child.stderr?.on('data', (data) => (output += data));
    /** @param {number} code */
    const end = (code) => {
      running.delete(child);
      if (running.size === 0) for (const signal of SIGNALS) process.off(signal, passOn);
      resolve({ code, output });
    };
    child.once('error', (error) => {
      output += String(error);
      end(127);
    });
    // What a tool started and left behind would keep its output open after a Ctrl-C.
    child.once('exit', () => {
      if (!interrupted) return;
      child.stdout?.destroy();
      child.stderr?.destroy();
    });
    child.once('close', (code) => end(code ?? 1));
  });
}

/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM'];
