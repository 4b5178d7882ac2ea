import { MINUTO } from '@catedra/shared/core/duraciones.ts';
import { MEASURE_NAMES } from './figures.ts';
import { cleanCommit, keep, keptOn, readBook, thisMachine } from './kept.ts';
import { MEASURES } from './measures.ts';
import { type Failure, fails, isMeasure, reportOf, rowsOf } from './report.ts';
import { runAll } from './run.ts';
import { openWholeBench } from './whole.ts';

const KEEP = '--guardar';
/** The longest takes eight minutes on two cores. */
const LIMIT_MS = 30 * MINUTO;

const given = process.argv.slice(2);
const unknown = given.filter((word) => word !== KEEP && !isMeasure(word));
if (unknown.length > 0) {
  console.error(`No hay medida «${unknown.join(', ')}». Hay: ${MEASURE_NAMES.join(', ')}.`);
  process.exit(1);
}

/** What nobody waited for would otherwise end the run without a word of the rest. */
const strays: Failure[] = [];
process.on('unhandledRejection', (error) => strays.push({ measure: 'suelto', reason: String(error) }));

try {
  const commit = given.includes(KEEP) ? cleanCommit() : undefined;
  const wanted = given.filter(isMeasure);
  const asked = wanted.length > 0 ? MEASURE_NAMES.filter((name) => wanted.includes(name)) : MEASURE_NAMES;
  const measures = new Map(asked.map((name) => [name, MEASURES[name]]));
  const { figures, failures } = await runAll(measures, openWholeBench, LIMIT_MS, console.log);
  const rows = rowsOf(asked, figures, keptOn(readBook(), thisMachine()));
  const broken = [...failures, ...strays];
  console.log(reportOf(rows, broken, thisMachine()));
  if (commit) keep(figures, commit, new Date());
  if (fails(rows, broken)) process.exitCode = 1;
  console.log(JSON.stringify(figures));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
