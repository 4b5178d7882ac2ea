import { actividades } from '#actividades/collection.ts';
import {
  cambiosPublicados,
  contenidoDeCurso,
  descartarCambios,
  duplicarActividad,
  fechasGuardadas,
  guardarActividad,
  ordenarActividades,
  ordenGuardado,
  ponerFechaLimite as fechaLimite,
  publicarCambios,
  quitado,
  quitarActividades,
} from '#actividades/schemas.ts';
import { command, read } from '#core/contract.ts';
import { idOSlug } from '#cursos/schemas.ts';

export const leerContenido = read('GET /api/cursos/:id/contenido', {
  summary: 'Lee un curso, por su id o su dirección, con sus secciones y el índice de sus actividades',
  params: { id: idOSlug },
  answer: contenidoDeCurso,
});

export const leerPreparada = read('GET /api/actividades/:id/preparada', {
  summary: 'Lee una actividad como quedará cuando se publique lo que espera de ella',
  answer: actividades.record,
});

export const ordenar = command('POST /api/cursos/:id/ordenar-actividades', {
  summary: 'Coloca actividades de un curso en su sección y su orden',
  name: 'actividades.ordenar-actividades',
  body: ordenarActividades,
  answer: ordenGuardado,
});

export const ponerFechaLimite = command('POST /api/cursos/:id/fechas-de-actividades', {
  summary: 'Pone la misma fecha límite a varias actividades de un curso, o se la quita',
  name: 'actividades.poner-fecha-limite',
  body: fechaLimite,
  answer: fechasGuardadas,
});

export const duplicar = command('POST /api/actividades/:id/duplicar', {
  summary: 'Copia una actividad justo detrás; en un curso publicado la copia nace oculta',
  name: 'actividades.duplicar-actividad',
  body: duplicarActividad,
  answer: actividades.record,
});

export const guardar = command('POST /api/actividades/:id/guardar', {
  summary: 'Guarda una actividad; en un curso publicado, lo que cambia el camino espera a publicarse',
  name: 'actividades.guardar-actividad',
  body: guardarActividad,
  answer: actividades.record,
});

export const quitar = command('POST /api/actividades/:id/quitar', {
  summary: 'Envía una actividad a la papelera; en un curso publicado espera a publicarse',
  name: 'actividades.quitar-actividad',
  answer: quitado,
});

export const quitarVarias = command('POST /api/cursos/:id/quitar-actividades', {
  summary: 'Envía varias actividades de un curso a la papelera; si está publicado esperan a publicarse',
  name: 'actividades.quitar-actividades',
  body: quitarActividades,
  answer: quitado,
});

export const quitarSeccion = command('POST /api/secciones/:id/quitar', {
  summary: 'Envía una sección a la papelera con sus actividades; en un curso publicado espera a publicarse',
  name: 'actividades.quitar-seccion',
  tag: 'cursos',
  answer: quitado,
});

export const publicar = command('POST /api/cursos/:id/publicar-cambios', {
  summary: 'Publica los cambios que esperan en el contenido de un curso',
  name: 'actividades.publicar-cambios',
  body: publicarCambios,
  answer: cambiosPublicados,
});

export const descartar = command('POST /api/cursos/:id/descartar-cambios', {
  summary: 'Descarta cambios que esperan en el contenido de un curso, o todos',
  name: 'actividades.descartar-cambios',
  body: descartarCambios,
  answer: cambiosPublicados,
});
