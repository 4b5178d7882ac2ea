import { bin, root, toolsEnvironment } from './root.mjs';
import { run, stopAll } from './run.mjs';

const WEB_PORT = '5173';
const { PORT = '3000' } = process.env;

const server = run('node', ['--watch', 'packages/server/src/main.ts'], {
  // The pages come from Vite, so that is the address that writes come from.
  env: { PUBLIC_URL: `http://localhost:${WEB_PORT}`, ...toolsEnvironment },
});
const web = run(bin('vite'), ['--port', WEB_PORT, '--strictPort'], {
  cwd: `${root}/packages/web`,
  env: { ...toolsEnvironment, SERVIDOR: `http://127.0.0.1:${PORT}` },
});

const { code } = await Promise.race([server, web]);
stopAll();
await Promise.all([server, web]);
process.exitCode ||= code;
