import * as copias from '@catedra/shared/copias/api.ts';
import * as tecnico from '@catedra/shared/tecnico/api.ts';
import { fila, QUIEN_ADMINISTRA, type Row } from '#matrix/row.ts';

const LO_TECNICO = 'sistema:administrar';

const DE_UNA_COLA = { body: { cola: 'cargas.importar', hasta: '2026-01-01T00:00:00.000Z' } };

export const technicalRows: readonly Row[] = [
  fila(tecnico.leerTrabajos, LO_TECNICO, QUIEN_ADMINISTRA),
  fila(tecnico.leerProcesos, LO_TECNICO, QUIEN_ADMINISTRA),
  fila(tecnico.leerEspacio, LO_TECNICO, QUIEN_ADMINISTRA),
  fila(tecnico.leerConsultas, LO_TECNICO, QUIEN_ADMINISTRA),
  fila(copias.leerCopias, LO_TECNICO, QUIEN_ADMINISTRA),
  // The world of the matrix says nowhere where its copies go.
  fila(copias.pedirCopia, LO_TECNICO, '403 403 403 403 403 403 409 409'),
  fila(copias.probarCopia, LO_TECNICO, '403 403 403 403 403 403 409 409', () => ({
    nombre: '2026-01-01T00-00-00-000Z',
  })),
  fila(tecnico.reintentarTrabajos, LO_TECNICO, QUIEN_ADMINISTRA, () => DE_UNA_COLA),
  fila(tecnico.descartarTrabajos, LO_TECNICO, QUIEN_ADMINISTRA, () => DE_UNA_COLA),
];
