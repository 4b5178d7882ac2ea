import { join } from 'node:path';
import { bin, root, toolsEnvironment } from './root.mjs';
import { run } from './run.mjs';

/** The same tests as in `npm test`, of the same built program, repeated for long: each reads from its own variable how often. */
const LOOPS = {
  CATEDRA_PROGRAMA: join(root, 'packages/server/dist/main.js'),
  CATEDRA_KILLS: '200',
  CATEDRA_RONDAS: '1000',
  CATEDRA_SUBIDA_MB: '1024',
};

const { code } = await run(bin('vitest'), ['run', 'resistencia', ...process.argv.slice(2)], {
  env: { ...LOOPS, ...toolsEnvironment },
});
process.exitCode ||= code;
