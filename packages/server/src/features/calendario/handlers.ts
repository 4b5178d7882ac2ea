import * as api from '@catedra/shared/calendario/api.ts';
import { darDireccion, leerDireccion, quitarDireccion } from '#features/calendario/commands/direccion.ts';
import { leerFechas } from '#features/calendario/leer-fechas.ts';
import { answer, handle } from '#platform/http/handler.ts';

export const calendarioHandlers = () => [
  answer(api.leerMio, async ({ platform: { db, clock, config }, actor }) => {
    const [fechas, direccion] = await Promise.all([
      leerFechas(db, actor, config.ZONA_HORARIA, clock.now()),
      actor.quienMira ? null : leerDireccion(db, actor.id),
    ]);
    return { ...fechas, direccion };
  }),
  handle(api.darDireccion, (work, { body }) => darDireccion(work, body.enLugarDe)),
  handle(api.quitarDireccion, (work) => quitarDireccion(work)),
];
