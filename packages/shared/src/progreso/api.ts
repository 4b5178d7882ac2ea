import { command } from '#core/contract.ts';
import { progreso } from '#progreso/collection.ts';
import { latido, latidoAnotado } from '#progreso/schemas.ts';

export const abrir = command('POST /api/actividades/:id/abrir', {
  summary: 'Anota que abro una actividad de un curso mío',
  tag: 'progreso',
  name: 'progreso.abrir-actividad',
  answer: progreso.record,
});

export const completar = command('POST /api/actividades/:id/completar', {
  summary: 'Marca una actividad como completada por mí',
  tag: 'progreso',
  name: 'progreso.completar-actividad',
  answer: progreso.record,
});

export const latir = command('POST /api/actividades/:id/latido', {
  summary: 'Anota por dónde voy en una actividad que tengo abierta',
  tag: 'progreso',
  body: latido,
  answer: latidoAnotado,
});
