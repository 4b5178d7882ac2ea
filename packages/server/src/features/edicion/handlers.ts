import * as api from '@catedra/shared/edicion/api.ts';
import type { Editable } from '@catedra/shared/edicion/schemas.ts';
import {
  type Abierto,
  dejarDeEditar,
  descartarBorrador,
  estarEditando,
  guardarBorrador,
  leerGuardado,
} from '#features/edicion/ediciones.ts';
import { refuseOthers } from '#features/edicion/puede-editar.ts';
import { answer, type Asked } from '#platform/http/handler.ts';
import type { Platform } from '#platform/platform.ts';

interface Documento {
  readonly coleccion: Editable;
  readonly documento: string;
}

async function abierto({ db, actor }: Asked, { coleccion, documento }: Documento): Promise<Abierto> {
  await refuseOthers(db, actor, coleccion, documento);
  return { coleccion, documento, usuarioId: actor.id };
}

/** Outside the change log: who types where is nobody's history. */
export const edicionHandlers = ({ db, clock }: Platform) => [
  answer(api.estarEditando, async (asked, input) =>
    estarEditando(db, await abierto(asked, input), clock.now()),
  ),
  answer(api.dejarDeEditar, async (asked, input) => dejarDeEditar(db, await abierto(asked, input))),
  answer(api.leerGuardado, async (asked, input) => leerGuardado(db, await abierto(asked, input))),
  answer(api.guardarBorrador, async (asked, input) =>
    guardarBorrador(db, await abierto(asked, input), input.body, clock.now()),
  ),
  answer(api.descartarBorrador, async (asked, input) => descartarBorrador(db, await abierto(asked, input))),
];
