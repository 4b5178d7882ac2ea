import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import type { Permiso } from '@catedra/shared/core/permisos.ts';
import { perfiles } from '@catedra/shared/perfiles/collection.ts';
import type { EfectoDePerfil } from '@catedra/shared/perfiles/schemas.ts';
import { diferencias, soloParaTutores } from '@catedra/shared/perfiles/diferencias.ts';
import { usuarios } from '@catedra/shared/usuarios/collection.ts';
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { perfilesBinding } from '#features/perfiles/binding.ts';
import { perfilesTable } from '#features/perfiles/table.ts';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import type { Database } from '#platform/db/pool.ts';

const NOMBRES = 5;

const tutoriza = sql`exists (select from grupo_tutores t where t.usuario_id = ${usuariosTable.id})`;
const conPerfil = (nombre: string): SQL | undefined =>
  and(eq(usuariosTable.perfil, nombre), isNull(usuariosTable.fechaBaja));

async function contar(db: Database, nombre: string): Promise<{ todas: number; tutores: number }> {
  const [row] = await db
    .select({
      todas: sql<number>`count(*)::int`,
      tutores: sql<number>`(count(*) filter (where ${tutoriza}))::int`,
    })
    .from(usuariosTable)
    .where(conPerfil(nombre));
  return row ?? { todas: 0, tutores: 0 };
}

const nombresDe = (db: Database, actor: Actor, nombre: string, solo?: SQL) =>
  db
    .select({ id: usuariosTable.id, nombre: usuariosTable.nombre, apellidos: usuariosTable.apellidos })
    .from(usuariosTable)
    .where(and(conPerfil(nombre), solo, scopeSql(usuariosBinding, usuarios.policy.read(actor))))
    .orderBy(asc(usuariosTable.apellidos), asc(usuariosTable.nombre), asc(usuariosTable.id))
    .limit(NOMBRES);

/** Who would gain and who would lose what, if the profile held these permissions. */
export async function leerEfecto(
  db: Database,
  actor: Actor,
  id: string,
  permisos: readonly Permiso[],
): Promise<EfectoDePerfil> {
  const visible = scopeSql(perfilesBinding, perfiles.policy.read(actor));
  const [perfil] = await db
    .select({ nombre: perfilesTable.nombre, permisos: perfilesTable.permisos })
    .from(perfilesTable)
    .where(and(eq(perfilesTable.id, id), visible));
  if (!perfil) throw noEncontrado();

  const [{ todas, tutores }, algunas, algunosTutores] = await Promise.all([
    contar(db, perfil.nombre),
    nombresDe(db, actor, perfil.nombre),
    nombresDe(db, actor, perfil.nombre, tutoriza),
  ]);
  return {
    personas: todas,
    esTuyo: actor.perfil === perfil.nombre,
    cambios: diferencias(perfil.permisos, permisos).map((cambio) => {
      const { permiso, gana } = cambio;
      return soloParaTutores(cambio)
        ? { permiso, gana, personas: tutores, nombres: algunosTutores, sinGrupos: todas - tutores }
        : { permiso, gana, personas: todas, nombres: algunas, sinGrupos: 0 };
    }),
  };
}
