import { randomUUID } from 'node:crypto';
import * as externas from '@catedra/shared/externas/api.ts';
import * as archivo from '@catedra/shared/externas/archivo/api.ts';
import { canario } from '#matrix/canaries.ts';
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
const carga = ({ externaCargaId }: Scene) => ({ id: externaCargaId });
const cargaHecha = ({ externaCargaHechaId }: Scene) => ({ id: externaCargaHechaId });
const entrada = ({ entradaId }: Scene) => ({ id: entradaId });

/** What people did elsewhere, and the catalogue of what is no course of ours. */
export const externalRows: readonly Row[] = [
  muestra(({ externaId }) => externaId, fila(externas.leerMias, null, '- + - - - - - -')),
  muestra(
    ({ externaId }) => externaId,
    fila(externas.leerRegistro, 'certificados:ver', LO_DE_SUS_GRUPOS, () => ({ query: {} })),
  ),
  muestra(
    () => canario('a', 'externa', 'motivo'),
    fila(externas.exportarRegistro, ['certificados:ver', 'reportes:exportar'], LO_DE_SUS_GRUPOS, () => ({
      query: { formato: 'csv' },
    })),
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
  fila(archivo.subir, REGISTRAR, '403 403 403 415 415 415 415 415', () => ({
    id: randomUUID(),
    query: { nombre: 'a.csv' },
  })),
  fila(archivo.leerCargas, REGISTRAR, EN_ALGUN_GRUPO),
  fila(archivo.plantilla, REGISTRAR, EN_ALGUN_GRUPO),
  fila(archivo.leerCarga, REGISTRAR, EN_SUS_GRUPOS, carga),
  fila(archivo.leerFilas, REGISTRAR, EN_SUS_GRUPOS, (scene) => ({ ...carga(scene), query: {} })),
  fila(archivo.cambiar, REGISTRAR, EN_SUS_GRUPOS, (scene) => ({
    ...carga(scene),
    body: { mapeo: ['documento', 'formacion', 'dia'] },
  })),
  fila(archivo.corregirFila, REGISTRAR, EN_SUS_GRUPOS, (scene) => ({
    ...carga(scene),
    linea: 2,
    body: { fuera: true },
  })),
  ajena('con el documento de alguien de otros', archivo.corregirFila, EN_SUS_GRUPOS, (scene) => ({
    ...carga(scene),
    linea: 2,
    body: { celdas: { 0: scene.documentoAjeno } },
  })),
  fila(archivo.registrar, REGISTRAR, EN_SUS_GRUPOS, carga),
  fila(archivo.fallidas, REGISTRAR, EN_SUS_GRUPOS, carga),
  fila(archivo.preverDeshacer, REGISTRAR, EN_SUS_GRUPOS, cargaHecha),
  fila(archivo.deshacer, REGISTRAR, EN_SUS_GRUPOS, cargaHecha),
];
