import { command, read } from '#core/contract.ts';
import {
  conBorrador,
  edicion,
  editable,
  guardado,
  guardarBorrador as borradorAGuardar,
} from '#edicion/schemas.ts';

export const estarEditando = command('PUT /api/ediciones/:coleccion/:documento', {
  summary: 'Avisa de que se está editando algo, y dice quién más lo edita y qué quedó sin guardar',
  tag: 'edición',
  params: { coleccion: editable },
  answer: edicion,
});

export const dejarDeEditar = command('DELETE /api/ediciones/:coleccion/:documento', {
  summary: 'Avisa de que se deja de editar algo',
  tag: 'edición',
  params: { coleccion: editable },
});

export const leerGuardado = read('GET /api/ediciones/:coleccion/:documento/guardado', {
  summary: 'Dice quién guardó algo por última vez',
  tag: 'edición',
  params: { coleccion: editable },
  answer: guardado,
});

export const guardarBorrador = command('PUT /api/borradores/:coleccion/:documento', {
  summary: 'Guarda aparte lo que se escribió y aún no se ha guardado',
  tag: 'edición',
  params: { coleccion: conBorrador },
  body: borradorAGuardar,
});

export const descartarBorrador = command('DELETE /api/borradores/:coleccion/:documento', {
  summary: 'Descarta lo que se escribió y no se guardó',
  tag: 'edición',
  params: { coleccion: conBorrador },
});
