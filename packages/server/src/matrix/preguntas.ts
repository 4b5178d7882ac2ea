import { randomUUID } from 'node:crypto';
import * as evaluaciones from '@catedra/shared/evaluaciones/api.ts';
import * as feedback from '@catedra/shared/feedback/api.ts';
import * as importaciones from '@catedra/shared/importaciones/api.ts';
import * as intentos from '@catedra/shared/intentos/api.ts';
import * as participantes from '@catedra/shared/participantes/api.ts';
import * as preguntas from '@catedra/shared/preguntas/api.ts';
import { tipoDePregunta } from '@catedra/shared/preguntas/tipos.ts';
import {
  ajena,
  EN_ALGUN_GRUPO,
  EN_SUS_GRUPOS,
  fila,
  LO_DE_SUS_GRUPOS,
  muestra,
  type Row,
} from '#matrix/row.ts';
import type { Scene } from '#matrix/scene.ts';

const pregunta = ({ preguntaId }: Scene) => ({ id: preguntaId });
const evaluacion = ({ evaluacionId }: Scene) => ({ id: evaluacionId });
const persona = ({ usuarioId }: Scene) => ({ id: usuarioId });
const { publica, clave } = tipoDePregunta('unica').ejemplo;
const mitades = { publica: publica as never, clave };
const NO_ESTA = '403 403 403 404 404 404 404 404';
const DEL_OTRO = '403 403 403 200 404 200 200 200';
/** From this course into the other one: of those who tutor, none reaches both. */
const DE_UNO_A_OTRO = '403 403 403 404 404 200 200 200';

const nueva = (carpetaId: string) => ({
  id: randomUUID(),
  body: { version: 0, carpetaId, evaluacionId: null, etiquetas: [], ...mitades },
});
const excepcion = (usuarioId: string) => ({
  usuarioId,
  grupoId: null,
  cambios: { minutos: 90 },
  motivo: 'Acordado',
});

/** The bank of questions, and what only the author of an evaluation does. */
export const questionRows: readonly Row[] = [
  muestra(
    ({ preguntaId }) => preguntaId,
    fila(preguntas.leerBanco, 'preguntas:ver', LO_DE_SUS_GRUPOS, ({ cursoId }) => ({ query: { cursoId } })),
  ),
  fila(preguntas.leerPregunta, 'preguntas:ver', EN_SUS_GRUPOS, pregunta),
  fila(preguntas.leerVersiones, 'preguntas:ver', EN_SUS_GRUPOS, pregunta),
  fila(preguntas.guardarUna, 'preguntas:editar', EN_SUS_GRUPOS, ({ carpetaId }) => nueva(carpetaId)),
  ajena('en una carpeta de otro curso', preguntas.guardarUna, DEL_OTRO, ({ otro }) => nueva(otro.carpetaId)),
  fila(preguntas.usarDesdeAhora, 'preguntas:editar', EN_SUS_GRUPOS, pregunta),
  fila(preguntas.volverAUnaVersion, 'preguntas:editar', EN_SUS_GRUPOS, (scene) => ({
    ...pregunta(scene),
    body: { numero: 1, desde: 2 },
  })),
  fila(preguntas.descartarBorrador, 'preguntas:editar', EN_SUS_GRUPOS, pregunta),
  fila(preguntas.duplicar, 'preguntas:editar', EN_SUS_GRUPOS, (scene) => ({
    ...pregunta(scene),
    body: { id: randomUUID() },
  })),
  ajena('con su copia en otro curso', preguntas.duplicar, DE_UNO_A_OTRO, (scene) => ({
    ...pregunta(scene),
    body: { id: randomUUID(), evaluacionId: scene.otro.evaluacionId },
  })),
  fila(preguntas.mover, 'preguntas:editar', EN_SUS_GRUPOS, ({ preguntaId, carpetaId }) => ({
    body: { ids: [preguntaId], carpetaId },
  })),
  ajena('a una carpeta de otro curso', preguntas.mover, DE_UNO_A_OTRO, ({ preguntaId, otro }) => ({
    body: { ids: [preguntaId], carpetaId: otro.carpetaId },
  })),
  fila(preguntas.etiquetar, 'preguntas:editar', EN_SUS_GRUPOS, ({ preguntaId }) => ({
    body: { ids: [preguntaId], poner: ['una'], quitar: [] },
  })),
  fila(preguntas.aLaPapelera, 'preguntas:editar', EN_SUS_GRUPOS, ({ preguntaId }) => ({
    body: { ids: [preguntaId] },
  })),
  fila(preguntas.recuperar, 'preguntas:editar', EN_SUS_GRUPOS, ({ preguntaId }) => ({
    body: { ids: [preguntaId] },
  })),
  muestra(({ carpetaId }) => carpetaId, fila(preguntas.leerCarpetas, 'preguntas:ver', LO_DE_SUS_GRUPOS)),
  fila(preguntas.guardarUnaCarpeta, 'preguntas:editar', EN_SUS_GRUPOS, ({ cursoId }) => ({
    id: randomUUID(),
    body: { version: 0, nombre: 'Nueva', padreId: null, cursoId },
  })),
  fila(preguntas.eliminarCarpeta, 'preguntas:editar', '403 403 403 404 409 409 409 409', ({ carpetaId }) => ({
    id: carpetaId,
  })),

  fila(importaciones.subir, 'preguntas:importar', '403 403 403 415 415 415 415 415', () => ({
    id: randomUUID(),
    query: { nombre: 'preguntas.txt' },
  })),
  fila(importaciones.plantilla, 'preguntas:importar', EN_ALGUN_GRUPO),
  fila(importaciones.preverExportar, ['preguntas:importar', 'preguntas:ver'], EN_ALGUN_GRUPO, () => ({
    body: { formato: 'gift' as const, carpetaId: null, ids: null },
  })),
  muestra(
    ({ preguntaId }) => preguntaId,
    fila(
      importaciones.exportar,
      ['preguntas:importar', 'preguntas:ver'],
      LO_DE_SUS_GRUPOS,
      ({ preguntaId }) => ({
        body: { formato: 'gift' as const, carpetaId: null, ids: [preguntaId] },
      }),
    ),
  ),
  fila(importaciones.leerRecientes, 'preguntas:importar', EN_ALGUN_GRUPO),
  fila(importaciones.leerUna, 'preguntas:importar', NO_ESTA, () => ({ id: randomUUID() })),
  fila(importaciones.leerLineas, 'preguntas:importar', NO_ESTA, () => ({ id: randomUUID(), query: {} })),
  fila(importaciones.leerTraidas, 'preguntas:importar', NO_ESTA, () => ({ id: randomUUID() })),
  fila(importaciones.noImportadas, 'preguntas:importar', NO_ESTA, () => ({ id: randomUUID() })),
  fila(importaciones.cambiar, 'preguntas:importar', NO_ESTA, () => ({
    id: randomUUID(),
    body: { repetidas: 'dejar' as const },
  })),
  fila(importaciones.cambiarLinea, 'preguntas:importar', NO_ESTA, () => ({
    id: randomUUID(),
    numero: 1,
    body: { fuera: true },
  })),
  fila(importaciones.importar, 'preguntas:importar', NO_ESTA, () => ({ id: randomUUID() })),
  fila(importaciones.elegir, 'preguntas:importar', NO_ESTA, () => ({
    id: randomUUID(),
    body: { cuales: [0] },
  })),
  fila(importaciones.preverDeshacer, 'preguntas:importar', NO_ESTA, () => ({ id: randomUUID() })),
  fila(importaciones.deshacer, 'preguntas:importar', NO_ESTA, () => ({ id: randomUUID() })),

  fila(evaluaciones.leerDeAutor, ['evaluaciones:ver', 'preguntas:ver'], EN_SUS_GRUPOS, evaluacion),
  fila(intentos.leerPapel, ['evaluaciones:ver', 'preguntas:ver'], EN_SUS_GRUPOS, (scene) => ({
    ...evaluacion(scene),
    query: { modelos: 2 },
  })),
  fila(evaluaciones.guardarComposicion, 'evaluaciones:editar', EN_SUS_GRUPOS, (scene) => ({
    ...evaluacion(scene),
    body: { version: 0, secciones: [{ id: randomUUID(), titulo: null, lugares: [] }] },
  })),
  fila(evaluaciones.guardarSecretos, 'evaluaciones:editar', EN_SUS_GRUPOS, (scene) => ({
    ...evaluacion(scene),
    body: { version: 0, contrasena: 'alameda', bandas: [] },
  })),
  fila(feedback.leerAvisos, ['evaluaciones:ver', 'preguntas:ver'], EN_SUS_GRUPOS, evaluacion),
  fila(feedback.responderAviso, null, NO_ESTA, (scene) => ({
    ...evaluacion(scene),
    avisoId: randomUUID(),
    body: { respuesta: null, estado: 'resuelto' },
  })),
  fila(participantes.leerPlazosTrasCierre, 'evaluaciones:ver', EN_SUS_GRUPOS, (scene) => ({
    ...evaluacion(scene),
    query: { cierraEn: '2040-01-01T10:00:00Z' },
  })),
  ajena(
    'una persona de otro grupo',
    participantes.leerPlazosTrasCierre,
    '403 403 403 404 404 200 200 200',
    (scene) => ({
      ...evaluacion(scene),
      query: { cierraEn: '2040-01-01T10:00:00Z', usuarioId: scene.otro.usuarioId },
    }),
  ),
  ajena('otro grupo', participantes.leerPlazosTrasCierre, '403 403 403 404 404 200 200 200', (scene) => ({
    ...evaluacion(scene),
    query: { cierraEn: '2040-01-01T10:00:00Z', grupoId: scene.otro.grupoId },
  })),
  fila(evaluaciones.leerExcepciones, ['evaluaciones:ver', 'intentos:ampliar'], EN_SUS_GRUPOS, evaluacion),
  fila(evaluaciones.guardarExcepcion, ['evaluaciones:ver', 'intentos:ampliar'], EN_SUS_GRUPOS, (scene) => ({
    ...evaluacion(scene),
    excepcionId: randomUUID(),
    body: excepcion(scene.usuarioId),
  })),
  ajena(
    'una persona de otro grupo',
    evaluaciones.guardarExcepcion,
    '403 403 403 404 404 400 400 400',
    (scene) => ({
      ...evaluacion(scene),
      excepcionId: randomUUID(),
      body: excepcion(scene.otro.usuarioId),
    }),
  ),
  fila(evaluaciones.quitarExcepcion, null, NO_ESTA, (scene) => ({
    ...evaluacion(scene),
    excepcionId: randomUUID(),
  })),
  fila(evaluaciones.leerAdaptacion, 'adaptaciones:ver', EN_SUS_GRUPOS, persona),
  fila(
    evaluaciones.guardarAdaptacion,
    ['adaptaciones:ver', 'adaptaciones:editar'],
    EN_SUS_GRUPOS,
    (scene) => ({
      ...persona(scene),
      body: { version: 0, factor: '1,5' as const, motivo: 'Informe' },
    }),
  ),
];
