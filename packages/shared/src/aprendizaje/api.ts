import { actividadAbierta, cursoAbierto, finalDeCurso, miInicio, miTrabajo } from '#aprendizaje/schemas.ts';
import { read } from '#core/contract.ts';
import { idOSlug } from '#cursos/schemas.ts';

export const leerInicio = read('GET /api/aprendizaje/inicio', {
  summary: 'Lee lo que muestra mi página de inicio',
  answer: miInicio,
});

export const leerCurso = read('GET /api/aprendizaje/cursos/:idOSlug', {
  summary: 'Lee un curso con el estado de cada actividad para mí',
  params: { idOSlug },
  answer: cursoAbierto,
});

export const leerFinal = read('GET /api/aprendizaje/cursos/:id/final', {
  summary: 'Lee lo que hice en un curso mío cuando no me queda nada en él',
  answer: finalDeCurso,
});

export const leerActividad = read('GET /api/actividades/:id/abierta', {
  summary: 'Lee lo que contiene una actividad y por dónde voy en ella',
  tag: 'aprendizaje',
  answer: actividadAbierta,
});

export const leerMiTrabajo = read('GET /api/actividades/:id/mi-trabajo', {
  summary: 'Lee lo que escribí en una actividad, aunque esté cerrada',
  tag: 'aprendizaje',
  answer: miTrabajo,
});
