import * as api from '@catedra/shared/anuncios/api.ts';
import { MINUTO } from '@catedra/shared/core/duraciones.ts';
import { leerAudiencia } from '#features/anuncios/audiencia.ts';
import { buscarDestinos } from '#features/anuncios/buscar-destinos.ts';
import { guardar } from '#features/anuncios/commands/guardar.ts';
import { leer } from '#features/anuncios/commands/leer.ts';
import { retirar } from '#features/anuncios/commands/retirar.ts';
import { contarCorreos, leerUno, paraQuienEs } from '#features/anuncios/filas.ts';
import { contarLeidos, contarPersonas, leerLecturas } from '#features/anuncios/lecturas.ts';
import { leerMios } from '#features/anuncios/mios.ts';
import { leerRegistro } from '#features/anuncios/registro.ts';
import { answer, handle } from '#platform/http/handler.ts';
import type { Platform } from '#platform/platform.ts';
import { keptWhile } from '#platform/turns/kept-while.ts';

export function anunciosHandlers({ clock }: Platform) {
  const cuantas = keptWhile<number>(MINUTO, clock);
  const leidas = keptWhile<number>(MINUTO, clock);
  const correos = keptWhile<{ salieron: number; esperan: number }>(MINUTO, clock);
  return [
    answer(api.leerMios, async ({ db, actor }, { query }) => ({
      anuncios: await leerMios(db, actor, clock.now(), query.anuncio),
    })),
    handle(api.leer, (work, { id, body }) => leer(work, id, body.apartar)),
    answer(api.leerRegistro, ({ db, actor }, { query }) => leerRegistro(db, actor, clock.now(), query)),
    answer(api.leerDestinos, async ({ db, actor }, { query }) => ({
      destinos: await buscarDestinos(db, actor, query.buscar),
    })),
    answer(api.leerAudiencia, ({ db, actor }, { body }) => leerAudiencia(db, actor, body)),
    answer(api.leerUno, ({ db, actor }, { id }) => leerUno(db, actor, id, clock.now())),
    handle(api.guardar, (work, { id, body }) => guardar(work, id, body)),
    handle(api.retirar, (work, { id }) => retirar(work, id)),
    answer(api.leerCifras, async ({ db, actor }, { id }) => {
      const { version, ...para } = await paraQuienEs(db, actor, id);
      // Those whom it is for are counted at most once a minute, and so is who read it unless it was written again.
      const [personas, leidos, suyos] = await Promise.all([
        cuantas(JSON.stringify(para), () => contarPersonas(db, para)),
        leidas(`${id}·${version}`, () => contarLeidos(db, id, para)),
        correos(`${id}·${version}`, () => contarCorreos(db, id)),
      ]);
      return { personas, leidos: Math.min(leidos, personas), correos: suyos, en: clock.now().toISOString() };
    }),
    answer(api.leerLecturas, ({ db, actor }, { id, query }) => leerLecturas(db, actor, id, query)),
  ];
}
