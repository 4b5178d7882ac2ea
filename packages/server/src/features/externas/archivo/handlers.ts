import * as api from '@catedra/shared/externas/archivo/api.ts';
import { archivoMuyGrande, huella } from '#features/cargas/offers.ts';
import { cambiarCarga, corregirFila } from '#features/externas/archivo/cambiar.ts';
import { exigirRegistrar, leerCargas } from '#features/externas/archivo/cargas.ts';
import { deshacerDeArchivo, preverDeshacer } from '#features/externas/archivo/deshacer.ts';
import { fallidas, plantilla } from '#features/externas/archivo/hojas.ts';
import { leerCarga, leerPagina } from '#features/externas/archivo/leer.ts';
import { ordenarDeshacer, ordenarRegistrar } from '#features/externas/archivo/ordenar.ts';
import { registrarDeArchivo } from '#features/externas/archivo/registrar.ts';
import { leerArchivo, subirCarga, yaSubida } from '#features/externas/archivo/subir.ts';
import { runWork } from '#platform/changes/work.ts';
import { answer, nameOf } from '#platform/http/handler.ts';

/** External training from a file: read, judged, recorded, undone. */
export const archivoHandlers = [
  answer(
    api.subir,
    async ({ platform, db, actor }, { id, query: { nombre }, body: contenido }) => {
      const sha256 = huella(contenido);
      if (!(await yaSubida(db, actor, id, sha256))) {
        const leido = await leerArchivo(db, actor, contenido, nombre);
        await runWork(platform, actor, nameOf(api.subir), (work) =>
          subirCarga(work, { id, nombre, sha256, ...leido }),
        );
      }
      return leerCarga(db, actor, platform.clock.now(), id);
    },
    { before: exigirRegistrar, tooLarge: archivoMuyGrande },
  ),
  answer(api.leerCargas, async ({ db, actor }) => ({ cargas: await leerCargas(db, actor) })),
  answer(api.plantilla, ({ db, actor }) => plantilla(db, actor)),
  answer(api.leerCarga, ({ platform, db, actor }, { id }) => leerCarga(db, actor, platform.clock.now(), id)),
  answer(api.leerFilas, ({ platform, db, actor }, { id, query }) =>
    leerPagina(db, actor, platform.clock.now(), id, query),
  ),
  answer(api.preverDeshacer, ({ db, actor }, { id }) => preverDeshacer(db, actor, id)),
  answer(api.fallidas, ({ platform, db, actor }, { id }) => fallidas(db, actor, platform.clock.now(), id)),
  answer(api.cambiar, async ({ platform, db, actor }, { id, body }) => {
    await runWork(platform, actor, nameOf(api.cambiar), (work) => cambiarCarga(work, id, body.mapeo));
    return leerCarga(db, actor, platform.clock.now(), id);
  }),
  answer(api.corregirFila, async ({ platform, db, actor }, { id, linea, body }) => {
    await runWork(platform, actor, nameOf(api.corregirFila), (work) => corregirFila(work, id, linea, body));
    return leerCarga(db, actor, platform.clock.now(), id);
  }),
  answer(api.registrar, async ({ platform, db, actor }, { id }) => {
    await runWork(platform, actor, nameOf(api.registrar), async (work) => {
      if (await ordenarRegistrar(work, id)) await work.enqueue(registrarDeArchivo, { id });
    });
    return leerCarga(db, actor, platform.clock.now(), id);
  }),
  answer(api.deshacer, async ({ platform, db, actor }, { id }) => {
    await runWork(platform, actor, nameOf(api.deshacer), async (work) => {
      if (await ordenarDeshacer(work, id)) await work.enqueue(deshacerDeArchivo, { id });
    });
    return leerCarga(db, actor, platform.clock.now(), id);
  }),
];
