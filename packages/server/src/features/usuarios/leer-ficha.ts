import type { Actor } from '@catedra/shared/core/actor.ts';
import { matches } from '@catedra/shared/core/scope.ts';
import { grupos } from '@catedra/shared/grupos/collection.ts';
import { alcanceDeVerComo } from '@catedra/shared/perfiles/ver-como.ts';
import { usuarios } from '@catedra/shared/usuarios/collection.ts';
import type { FichaDeUsuario } from '@catedra/shared/usuarios/schemas.ts';
import { sql } from 'drizzle-orm';
import { leerSinEntrar } from '#features/usuarios/llaves.ts';
import { personaVisible } from '#features/usuarios/persona-visible.ts';
import type { Database } from '#platform/db/pool.ts';

async function gruposDe(db: Database, actor: Actor, usuarioId: string): Promise<FichaDeUsuario['grupos']> {
  const { rows } = await db.execute<{
    id: string;
    nombre: string;
    estado: string;
    desde: string;
    tutor: boolean;
  }>(sql`
    select g.id, g.nombre, g.estado, r.desde, r.tutor from (
      select grupo_id, desde, false as tutor from grupo_miembros where usuario_id = ${usuarioId}
      union all select grupo_id, desde, true from grupo_tutores where usuario_id = ${usuarioId}) r
      join grupos g on g.id = r.grupo_id
     order by g.nombre, g.id, r.tutor`);
  const visible = grupos.policy.read(actor);
  return rows
    .filter(({ id, estado }) => matches(visible, { id, estado }))
    .map(({ id, nombre, desde, tutor }) => ({ id, nombre, desde: new Date(desde).toISOString(), tutor }));
}

/** The groups of a person, and what the reader may do with their account. */
export async function leerFicha(
  db: Database,
  actor: Actor,
  usuarioId: string,
  now: Date,
): Promise<FichaDeUsuario> {
  const scope = await personaVisible(db, actor, usuarioId);
  const otra = usuarioId !== actor.id;
  const editar = matches(usuarios.policy.update(actor), scope);
  return {
    puede: {
      editar,
      eliminar: matches(usuarios.policy.delete(actor), scope) && otra,
      verComo: matches(alcanceDeVerComo(actor), scope) && otra,
    },
    grupos: await gruposDe(db, actor, usuarioId),
    sinEntrar: editar ? await leerSinEntrar(db, usuarioId, now) : null,
  };
}
