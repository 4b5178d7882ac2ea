import { TIPOS_DE_HOJA } from '@catedra/shared/core/hojas.ts';
import * as api from '@catedra/shared/importaciones/api.ts';
import { cambiarImportacion } from '#features/importaciones/commands/cambiar.ts';
import { cambiarLinea } from '#features/importaciones/commands/cambiar-linea.ts';
import { deshacerImportacion, preverDeshacer } from '#features/importaciones/commands/deshacer.ts';
import { elegir } from '#features/importaciones/commands/elegir.ts';
import { ordenarImportar } from '#features/importaciones/commands/ordenar.ts';
import { subir } from '#features/importaciones/commands/subir.ts';
import { archivoMuyGrande } from '#features/importaciones/errors.ts';
import { exportarPreguntas, preverExportar } from '#features/importaciones/exportar.ts';
import { importarPreguntas } from '#features/importaciones/jobs.ts';
import { leerLineas } from '#features/importaciones/leer-lineas.ts';
import { escribirNoImportadas } from '#features/importaciones/no-importadas.ts';
import { plantillaDePreguntas } from '#features/importaciones/plantilla.ts';
import {
  exigirImportar,
  leerImportacion,
  leerRecientes,
  leerTraidas,
} from '#features/importaciones/queries.ts';
import { answer, handle } from '#platform/http/handler.ts';

export const importacionesHandlers = () => [
  answer(
    api.subir,
    async ({ platform, db, actor }, { id, query, body: contenido }) => {
      await subir(platform, actor, { id, ...query, contenido });
      return leerImportacion(db, actor, id);
    },
    { before: exigirImportar, tooLarge: archivoMuyGrande },
  ),
  answer(api.preverExportar, ({ db, actor }, { body }) => preverExportar(db, actor, body)),
  answer(api.exportar, ({ platform, actor }, { body }) => exportarPreguntas(platform, actor, body)),
  answer(api.leerRecientes, ({ db, actor }) => leerRecientes(db, actor)),
  answer(api.plantilla, async ({ actor }) => {
    exigirImportar(actor);
    return {
      nombre: 'plantilla-preguntas.xlsx',
      tipo: TIPOS_DE_HOJA.xlsx,
      contenido: plantillaDePreguntas(),
    };
  }),
  answer(api.leerUna, ({ db, actor }, { id }) => leerImportacion(db, actor, id)),
  answer(api.leerTraidas, ({ db, actor }, { id }) => leerTraidas(db, actor, id)),
  answer(api.leerLineas, ({ db, actor }, { id, query }) => leerLineas(db, actor, id, query)),
  handle(api.cambiar, async (work, { id, body }) => {
    await cambiarImportacion(work, id, body);
    return leerImportacion(work.tx, work.actor, id);
  }),
  answer(api.cambiarLinea, async ({ platform, db, actor }, { id, numero, body }) => ({
    linea: await cambiarLinea(platform, actor, id, numero, body),
    importacion: await leerImportacion(db, actor, id),
  })),
  handle(api.importar, async (work, { id }) => {
    if (await ordenarImportar(work, id)) await work.enqueue(importarPreguntas, { id });
    return leerImportacion(work.tx, work.actor, id);
  }),
  answer(api.elegir, async ({ platform, db, actor }, { id, body }) => {
    await elegir(platform, actor, id, body.cuales);
    return leerImportacion(db, actor, id);
  }),
  answer(api.preverDeshacer, ({ db, actor }, { id }) => preverDeshacer(db, actor, id)),
  handle(api.deshacer, async (work, { id }) => {
    await deshacerImportacion(work, id);
    return leerImportacion(work.tx, work.actor, id);
  }),
  answer(api.noImportadas, async ({ db, actor }, { id }) => ({
    nombre: 'preguntas-no-importadas.txt',
    tipo: 'text/plain',
    contenido: await escribirNoImportadas(db, actor, id),
  })),
];
