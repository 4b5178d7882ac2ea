import * as externas from '@catedra/shared/externas/api.ts';
import {
  ajena,
  EN_ALGUN_GRUPO,
  EN_LA_ACADEMIA,
  EN_SUS_GRUPOS,
  fila,
  LO_DE_SUS_GRUPOS,
  muestra,
  type Row,
} from '#matrix/row.ts';
import type { Scene } from '#matrix/scene.ts';
import { tituloDeEntrada } from '#matrix/world-externals.ts';

const REGISTRAR = ['certificados:ver', 'certificados:emitir'] as const;
const dia = '2026-01-02';
const persona = ({ usuarioId }: Scene) => ({ id: usuarioId });
const externa = ({ externaId }: Scene) => ({ id: externaId });
const entrada = ({ entradaId }: Scene) => ({ id: entradaId });

/** What people did elsewhere, and the catalogue of what is no course of ours. */
export const externalRows: readonly Row[] = [
  muestra(({ externaId }) => externaId, fila(externas.leerMias, null, '- + - - - - - -')),
  muestra(
    ({ externaId }) => externaId,
    fila(externas.leerRegistro, 'certificados:ver', LO_DE_SUS_GRUPOS, () => ({ query: {} })),
  ),
  fila(externas.leerDePersona, 'certificados:ver', EN_SUS_GRUPOS, persona),
  fila(externas.registrar, REGISTRAR, EN_SUS_GRUPOS, (scene) => ({
    ...persona(scene),
    body: { entradaId: scene.entradaId, dia },
  })),
  ajena(
    'un curso de otros',
    externas.registrar,
    '403 403 403 404 400 200 200 200',
    ({ usuarioId, otro }) => ({ id: usuarioId, body: { cursoId: otro.cursoId, dia } }),
  ),
  // A file that was uploaded for something else.
  fila(externas.ponerPapel, REGISTRAR, '403 403 403 404 400 400 400 400', (scene) => ({
    ...externa(scene),
    body: { archivoId: scene.archivoId },
  })),
  fila(externas.retirar, REGISTRAR, EN_SUS_GRUPOS, (scene) => ({
    ...externa(scene),
    body: { motivo: 'Por error' },
  })),
  fila(externas.leerCatalogo, REGISTRAR, EN_ALGUN_GRUPO),
  fila(externas.guardarEntrada, 'certificados:emitir', EN_LA_ACADEMIA, (scene) => ({
    ...entrada(scene),
    body: { version: 1, titulo: tituloDeEntrada, horas: 8 },
  })),
  fila(externas.retirarEntrada, 'certificados:emitir', EN_LA_ACADEMIA, entrada),
  fila(externas.recuperarEntrada, 'certificados:emitir', EN_LA_ACADEMIA, entrada),
];
