import type { Baja } from '@catedra/shared/usuarios/schemas.ts';
import { type Usuario, usuarios } from '@catedra/shared/usuarios/collection.ts';
import { DomainError } from '@catedra/shared/core/errors.ts';
import { eq } from 'drizzle-orm';
import { lockPersonaFor, recordPersona } from '#features/sesion/offers.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import type { Work } from '#platform/changes/work.ts';

const noATiMismo = () =>
  new DomainError(
    409,
    'NO_A_TI_MISMO',
    'No puedes poner fecha de baja a tu propia cuenta. Pídeselo a otra persona.',
  );

/** Says from when a person can't come in, or that they go on. Nothing has to happen that day: every door looks at it. */
export async function programarBaja(work: Work, id: string, { desde }: Baja): Promise<Usuario> {
  const { usuario, scope } = await lockPersonaFor(work, id, usuarios.policy.update(work.actor));
  if (id === work.actor.id) throw noATiMismo();
  const bajaDesde = desde === null ? null : new Date(desde).toISOString();
  if (usuario.bajaDesde === bajaDesde) return usuario;
  const despues = { bajaDesde, actualizadoEn: work.now.toISOString() };
  await work.tx.update(usuariosTable).set(despues).where(eq(usuariosTable.id, id));
  recordPersona(work, { usuario, scope }, { bajaDesde: [usuario.bajaDesde, bajaDesde] });
  return { ...usuario, ...despues };
}
