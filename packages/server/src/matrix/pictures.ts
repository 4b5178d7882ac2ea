import { randomUUID } from 'node:crypto';
import * as fotos from '@catedra/shared/fotos/api.ts';
import { canario } from '#matrix/canaries.ts';
import { EN_ALGUN_GRUPO, EN_LA_ACADEMIA, fila, LO_DE_SUS_GRUPOS, muestra, type Row } from '#matrix/row.ts';
import { FOTO } from '#matrix/world-fotos.ts';

const foto = { id: FOTO, query: {} };

/** How compliance stood at the end of each month. */
export const pictureRows: readonly Row[] = [
  fila(fotos.leerFotos, 'reportes:ver', EN_ALGUN_GRUPO),
  muestra(
    ({ cursoId }) => cursoId,
    fila(fotos.leerFoto, 'reportes:ver', LO_DE_SUS_GRUPOS, () => foto),
  ),
  muestra(
    () => canario('a', 'curso', 'titulo'),
    fila(fotos.descargarFoto, ['reportes:ver', 'reportes:exportar'], LO_DE_SUS_GRUPOS, () => ({
      id: FOTO,
      query: { formato: 'csv' },
    })),
  ),
  fila(fotos.comprobarFoto, 'reportes:ver', EN_ALGUN_GRUPO, () => ({ id: FOTO })),
  fila(fotos.pedirFoto, 'reportes:fotografiar', EN_LA_ACADEMIA, () => ({ id: randomUUID() })),
];
