import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado, sinPermiso } from '@catedra/shared/core/errors.ts';
import { puedeEnTodo } from '@catedra/shared/core/puede.ts';
import { matches } from '@catedra/shared/core/scope.ts';
import { grupos } from '@catedra/shared/grupos/collection.ts';
import type { PreguntaDePermiso, RespuestaDePermiso } from '@catedra/shared/perfiles/schemas.ts';
import { explicar } from '@catedra/shared/perfiles/explicacion.ts';
import { objetivoDe } from '@catedra/shared/perfiles/objetivo.ts';
import { puedeOtorgar, puedeOtorgarEnTodo } from '@catedra/shared/perfiles/permisos.ts';
import { inArray, sql } from 'drizzle-orm';
import { gruposTable } from '#features/grupos/table.ts';
import { leerObjetivo } from '#features/perfiles/leer-objetivo.ts';
import { perfilesTable } from '#features/perfiles/table.ts';
import { loadActor } from '#features/sesion/offers.ts';
import type { Database } from '#platform/db/pool.ts';

/** The names of those groups that whoever asks may see. */
async function nombresDeGrupos(
  db: Database,
  actor: Actor,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { id, nombre, estado } = gruposTable;
  const rows = await db
    .select({ id, nombre, estado })
    .from(gruposTable)
    .where(inArray(id, [...ids]));
  const visible = grupos.policy.read(actor);
  return new Map(rows.filter((row) => matches(visible, row)).map((row) => [row.id, row.nombre]));
}

/** The person as they would be with these permissions in their profile; null when theirs is another one. */
async function conPropuesta(
  db: Database,
  actor: Actor,
  { propuesta }: PreguntaDePermiso,
): Promise<Actor | null> {
  if (!propuesta) return null;
  const { id, nombre, permisos } = perfilesTable;
  const todos = await db.select({ id, nombre, permisos }).from(perfilesTable);
  if (todos.find((perfil) => perfil.id === propuesta.perfilId)?.nombre !== actor.perfil) return null;
  const nombresDe = (alcanza: typeof puedeOtorgar) =>
    todos.flatMap((perfil) => {
      const suyos = perfil.nombre === actor.perfil ? propuesta.permisos : perfil.permisos;
      return alcanza(propuesta.permisos, suyos) ? [perfil.nombre] : [];
    });
  return {
    ...actor,
    permisos: propuesta.permisos,
    otorgables: nombresDe(puedeOtorgar),
    otorgablesEnTodo: nombresDe(puedeOtorgarEnTodo),
  };
}

/** Why someone may do something, or not, today and with what is proposed. */
export async function explicarPermiso(
  db: Database,
  quien: Actor,
  pregunta: PreguntaDePermiso,
): Promise<RespuestaDePermiso> {
  if (!puedeEnTodo(quien, 'perfiles:ver')) throw sinPermiso();
  const { permiso, objetivoId } = pregunta;
  const persona = await leerObjetivo(db, quien, 'usuarios', pregunta.usuarioId);
  const actor = persona.actor ?? (await loadActor(db, pregunta.usuarioId));
  if (!actor) throw noEncontrado();
  const tipo = objetivoDe(permiso);
  const objetivo = tipo && objetivoId ? await leerObjetivo(db, quien, tipo, objetivoId) : null;
  const nombres = await nombresDeGrupos(db, quien, actor.tutorGrupoIds);
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from equipo_de(array[${actor.id}]::uuid[])`,
  );
  const caso = {
    actor,
    activa: persona.fields.estado === 'activo',
    permiso,
    objetivo,
    nombreDeGrupo: (id: string) => nombres.get(id),
    equipo: rows[0]?.n ?? 0,
  };
  const propuesto = await conPropuesta(db, actor, pregunta);
  return { hoy: explicar(caso), despues: propuesto && explicar({ ...caso, actor: propuesto }) };
}
