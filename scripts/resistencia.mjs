import { bin, toolsEnvironment } from './root.mjs';
import { run } from './run.mjs';

/** The same tests as in `npm test`, repeated for long: each reads from its own variable how often. */
const LOOPS = { CATEDRA_KILLS: '200', CATEDRA_RONDAS: '1000' };

const { code } = await run(bin('vitest'), ['run', 'resistencia', ...process.argv.slice(2)], {
  env: { ...LOOPS, ...toolsEnvironment },
});
process.exitCode ||= code;
