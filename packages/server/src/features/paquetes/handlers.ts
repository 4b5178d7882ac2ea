import * as api from '@catedra/shared/paquetes/api.ts';
import { exportarCurso } from '#features/paquetes/exportar/exportar-curso.ts';
import { ordenarImportar } from '#features/paquetes/importar/ordenar-importar.ts';
import { revisarPaquete } from '#features/paquetes/importar/revisar-paquete.ts';
import { importarPaquete } from '#features/paquetes/jobs.ts';
import { leerPaquete, leerRecientes } from '#features/paquetes/queries.ts';
import { answer, handle } from '#platform/http/handler.ts';

export const paquetesHandlers = () => [
  answer(api.exportar, async ({ platform, actor }, { id }) => ({
    ...(await exportarCurso(platform, actor, id)),
    tipo: 'application/zip',
  })),
  answer(api.leerRecientes, async ({ db, actor }) => ({ datos: await leerRecientes(db, actor) })),
  answer(api.leerUno, ({ db, actor }, { id }) => leerPaquete(db, actor, id)),
  answer(api.revisar, ({ platform, actor }, { body }) => revisarPaquete(platform, actor, body.archivoId)),
  handle(api.importar, async (work, { id }) => {
    if (await ordenarImportar(work, id)) await work.enqueue(importarPaquete, { id });
    return leerPaquete(work.tx, work.actor, id);
  }),
];
