import { type SQL, sql } from 'drizzle-orm';
import type { Work } from '#platform/changes/work.ts';

/** Into a group that has the course, by the group getting it, by name, by choice, or in a file. */
export type Via = 'grupo' | 'asignacion' | 'nombre' | 'eleccion' | 'carga';

export interface Membresia {
  readonly usuarioId: string;
  readonly grupoId: string;
}

/** A line of the log holds as many. */
const JUNTAS = 1000;

/** They take the course from now on and took it in no way before: whatever follows from that hangs here. */
function entraronEnCurso(work: Work, cursoId: string, usuarioIds: readonly string[], via: Via): void {
  for (let i = 0; i < usuarioIds.length; i += JUNTAS)
    work.record({
      coleccion: 'entradas',
      documento: cursoId,
      antes: null,
      despues: { cursoId },
      detalle: { via: [null, via], personas: [null, usuarioIds.slice(i, i + JUNTAS)] },
    });
}

/** Ways into courses, one row each; those by name have no group. */
const porGrupos = (miembros: SQL): SQL => sql`
  select m.usuario_id, gc.curso_id, gc.grupo_id from ${miembros} m
    join grupos g on g.id = m.grupo_id and g.estado = 'activo'
    join grupo_cursos gc on gc.grupo_id = m.grupo_id`;

const NINGUNA = sql`select null::uuid as usuario_id, null::uuid as curso_id, null::uuid as grupo_id where false`;

/** Once the new ways are written: whoever had another one, also one that was just taken from them, was in already. */
async function anotar(work: Work, via: Via, nuevas: SQL, quitadas = NINGUNA): Promise<void> {
  const { rows } = await work.tx.execute<{ curso_id: string; usuario_ids: string[] }>(sql`
    with nueva as materialized (${nuevas}),
    antes as (
      (select i.usuario_id, i.curso_id, null::uuid as grupo_id from inscripciones i
        where i.usuario_id in (select usuario_id from nueva) and i.curso_id in (select curso_id from nueva)
       union all
       ${porGrupos(sql`(select * from grupo_miembros where usuario_id in (select usuario_id from nueva))`)}
        where gc.curso_id in (select curso_id from nueva)
       union all
       ${quitadas})
      except select usuario_id, curso_id, grupo_id from nueva)
    select curso_id, array_agg(usuario_id order by usuario_id) as usuario_ids
      from (select usuario_id, curso_id from nueva except select usuario_id, curso_id from antes) entran
     group by curso_id order by curso_id`);
  for (const { curso_id: cursoId, usuario_ids: usuarioIds } of rows)
    entraronEnCurso(work, cursoId, usuarioIds, via);
}

const pares = (membresias: readonly Membresia[]): SQL =>
  sql`unnest(${sql.param(membresias.map(({ usuarioId }) => usuarioId))}::uuid[],
    ${sql.param(membresias.map(({ grupoId }) => grupoId))}::uuid[])`;

const deMembresias = (membresias: readonly Membresia[]): SQL =>
  porGrupos(sql`(select * from ${pares(membresias)} as x (usuario_id, grupo_id))`);

/** People came into groups, and left others at the same time. */
export async function entraronEnGrupos(
  work: Work,
  via: 'grupo' | 'carga',
  entran: readonly Membresia[],
  salen: readonly Membresia[] = [],
): Promise<void> {
  if (entran.length > 0) await anotar(work, via, deMembresias(entran), deMembresias(salen));
}

/** A group got a course that it did not have. */
export const entraronPorAsignacion = (work: Work, grupoId: string, cursoId: string): Promise<void> =>
  anotar(
    work,
    'asignacion',
    sql`${porGrupos(sql`grupo_miembros`)} where gc.grupo_id = ${grupoId} and gc.curso_id = ${cursoId}`,
  );

/** People were given the course by name, or took it themselves. */
export async function entraronPorNombre(
  work: Work,
  via: 'nombre' | 'eleccion',
  cursoId: string,
  usuarioIds: readonly string[],
): Promise<void> {
  if (usuarioIds.length === 0) return;
  const ids = sql.param([...usuarioIds]);
  await anotar(
    work,
    via,
    sql`select x.usuario_id, ${cursoId}::uuid as curso_id, null::uuid as grupo_id from unnest(${ids}::uuid[]) x (usuario_id)`,
  );
}
