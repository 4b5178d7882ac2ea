import { actividades } from '#actividades/collection.ts';
import {
  contenidoDeCurso,
  duplicarActividad,
  fechasGuardadas,
  ordenarActividades,
  ordenGuardado,
  ponerFechaLimite as fechaLimite,
} from '#actividades/schemas.ts';
import { command, read } from '#core/contract.ts';
import { idOSlug } from '#cursos/schemas.ts';

export const leerContenido = read('GET /api/cursos/:id/contenido', {
  summary: 'Lee un curso, por su id o su dirección, con sus secciones y el índice de sus actividades',
  params: { id: idOSlug },
  answer: contenidoDeCurso,
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
