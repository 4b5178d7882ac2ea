import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import type { Permiso } from '@catedra/shared/core/permisos.ts';
import { perfiles } from '@catedra/shared/perfiles/collection.ts';
import type { EfectoDePerfil } from '@catedra/shared/perfiles/schemas.ts';
import { type Diferencia, diferencias, quienesLoNotan } from '@catedra/shared/perfiles/diferencias.ts';
import { usuarios } from '@catedra/shared/usuarios/collection.ts';
import { and, asc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { perfilesBinding } from '#features/perfiles/binding.ts';
import { perfilesTable } from '#features/perfiles/table.ts';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import type { Database } from '#platform/db/pool.ts';

const NOMBRES = 5;

const tutoriza = sql`exists (select from grupo_tutores t where t.usuario_id = ${usuariosTable.id})`;
const responde = sql`exists (select from equipo_de(array[${usuariosTable.id}]))`;

/** Whom a change touches, of those with the profile; undefined, all of them. */
function aQuienes(cambio: Diferencia): SQL | undefined {
  const notan = quienesLoNotan(cambio);
  return notan === 'todas'
    ? undefined
    : or(notan.grupos ? tutoriza : undefined, notan.equipo ? responde : undefined);
}

const conPerfil = (nombre: string): SQL | undefined =>
  and(eq(usuariosTable.perfil, nombre), isNull(usuariosTable.fechaBaja));

const contar = (db: Database, nombre: string, solo?: SQL): Promise<number> =>
  db.$count(usuariosTable, and(conPerfil(nombre), solo));

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

  const todas = await contar(db, perfil.nombre);
  const contados = new Map<
    string,
    Promise<Pick<EfectoDePerfil['cambios'][number], 'personas' | 'nombres'>>
  >();
  const deQuienes = (solo: SQL | undefined, clave: string) => {
    const contado =
      contados.get(clave) ??
      Promise.all([
        solo ? contar(db, perfil.nombre, solo) : todas,
        nombresDe(db, actor, perfil.nombre, solo),
      ]).then(([personas, nombres]) => ({ personas, nombres }));
    contados.set(clave, contado);
    return contado;
  };
  const cambios = diferencias(perfil.permisos, permisos).map(async (cambio) => {
    const { permiso, gana } = cambio;
    const { personas, nombres } = await deQuienes(aQuienes(cambio), JSON.stringify(quienesLoNotan(cambio)));
    return { permiso, gana, personas, nombres, sinGrupos: todas - personas };
  });
  return {
    personas: todas,
    esTuyo: actor.perfil === perfil.nombre,
    cambios: await Promise.all(cambios),
  };
}
