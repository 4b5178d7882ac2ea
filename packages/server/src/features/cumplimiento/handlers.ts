import * as api from '@catedra/shared/cumplimiento/api.ts';
import { leerAperturas } from '#features/cumplimiento/aperturas/leer-aperturas.ts';
import { leerDeshacibles } from '#features/cumplimiento/aperturas/leer-deshacibles.ts';
import { leerValidezPrevista } from '#features/cumplimiento/validez/leer-prevista.ts';
import { aplicarValidez, deshacerValidez } from '#features/cumplimiento/commands/aplicar-validez.ts';
import { abrirRondas } from '#features/cumplimiento/commands/abrir-rondas.ts';
import { deshacerAperturas } from '#features/cumplimiento/commands/deshacer-aperturas.ts';
import { guardarRenovacion } from '#features/cumplimiento/commands/guardar-renovacion.ts';
import { noRenovar, renovarYa } from '#features/cumplimiento/commands/renovar-ya.ts';
import { leerMiRenovacion } from '#features/cumplimiento/leer-mi-renovacion.ts';
import { leerRenovacion } from '#features/cumplimiento/leer-renovacion.ts';
import { leerRondas } from '#features/cumplimiento/leer-rondas.ts';
import { miradaDe } from '#features/participantes/offers.ts';
import { answer, handle } from '#platform/http/handler.ts';
import type { Platform } from '#platform/platform.ts';

export function cumplimientoHandlers({ db, clock, config }: Platform) {
  return [
    answer(api.leerRenovacion, ({ actor }, { id }) => leerRenovacion(db, actor, id, clock.now())),
    handle(api.guardarRenovacion, (work, { id, body }) =>
      guardarRenovacion(work, id, body, config.ZONA_HORARIA),
    ),
    answer(api.leerMia, ({ actor }, { id }) => leerMiRenovacion(db, actor.id, id, clock.now())),
    answer(api.leerRondas, (asked, { id, query }) =>
      leerRondas(asked.db, miradaDe(asked, id), query.cursoId),
    ),
    handle(api.renovarYa, (work, { id }) => renovarYa(work, id)),
    handle(api.noRenovar, (work, { id }) => noRenovar(work, id)),
    answer(api.leerAperturas, ({ actor }, { id, body }) =>
      leerAperturas(db, actor, id, body, { now: clock.now(), zona: config.ZONA_HORARIA }),
    ),
    handle(api.abrirRenovaciones, (work, { id, body }) => abrirRondas(work, id, body, config.ZONA_HORARIA)),
    handle(api.deshacerAperturas, (work, { id, body }) => deshacerAperturas(work, id, body)),
    answer(api.leerDeshacibles, ({ actor }, { id, body }) =>
      leerDeshacibles(db, actor, id, body.quienes, clock.now()),
    ),
    answer(api.leerValidezPrevista, ({ actor }, { id, body }) =>
      leerValidezPrevista(db, actor, id, { ...body, now: clock.now(), zona: config.ZONA_HORARIA }),
    ),
    handle(api.aplicarValidez, (work, { id, body }) =>
      aplicarValidez(work, id, { ...body, zona: config.ZONA_HORARIA }),
    ),
    handle(api.deshacerValidez, (work, { id, body }) => deshacerValidez(work, id, body.marca)),
  ];
}
