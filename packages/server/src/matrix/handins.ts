import { type CommandRow, type CommandRows, EN_SUS_GRUPOS, lee } from '#matrix/row.ts';

const trabajo = { version: 0, texto: '<p>Hecho</p>', archivoIds: [] };
const tarea =
  (verbo: string): CommandRow['1'] =>
  ({ tareaId }) => ({ path: `/api/actividades/${tareaId}/${verbo}`, body: trabajo });
const entrega =
  (verbo: string, body: object): CommandRow['1'] =>
  ({ entregaId }) => ({
    path: `/api/entregas/${entregaId}/${verbo}`,
    body: { version: 1, comentario: '', ...body },
  });

/** Handing in and marking. */
export const handInRows: CommandRows = {
  'PUT /api/actividades/:id/mi-entrega': ['404 200 404 404 409 409 409', tarea('mi-entrega')],
  'POST /api/actividades/:id/entregar': ['404 200 404 404 409 409 409', tarea('entregar')],
  'GET /api/entregas': ['403 403 403 200 200 200 200', () => ({ path: '/api/entregas' })],
  'GET /api/entregas/:id': [EN_SUS_GRUPOS, lee(({ entregaId }) => `/api/entregas/${entregaId}`)],
  'POST /api/entregas/:id/calificar': [EN_SUS_GRUPOS, entrega('calificar', { nota: 7, puntos: null })],
  'POST /api/entregas/:id/devolver': [EN_SUS_GRUPOS, entrega('devolver', {})],
};
