import * as certificados from '@catedra/shared/certificados/api.ts';
import { canario } from '#matrix/canaries.ts';
import {
  EN_ALGUN_GRUPO,
  EN_SUS_GRUPOS,
  fila,
  LO_DE_SUS_GRUPOS,
  muestra,
  QUIEN_LO_VE,
  type Row,
  TODOS,
} from '#matrix/row.ts';
import type { Scene } from '#matrix/scene.ts';

const certificado = ({ certificadoId }: Scene) => ({ id: certificadoId });
const delCurso = ({ cursoId }: Scene) => ({ id: cursoId });

/** What whoever finishes gets, and what others do with it. */
export const certificateRows: readonly Row[] = [
  muestra(({ certificadoId }) => certificadoId, fila(certificados.leerMios, null, '- + - - - - - -')),
  fila(certificados.leer, null, QUIEN_LO_VE, certificado),
  fila(certificados.descargar, null, QUIEN_LO_VE, certificado),
  muestra(
    ({ certificadoId }) => certificadoId,
    fila(certificados.leerRegistro, 'certificados:ver', LO_DE_SUS_GRUPOS, () => ({ query: {} })),
  ),
  fila(certificados.leerPorCaducar, 'certificados:ver', EN_ALGUN_GRUPO),
  muestra(({ cursoId }) => cursoId, fila(certificados.leerOpciones, 'certificados:ver', LO_DE_SUS_GRUPOS)),
  muestra(
    () => canario('a', 'certificado', 'nombre'),
    fila(certificados.exportarRegistro, ['certificados:ver', 'reportes:exportar'], LO_DE_SUS_GRUPOS, () => ({
      query: { formato: 'csv' },
    })),
  ),
  fila(certificados.pedirZip, 'certificados:ver', '403 403 403 409 200 200 200 200', ({ certificadoId }) => ({
    body: { ids: [certificadoId] },
  })),
  fila(certificados.leerZips, 'certificados:ver', EN_ALGUN_GRUPO),
  // Somebody else's.
  fila(certificados.descargarZip, 'certificados:ver', '403 403 403 404 404 404 404 404', certificado),
  // Whoever could not do it is told that it touches none.
  fila(certificados.leerTocados, null, TODOS, ({ intentoId }) => ({
    body: { acto: 'anular', ids: [intentoId] },
  })),
  fila(
    certificados.retirar,
    ['certificados:ver', 'certificados:retirar'],
    '404 404 404 404 200 200 200 200',
    (scene) => ({
      ...certificado(scene),
      body: { motivo: 'Por error' },
    }),
  ),
  // What it says is what is written of its person nowhere else: there is something to put right.
  fila(
    certificados.reexpedir,
    ['certificados:ver', 'certificados:retirar'],
    '404 404 404 404 200 200 200 200',
    certificado,
  ),
  fila(certificados.leerAjustes, null, QUIEN_LO_VE, delCurso),
  fila(certificados.guardarAjustes, 'cursos:editar', EN_SUS_GRUPOS, (scene) => ({
    ...delCurso(scene),
    body: { version: 0, horas: 8, muestraNota: false, notaMinima: null },
  })),
  fila(certificados.leerQueFaltan, 'certificados:emitir', EN_SUS_GRUPOS, delCurso),
  fila(certificados.emitirQueFaltan, 'certificados:emitir', EN_SUS_GRUPOS, delCurso),
];
