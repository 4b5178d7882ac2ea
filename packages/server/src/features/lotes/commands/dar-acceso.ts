import { sinPermiso } from '@catedra/shared/core/errors.ts';
import { MAX_ACCESOS } from '@catedra/shared/lotes/schemas.ts';
import { decideInvitacion, decideTemporal } from '@catedra/shared/lotes/rules.ts';
import type { ContraseñaTemporal } from '@catedra/shared/sesion/schemas.ts';
import { type Usuario, usuarios } from '@catedra/shared/usuarios/collection.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { notify } from '#features/avisos/offers.ts';
import type { Accion } from '#features/lotes/aplicar.ts';
import {
  correoDeSesion,
  ponerContraseñasTemporales,
  type Persona,
  recordAccess,
} from '#features/sesion/offers.ts';
import { enlacesTable } from '#features/sesion/table.ts';
import type { Work } from '#platform/changes/work.ts';

const idsDe = (personas: readonly Persona[]) => personas.map(({ usuario }) => usuario.id);

const comprobar = ({ actor }: Work) => {
  if (usuarios.policy.update(actor) === false) throw sinPermiso();
};

/** A link by mail to choose a password, in place of any sent before. */
export const invitarAVarios = (now: Date): Accion => ({
  comando: 'usuarios.invitar',
  max: MAX_ACCESOS,
  comprobar,
  decidir: (actor, personas) => personas.map((persona) => decideInvitacion(actor, persona, now)),
  async hacer(work, personas) {
    await work.tx
      .delete(enlacesTable)
      .where(and(inArray(enlacesTable.usuarioId, idsDe(personas)), eq(enlacesTable.tipo, 'invitacion')));
    const tipo = 'invitacion';
    await notify(work, correoDeSesion, ...idsDe(personas).map((usuarioId) => ({ tipo, usuarioId }) as const));
    for (const persona of personas) recordAccess(work, persona, {});
  },
});

export interface Temporal extends ContraseñaTemporal {
  readonly usuario: Usuario;
}

/** What it gives is handed to `entregar`, and kept nowhere else. */
export const darTemporales = (now: Date, entregar: (temporal: Temporal) => void): Accion => ({
  comando: 'usuarios.restablecer-contrasena',
  max: MAX_ACCESOS,
  comprobar,
  decidir: (actor, personas) => personas.map((persona) => decideTemporal(actor, persona, now)),
  async hacer(work, personas) {
    const puestas = await ponerContraseñasTemporales(work, idsDe(personas));
    for (const { usuario } of personas) {
      const temporal = puestas.get(usuario.id);
      if (temporal) entregar({ usuario, ...temporal });
    }
  },
});
