import { command, read } from '#core/contract.ts';
import { cursos } from '#cursos/collection.ts';
import {
  duplicarCurso,
  guardarSecciones as seccionesAGuardar,
  inscripcion,
  programarPublicacion,
  seccionesGuardadas,
} from '#cursos/schemas.ts';
import { consultaPorCompletar, palabrasDeCursos, porCompletar } from '#cursos/lista.ts';

export const publicar = command('POST /api/cursos/:id/publicar', {
  summary: 'Publica un curso completo',
  answer: cursos.record,
});

export const archivar = command('POST /api/cursos/:id/archivar', {
  summary: 'Archiva un curso publicado',
  answer: cursos.record,
});

export const volverABorrador = command('POST /api/cursos/:id/volver-a-borrador', {
  summary: 'Retira un curso a borrador',
  answer: cursos.record,
});

export const programar = command('POST /api/cursos/:id/programar', {
  summary: 'Fija cuándo se publica solo un borrador, o lo quita',
  body: programarPublicacion,
  answer: cursos.record,
});

export const duplicar = command('POST /api/cursos/:id/duplicar', {
  summary: 'Crea un borrador con las secciones, actividades, evaluaciones y archivos de un curso',
  body: duplicarCurso,
  answer: cursos.record,
});

export const guardarSecciones = command('PUT /api/cursos/:id/secciones', {
  summary: 'Guarda la lista entera y ordenada de las secciones de un curso',
  name: 'cursos.guardar-secciones',
  body: seccionesAGuardar,
  answer: seccionesGuardadas,
});

export const inscribirme = command('POST /api/cursos/:id/inscribirme', {
  summary: 'Inscribe a quien lo pide en un curso abierto',
  answer: inscripcion,
});

export const leerPalabras = read('GET /api/cursos/palabras', {
  summary: 'Lee las categorías y etiquetas en uso',
  answer: palabrasDeCursos,
});

export const leerPorCompletar = read('GET /api/cursos/por-completar', {
  summary: 'Dice cuántas actividades de varios cursos están todavía vacías',
  query: consultaPorCompletar,
  answer: porCompletar,
});
