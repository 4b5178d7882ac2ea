import { type Bench, openBench } from './bench.ts';
import { measureFanOut } from './measures/abanico.ts';
import { measureStart } from './measures/arranque.ts';
import { measureChange } from './measures/cambio.ts';
import { measureUpload } from './measures/carga.ts';
import { measureCourse } from './measures/curso.ts';
import { measureCoursePage } from './measures/curso-kb.ts';
import { measureLongCourse } from './measures/curso200.ts';
import { measureSignIns } from './measures/entradas.ts';
import { measureWrite } from './measures/escritura.ts';
import { measureExam } from './measures/examen.ts';
import { measureHeartbeat } from './measures/latido.ts';
import { measureLogin } from './measures/login.ts';
import { measureDashboard } from './measures/panel.ts';
import { measureFile } from './measures/subida.ts';
import { measurePeople } from './measures/usuarios.ts';

export type Figures = Record<string, number>;
type Measure = (bench: Bench) => Promise<Figures>;

/** Name on the command line → what it measures: `npm run bench -- curso` runs one. */
const measures: Record<string, Measure> = {
  curso: measureCourse,
  curso200: measureLongCourse,
  'curso-kb': measureCoursePage,
  latido: measureHeartbeat,
  examen: measureExam,
  usuarios: measurePeople,
  escritura: measureWrite,
  arranque: measureStart,
  login: measureLogin,
  entradas: measureSignIns,
  cambio: measureChange,
  abanico: measureFanOut,
  carga: measureUpload,
  subida: measureFile,
  panel: measureDashboard,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !measures[name]);
if (unknown.length > 0) {
  console.error(`No hay medida «${unknown.join(', ')}». Hay: ${Object.keys(measures).join(', ')}.`);
  process.exit(1);
}

const bench = await openBench();
const figures: Figures = {};
try {
  for (const [name, measure] of Object.entries(measures)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    console.log(`▸ ${name}`);
    const found = await measure(bench);
    for (const [figure, value] of Object.entries(found)) console.log(`  ${figure}: ${value}`);
    Object.assign(figures, found);
  }
} finally {
  await bench.close();
}
console.log(JSON.stringify(figures));
