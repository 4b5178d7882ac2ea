import type { Actor } from '@catedra/shared/core/actor.ts';
import { sinPermiso } from '@catedra/shared/core/errors.ts';
import type { Scope } from '@catedra/shared/core/scope.ts';
import { cursos } from '@catedra/shared/cursos/collection.ts';
import { grupos } from '@catedra/shared/grupos/collection.ts';
import {
  type ConsultaDePlazosPasados,
  type CursoPasado,
  type PlazosPasados,
  SIN_PLAZOS_PASADOS,
  sumarPlazos,
} from '@catedra/shared/grupos/plazos.ts';
import { puedeTraerPersona } from '@catedra/shared/grupos/rules.ts';
import { usuarios } from '@catedra/shared/usuarios/collection.ts';
import { type SQL, sql } from 'drizzle-orm';
import { cursosBinding } from '#features/cursos/binding.ts';
import { gruposBinding } from '#features/grupos/binding.ts';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import { elegidas } from '#features/usuarios/offers.ts';
import type { Binding } from '#platform/collections/binding.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import type { Database } from '#platform/db/pool.ts';

/** As many people are counted by one statement. */
const JUNTAS = 1000;

const alcanzaSql = (binding: Binding, scope: Scope): SQL => scopeSql(binding, scope) ?? sql`true`;

interface Fila extends Omit<CursoPasado, 'cursoId'>, Record<string, unknown> {
  /** Null in the row that counts everyone once, whatever they enter. */
  readonly cursoId: string | null;
}

/**
 * Who would come into a course once its date has passed. `entradas` gives `grupo_id`, `usuario_id` (null for whoever has no
 * account yet) and `quien`, which tells people apart; whoever has the course already is not coming into it.
 */
export async function contarPlazosPasados(
  db: Database,
  actor: Actor,
  entradas: SQL,
  now: Date,
): Promise<PlazosPasados> {
  const { rows } = await db.execute<Fila>(sql`
    with tarde as (
      select e.grupo_id, gc.curso_id, e.quien
        from (${entradas}) e
        join grupo_cursos gc on gc.grupo_id = e.grupo_id and gc.vence_en < ${now.toISOString()}
        join grupos g on g.id = e.grupo_id and g.estado = 'activo'
        join cursos vivo on vivo.id = gc.curso_id and viva(vivo.papelera)
       where not exists (select from matriculas m where m.usuario_id = e.usuario_id and m.curso_id = gc.curso_id)),
    cuentas as (
      select grupo_id, curso_id, count(distinct quien)::int as entran from tarde
       group by grouping sets ((grupo_id, curso_id), ()))
    select n.curso_id as "cursoId", n.entran, grupos.nombre as grupo, gc.vence_en as "venceEn",
           gc.dias_de_gracia as "diasDeGracia",
           case when ${alcanzaSql(cursosBinding, cursos.policy.read(actor))} then cursos.titulo end as titulo
      from cuentas n
      left join grupo_cursos gc on gc.grupo_id = n.grupo_id and gc.curso_id = n.curso_id
      left join grupos on grupos.id = n.grupo_id
      left join cursos on cursos.id = n.curso_id
     order by n.entran desc, cursos.titulo, grupos.nombre`);
  return {
    personas: rows.find(({ cursoId }) => cursoId === null)?.entran ?? 0,
    cursos: rows.flatMap(({ cursoId, titulo, grupo, venceEn, diasDeGracia, entran }) =>
      cursoId === null
        ? []
        : [{ cursoId, titulo, grupo, venceEn: new Date(venceEn).toISOString(), diasDeGracia, entran }],
    ),
  };
}

/** Those of the groups that whoever asks may fill, and of which this is true. */
async function losQueLlena(
  db: Database,
  actor: Actor,
  grupoIds: readonly string[],
  cuales: SQL = sql`true`,
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select grupos.id from grupos
     where grupos.id = any(${sql.param([...grupoIds])}::uuid[]) and ${alcanzaSql(gruposBinding, grupos.policy.update(actor))}
       and ${cuales}`);
  return rows.map(({ id }) => id);
}

interface Entra {
  readonly id: string;
  readonly grupoIds: readonly string[];
}

/** Whoever may be brought into each group, as its command would bring them. */
function entradasDe(actor: Actor, grupoIds: readonly string[], personas: readonly Entra[]): SQL {
  const pares = grupoIds.flatMap((grupoId) =>
    personas
      .filter((persona) => puedeTraerPersona(actor, grupoId, persona.grupoIds))
      .map(({ id }) => ({ grupoId, id })),
  );
  return sql`select x.grupo_id, x.usuario_id, x.usuario_id as quien
    from unnest(${sql.param(pares.map(({ grupoId }) => grupoId))}::uuid[], ${sql.param(pares.map(({ id }) => id))}::uuid[])
      as x (grupo_id, usuario_id)`;
}

async function idsDe(db: Database, actor: Actor, identificadores: readonly string[]): Promise<string[]> {
  const lista = sql.param(identificadores.map((uno) => uno.toLowerCase()));
  const { rows } = await db.execute<{ id: string }>(sql`
    select usuarios.id from usuarios
     where (lower(usuarios.correo) = any(${lista}::text[]) or lower(usuarios.usuario) = any(${lista}::text[]))
       and usuarios.fecha_baja is null and ${alcanzaSql(usuariosBinding, usuarios.policy.read(actor))}`);
  return rows.map(({ id }) => id);
}

/** Who would come into these groups, by pages that statements count: `grupo_id`, `usuario_id` and `quien`. */
async function* entradasPorPaginas(
  db: Database,
  actor: Actor,
  grupoIds: readonly string[],
  quienes: ConsultaDePlazosPasados['quienes'],
): AsyncGenerator<SQL> {
  if (grupoIds.length === 0) return;
  if ('nuevas' in quienes) {
    yield sql`select x.grupo_id, null::uuid as usuario_id, n as quien
            from unnest(${sql.param([...grupoIds])}::uuid[]) as x (grupo_id), generate_series(1, ${quienes.nuevas}::int) n`;
    return;
  }
  const seleccion =
    'identificadores' in quienes ? { ids: await idsDe(db, actor, quienes.identificadores) } : quienes;
  if ('ids' in seleccion && seleccion.ids.length === 0) return;
  for await (const pagina of elegidas(db, actor, seleccion, JUNTAS))
    yield entradasDe(actor, grupoIds, pagina);
}

/** The same for whoever asks about other things than dates that passed. */
export async function* paginasQueEntran(
  db: Database,
  actor: Actor,
  { grupoIds, quienes }: ConsultaDePlazosPasados,
): AsyncGenerator<SQL> {
  yield* entradasPorPaginas(db, actor, await losQueLlena(db, actor, grupoIds), quienes);
}

/** Said before anybody comes in; nothing changes. */
export async function leerPlazosPasados(
  db: Database,
  actor: Actor,
  { grupoIds, quienes }: ConsultaDePlazosPasados,
  now: Date,
): Promise<PlazosPasados> {
  if (grupos.policy.update(actor) === false) throw sinPermiso();
  const paso = sql`exists (select from grupo_cursos gc where gc.grupo_id = grupos.id and gc.vence_en < ${now.toISOString()})`;
  const pasados = await losQueLlena(db, actor, grupoIds, paso);
  let suma = SIN_PLAZOS_PASADOS;
  for await (const entran of entradasPorPaginas(db, actor, pasados, quienes))
    suma = sumarPlazos(suma, await contarPlazosPasados(db, actor, entran, now));
  return suma;
}
