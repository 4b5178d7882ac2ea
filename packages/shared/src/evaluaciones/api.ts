import { command } from '#core/contract.ts';
import { evaluaciones } from '#evaluaciones/collection.ts';
import { creadaConActividad, crearConActividad as nuevaConActividad } from '#evaluaciones/schemas.ts';

export const publicar = command('POST /api/evaluaciones/:id/publicar', {
  summary: 'Publica una evaluación',
  answer: evaluaciones.record,
});

export const cerrar = command('POST /api/evaluaciones/:id/cerrar', {
  summary: 'Cierra una evaluación',
  answer: evaluaciones.record,
});

export const volverABorrador = command('POST /api/evaluaciones/:id/volver-a-borrador', {
  summary: 'Retira una evaluación a borrador',
  answer: evaluaciones.record,
});

export const crearConActividad = command('POST /api/evaluaciones/crear-con-actividad', {
  summary: 'Crea una actividad de tipo evaluación con sus reglas',
  body: nuevaConActividad,
  answer: creadaConActividad,
});

export const eliminarConActividad = command('POST /api/evaluaciones/:id/eliminar-con-actividad', {
  summary: 'Elimina una evaluación y su actividad, o ninguna',
});
