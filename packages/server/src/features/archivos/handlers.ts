import * as api from '@catedra/shared/archivos/api.ts';
import { leerArchivo } from '#features/archivos/abrir.ts';
import { ponerMiFoto } from '#features/archivos/commands/poner-mi-foto.ts';
import { descartar, terminarSubida } from '#features/archivos/commands/terminar-subida.ts';
import { leerUso } from '#features/archivos/leer-uso.ts';
import { limitesDe } from '#features/archivos/limites.ts';
import { comoArchivo, leerSubidaEnCurso } from '#features/archivos/queries.ts';
import { tomarSubida } from '#features/archivos/tomar-subida.ts';
import { TUS } from '#features/archivos/upload-routes.ts';
import { answer, handle } from '#platform/http/handler.ts';

export const archivosHandlers = () => [
  answer(api.leerUno, async ({ platform, actor }, { id }) =>
    comoArchivo(await leerArchivo(platform, actor, id)),
  ),
  answer(api.leerLimites, async ({ platform }) => limitesDe(platform.config)),
  answer(api.leerUso, ({ platform, actor }) => leerUso(platform, actor)),
  answer(api.terminar, ({ platform, actor }, { id }) => terminarSubida(platform, actor, id)),
  answer(api.abandonar, async ({ platform, actor, reply }, { id }) => {
    await leerSubidaEnCurso(platform.db, actor.id, id);
    await tomarSubida(platform, id, () => descartar(platform, id));
    reply.headers(TUS);
  }),
  handle(api.ponerMiFoto, (work, { body }) => ponerMiFoto(work, body.archivoId), { parsed: true }),
];
