import { type SQL, sql } from 'drizzle-orm';
import { notify } from '#features/avisos/offers.ts';
import { cursoAsignado } from '#features/cursos/notices.ts';
import type { Work } from '#platform/changes/work.ts';

/** Into a group that has the course, by the group getting it or being active again, by name, by choice, or in a file. */
export type Via = 'grupo' | 'asignacion' | 'reactivacion' | 'nombre' | 'eleccion' | 'carga';

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

/** What each work has told already: one edit may make several groups active that share people. */
const contadas = new WeakMap<Work, Set<string>>();

/** Once all is written: the database knows which enrolments this work made. */
async function anotar(work: Work, via: Via, cuales: SQL): Promise<void> {
  const ya = contadas.get(work) ?? new Set();
  contadas.set(work, ya);
  const { rows } = await work.tx.execute<{ curso_id: string; usuario_ids: string[] }>(sql`
    select curso_id, array_agg(usuario_id order by usuario_id) as usuario_ids
      from matriculas where alta = pg_current_xact_id() and ${cuales}
     group by curso_id order by curso_id`);
  const nuevas: { usuarioId: string; cursoId: string }[] = [];
  for (const { curso_id: cursoId, usuario_ids: usuarioIds } of rows) {
    const entran = usuarioIds.filter((id) => !ya.has(`${cursoId} ${id}`));
    for (const id of entran) ya.add(`${cursoId} ${id}`);
    entraronEnCurso(work, cursoId, entran, via);
    nuevas.push(...entran.map((usuarioId) => ({ usuarioId, cursoId })));
  }
  // Whoever joins by themselves knows.
  if (via !== 'eleccion') await notify(work, cursoAsignado, ...nuevas);
}

/** A course can be taken from now on: those who had been given it before hear of it now. */
export async function sePublico(work: Work, cursoId: string): Promise<void> {
  const { rows } = await work.tx.execute<{ usuarioId: string; cursoId: string }>(sql`
    select m.usuario_id as "usuarioId", m.curso_id as "cursoId" from matriculas m join cursos c on c.id = m.curso_id
     where m.curso_id = ${cursoId} and not m.terminada and not (c.acceso = 'abierto' and m.via = 'nombre')
     order by m.usuario_id`);
  await notify(work, cursoAsignado, ...rows);
}

/** People who came into groups, or were given a course by name. */
export async function entraronPersonas(work: Work, via: Via, usuarioIds: readonly string[]): Promise<void> {
  if (usuarioIds.length > 0)
    await anotar(work, via, sql`usuario_id = any(${sql.param([...usuarioIds])}::uuid[])`);
}

/** A group got a course that it did not have. */
export const entraronPorAsignacion = (work: Work, cursoId: string): Promise<void> =>
  anotar(work, 'asignacion', sql`curso_id = ${cursoId}`);

/** A group is active again. */
export const entraronPorReactivacion = (work: Work, grupoId: string): Promise<void> =>
  anotar(
    work,
    'reactivacion',
    sql`usuario_id in (select usuario_id from grupo_miembros where grupo_id = ${grupoId})`,
  );
