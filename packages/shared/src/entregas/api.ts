import { command, read } from '#core/contract.ts';
import {
  calificarEntrega,
  colaDeEntregas,
  consultaDeEntregas,
  devolverEntrega,
  entrega,
  entregaPorCalificar,
  esperaDeCorreccion,
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
  summary: 'Lista los trabajos que puedo corregir, el que más espera primero',
  query: consultaDeEntregas,
  answer: colaDeEntregas,
});

export const leerEspera = read('GET /api/entregas/espera', {
  summary: 'Lee cuánto espera mi corrección y en qué actividades espera desde hace más',
  answer: esperaDeCorreccion,
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
