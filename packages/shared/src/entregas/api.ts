import { command, read } from '#core/contract.ts';
import { anotacionPuesta, anotar as anotacionAPoner } from '#entregas/anotaciones.ts';
import {
  comentariosGuardados,
  consultaDeComentarios,
  guardarComentario as comentarioAGuardar,
} from '#entregas/comentarios.ts';
import {
  consultaDeMontones,
  consultaDeOtras,
  consultaDePaso,
  correccionAbierta,
  enCorreccion,
  montones,
  montonesPorPersona,
  otrasNotas,
  paso,
  pendientes,
} from '#entregas/cola.ts';
import {
  calificarEntrega,
  colaDeEntregas,
  consultaDeEntregas,
  devolverEntrega,
  entrega,
  entregaPorCalificar,
  esperaDeCorreccion,
  filtroDeCola,
  guardarEntrega,
} from '#entregas/schemas.ts';

export const guardar = command('PUT /api/actividades/:id/mi-entrega', {
  summary: 'Guarda el borrador de mi trabajo',
  tag: 'entregas',
  name: 'entregas.guardar',
  body: guardarEntrega,
  answer: entrega,
});

export const entregar = command('POST /api/actividades/:id/entregar', {
  summary: 'Entrega mi trabajo',
  tag: 'entregas',
  body: guardarEntrega,
  answer: entrega,
});

export const leerCola = read('GET /api/entregas', {
  summary: 'Lista los trabajos que esperan mi corrección, el que más espera primero; o los ya corregidos',
  query: consultaDeEntregas,
  answer: colaDeEntregas,
});

export const leerEspera = read('GET /api/entregas/espera', {
  summary: 'Lee cuánto espera mi corrección y en qué actividades espera desde hace más',
  answer: esperaDeCorreccion,
});

export const leerPendientes = read('GET /api/entregas/pendientes', {
  summary: 'Lee cuánto espera mi corrección, desde cuándo y por qué se puede filtrar',
  query: filtroDeCola,
  answer: pendientes,
});

export const leerMontones = read('GET /api/entregas/por-actividad', {
  summary: 'Lista lo que espera mi corrección por tarea o pregunta, lo más antiguo primero',
  query: consultaDeMontones,
  answer: montones,
});

export const leerPorPersona = read('GET /api/entregas/por-persona', {
  summary: 'Lista lo que espera mi corrección por persona, lo más antiguo primero',
  query: consultaDeMontones,
  answer: montonesPorPersona,
});

export const leerPaso = read('GET /api/entregas/paso', {
  summary: 'Lee qué lugar tiene un trabajo entre los que corrijo, el anterior y el siguiente',
  query: consultaDePaso,
  answer: paso,
});

export const leerOtras = read('GET /api/entregas/otras', {
  summary: 'Lee cómo se repartieron los puntos de quienes respondieron lo mismo',
  query: consultaDeOtras,
  answer: otrasNotas,
});

export const leerComentarios = read('GET /api/entregas/comentarios', {
  summary: 'Lista mis comentarios guardados y los del curso, el último guardado primero',
  query: consultaDeComentarios,
  answer: comentariosGuardados,
});

export const guardarComentario = command('PUT /api/entregas/comentarios/:id', {
  summary: 'Guarda un comentario para repetirlo al corregir, para mí o para quienes corrigen en el curso',
  name: 'entregas.guardar-comentario',
  body: comentarioAGuardar,
});

export const quitarComentario = command('DELETE /api/entregas/comentarios/:id', {
  summary: 'Quita un comentario guardado',
  name: 'entregas.quitar-comentario',
});

export const anotar = command('PUT /api/entregas/:id/anotaciones/:anotacionId', {
  summary: 'Comenta un trozo de un trabajo o de una respuesta, o cambia lo que se dijo de él',
  name: 'entregas.anotar',
  body: anotacionAPoner,
  answer: anotacionPuesta,
});

export const quitarAnotacion = command('DELETE /api/entregas/:id/anotaciones/:anotacionId', {
  summary: 'Quita lo que se dijo de un trozo de un trabajo o de una respuesta',
  name: 'entregas.quitar-anotacion',
});

export const estarCorrigiendo = command('PUT /api/entregas/:id/abierta', {
  summary: 'Avisa de que se está corrigiendo un trabajo o una respuesta, y dice quién más la tiene abierta',
  body: enCorreccion,
  answer: correccionAbierta,
});

export const dejarDeCorregir = command('POST /api/entregas/:id/dejar', {
  summary: 'Avisa de que se deja de corregir',
  body: enCorreccion,
});

export const leerPorCalificar = read('GET /api/entregas/:id', {
  summary: 'Lee un trabajo con lo que hace falta para calificarlo',
  answer: entregaPorCalificar,
});

export const calificar = command('POST /api/entregas/:id/calificar', {
  summary: 'Corrige un trabajo, con su rúbrica o con una nota',
  body: calificarEntrega,
  answer: entrega,
});

export const devolver = command('POST /api/entregas/:id/devolver', {
  summary: 'Devuelve un trabajo para otro intento',
  body: devolverEntrega,
  answer: entrega,
});
