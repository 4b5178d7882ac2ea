import type { Bench } from './bench.ts';
import type { FiguresOf, MeasureName } from './figures.ts';
import { measureFanOut } from './measures/abanico.ts';
import { measureOthers } from './measures/ajenos.ts';
import { measureStart } from './measures/arranque.ts';
import { measureCertificates } from './measures/certificados.ts';
import { measureChange } from './measures/cambio.ts';
import { measureUpload } from './measures/carga.ts';
import { measureQueue } from './measures/cola.ts';
import { measureCourse } from './measures/curso.ts';
import { measureLongCourse } from './measures/curso200.ts';
import { measureSignIns } from './measures/entradas.ts';
import { measureWrite } from './measures/escritura.ts';
import { measureExam } from './measures/examen.ts';
import { measureHeartbeat } from './measures/latido.ts';
import { measureNotices } from './measures/avisos.ts';
import { measureMorning } from './measures/manana.ts';
import { measurePages } from './measures/paginas.ts';
import { measureDashboard } from './measures/panel.ts';
import { measurePlans } from './measures/planes.ts';
import { measureRounds } from './measures/rondas.ts';
import { measureStatistics } from './measures/estadistica.ts';
import { measureFile } from './measures/subida.ts';
import { measurePeople } from './measures/usuarios.ts';
import { measureReturn } from './measures/vuelta.ts';

/** Name on the command line → what it measures: `npm run bench -- curso` runs one. */
export const MEASURES: { [Name in MeasureName]: (bench: Bench) => Promise<FiguresOf<Name>> } = {
  curso: measureCourse,
  curso200: measureLongCourse,
  latido: measureHeartbeat,
  examen: measureExam,
  usuarios: measurePeople,
  escritura: measureWrite,
  arranque: measureStart,
  paginas: measurePages,
  entradas: measureSignIns,
  ajenos: measureOthers,
  cambio: measureChange,
  abanico: measureFanOut,
  vuelta: measureReturn,
  carga: measureUpload,
  subida: measureFile,
  certificados: measureCertificates,
  rondas: measureRounds,
  avisos: measureNotices,
  manana: measureMorning,
  panel: measureDashboard,
  estadistica: measureStatistics,
  cola: measureQueue,
  planes: measurePlans,
};
