import { randomUUID } from 'node:crypto';
import * as cargas from '@catedra/shared/cargas/api.ts';
import * as participantes from '@catedra/shared/participantes/api.ts';
import { ajena, EN_ALGUN_GRUPO, EN_SUS_GRUPOS, fila, type Row } from '#matrix/row.ts';
import type { Scene } from '#matrix/scene.ts';

const CARGAR = 'usuarios:cargar';
const carga = ({ cargaId }: Scene) => ({ id: cargaId });
const cargaHecha = ({ cargaHechaId }: Scene) => ({ id: cargaHechaId });

/** Uploads of people, which are of whoever made them and of those who upload anywhere. */
export const uploadRows: readonly Row[] = [
  fila(cargas.subir, CARGAR, '403 403 403 415 415 415 415 415', () => ({
    id: randomUUID(),
    query: { nombre: 'a.csv' },
  })),
  fila(cargas.leerCargas, CARGAR, EN_ALGUN_GRUPO, () => ({ query: {} })),
  fila(cargas.plantilla, CARGAR, EN_ALGUN_GRUPO),
  fila(cargas.leerCarga, CARGAR, EN_SUS_GRUPOS, carga),
  fila(cargas.cambiar, CARGAR, EN_SUS_GRUPOS, (scene) => ({ ...carga(scene), body: { vaciar: true } })),
  ajena('a un grupo ajeno', cargas.cambiar, '403 403 403 404 400 200 200 200', (scene) => ({
    ...carga(scene),
    body: { grupoId: scene.otro.grupoId },
  })),
  fila(cargas.revisar, CARGAR, EN_SUS_GRUPOS, carga),
  fila(cargas.leerFilas, CARGAR, EN_SUS_GRUPOS, (scene) => ({ ...carga(scene), query: {} })),
  fila(cargas.leerValores, CARGAR, EN_SUS_GRUPOS, (scene) => ({ ...carga(scene), columna: 0 })),
  fila(cargas.corregirFila, CARGAR, EN_SUS_GRUPOS, (scene) => ({
    ...carga(scene),
    linea: 2,
    body: { descartada: true },
  })),
  ajena('con el documento de alguien de otros', cargas.corregirFila, EN_SUS_GRUPOS, (scene) => ({
    ...carga(scene),
    linea: 2,
    body: { celdas: { 1: scene.documentoAjeno } },
  })),
  fila(cargas.corregirIguales, CARGAR, EN_SUS_GRUPOS, (scene) => ({
    ...carga(scene),
    body: { columna: 1, de: '', a: scene.documentoAjeno },
  })),
  fila(cargas.leerSalen, CARGAR, EN_SUS_GRUPOS, (scene) => ({ ...carga(scene), query: {} })),
  fila(cargas.leerPlazosPasados, CARGAR, EN_SUS_GRUPOS, carga),
  fila(participantes.leerCierresDeCarga, CARGAR, EN_SUS_GRUPOS, (scene) => ({ ...carga(scene), query: {} })),
  fila(cargas.importar, CARGAR, EN_SUS_GRUPOS, (scene) => ({
    ...carga(scene),
    body: { como: 'soloCorrectas' },
  })),
  fila(cargas.fallidasCsv, CARGAR, EN_SUS_GRUPOS, carga),
  fila(cargas.fallidasXlsx, CARGAR, EN_SUS_GRUPOS, carga),
  fila(cargas.preverDeshacer, CARGAR, EN_SUS_GRUPOS, cargaHecha),
  fila(cargas.deshacer, CARGAR, EN_SUS_GRUPOS, cargaHecha),
  fila(cargas.darContraseñas, CARGAR, EN_SUS_GRUPOS, (scene) => ({ ...cargaHecha(scene), body: {} })),
  fila(cargas.preverInvitar, CARGAR, EN_SUS_GRUPOS, cargaHecha),
  fila(cargas.invitar, CARGAR, EN_SUS_GRUPOS, cargaHecha),
];
