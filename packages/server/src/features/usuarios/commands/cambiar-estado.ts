import { DomainError } from '@catedra/shared/core/errors.ts';
import { type Usuario, usuarios } from '@catedra/shared/usuarios/collection.ts';
import { eq } from 'drizzle-orm';
import { terminarSesionesDe, lockPersonaFor } from '#features/sesion/offers.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import type { Work } from '#platform/changes/work.ts';

const noATiMismo = () =>
  new DomainError(409, 'NO_A_TI_MISMO', 'No puedes suspender tu propia cuenta. Pídeselo a otra persona.');

async function cambiarEstado(work: Work, id: string, estado: Usuario['estado']): Promise<Usuario> {
  const { usuario, scope } = await lockPersonaFor(work, id, usuarios.policy.update(work.actor));
  if (usuario.estado === estado) return usuario;
  const despues = { estado, actualizadoEn: work.now.toISOString() };
  await work.tx.update(usuariosTable).set(despues).where(eq(usuariosTable.id, id));
  work.record({
    coleccion: 'usuarios',
    documento: id,
    antes: scope,
    despues: { ...scope, estado },
    detalle: { estado: [usuario.estado, estado] },
  });
  work.access({ usuarioId: id });
  return { ...usuario, ...despues };
}

/** Closes the door to a person and ends the sessions they have open. */
export async function suspenderUsuario(work: Work, id: string): Promise<Usuario> {
  if (id === work.actor.id) throw noATiMismo();
  const usuario = await cambiarEstado(work, id, 'suspendido');
  await terminarSesionesDe(work, id);
  return usuario;
}

export const activarUsuario = (work: Work, id: string): Promise<Usuario> => cambiarEstado(work, id, 'activo');
