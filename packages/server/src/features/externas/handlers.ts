import * as api from '@catedra/shared/externas/api.ts';
import { diaEn } from '@catedra/shared/fechas/en-zona.ts';
import { archivoHandlers } from '#features/externas/archivo/handlers.ts';
import { leerCatalogo } from '#features/externas/catalogo.ts';
import { ponerPapel, retirar } from '#features/externas/commands/cambiar.ts';
import { guardarEntrada, recuperarEntrada, retirarEntrada } from '#features/externas/commands/entradas.ts';
import { registrar } from '#features/externas/commands/registrar.ts';
import { exportarRegistro } from '#features/externas/exportar.ts';
import { leerDePersona, leerMias } from '#features/externas/leer-externas.ts';
import { leerRegistro } from '#features/externas/registro.ts';
import { answer, handle } from '#platform/http/handler.ts';
import type { Platform } from '#platform/platform.ts';

export function externasHandlers({ db, clock, config }: Platform) {
  const hoy = () => diaEn(clock.now(), config.ZONA_HORARIA);
  return [
    answer(api.leerMias, async ({ actor }) => ({ externas: await leerMias(db, actor, hoy()) })),
    answer(api.leerRegistro, ({ actor }, { query }) => leerRegistro(db, actor, hoy(), query)),
    answer(api.exportarRegistro, ({ actor }, { query }) =>
      exportarRegistro(db, { actor, hoy: hoy(), zona: config.ZONA_HORARIA }, query),
    ),
    answer(api.leerDePersona, async ({ actor }, { id }) => ({
      externas: await leerDePersona(db, actor, id, hoy()),
    })),
    handle(api.registrar, (work, { id, body }) => registrar(work, id, body)),
    handle(api.ponerPapel, (work, { id, body }) => ponerPapel(work, id, body.archivoId)),
    handle(api.retirar, (work, { id, body }) => retirar(work, id, body.motivo)),
    ...archivoHandlers,
    answer(api.leerCatalogo, async ({ actor }) => ({ entradas: await leerCatalogo(db, actor) })),
    handle(api.guardarEntrada, (work, { id, body }) => guardarEntrada(work, id, body)),
    handle(api.retirarEntrada, (work, { id }) => retirarEntrada(work, id)),
    handle(api.recuperarEntrada, (work, { id }) => recuperarEntrada(work, id)),
  ];
}
