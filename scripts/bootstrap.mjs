// Runs on the machine's own Node, before anything is installed: plain Node 20 and its own modules only.
import { join } from 'node:path';
import { ensureChromium } from './install-chromium.mjs';
import { installIfNeeded } from './install.mjs';
import { unsupported } from './platform.mjs';
import { root } from './root.mjs';
import { run, wasInterrupted } from './run.mjs';

try {
  const reason = unsupported({
    platform: process.platform,
    arch: process.arch,
    node: process.versions.node,
    databaseUrl: process.env.DATABASE_URL,
  });
  if (reason) throw new Error(reason);
  await installIfNeeded();
  if (process.argv.includes('--browser')) await ensureChromium();
  if (process.argv.includes('--build')) await build();
} catch (error) {
  if (!wasInterrupted()) console.error(error instanceof Error ? error.message : error);
  process.exitCode ||= 1;
}

async function build() {
  const { code } = await run('node', [join(root, 'scripts/build-if-stale.mjs')]);
  if (code !== 0) process.exitCode ||= code;
}
