import { randomUUID } from 'node:crypto';
import type { Progreso } from '@catedra/shared/progreso/collection.ts';
import { type SQL, sql } from 'drizzle-orm';
import { progresoBinding } from '#features/progreso/binding.ts';
import { progresoTable } from '#features/progreso/vigente.ts';
import type { Work } from '#platform/changes/work.ts';
import { type Row, scopedSelection, viewOf } from '#platform/collections/rows.ts';
import { recordChange } from '#platform/collections/store.ts';
import { statement } from '#platform/db/statement.ts';

export type Fila = Row & Pick<Progreso, 'estado' | 'porcentaje' | 'completadoEn'>;

const selection = scopedSelection(progresoBinding);
const { placeholder } = sql;

const LOCK = statement<Fila>(
  'progreso.bloquear-suyo',
  selection,
  ({ fila }) => sql`select ${fila.sql} as fila from ${progresoTable}
    where ${progresoTable.usuarioId} = ${placeholder('usuarioId')}
      and ${progresoTable.actividadId} = ${placeholder('actividadId')} for update of ${progresoTable}`,
);
const INSERT = statement<Fila>(
  'progreso.insertar-suyo',
  selection,
  ({ fila }) => sql`
    insert into ${progresoTable} (id, usuario_id, curso_id, actividad_id, creado_en, actualizado_en, iniciado_en,
                                  estado, porcentaje, completado_en, tiempo, nota, intentos)
    values (${placeholder('id')}, ${placeholder('usuarioId')}, ${placeholder('cursoId')}, ${placeholder('actividadId')},
            ${placeholder('en')}, ${placeholder('en')}, ${placeholder('en')}, ${placeholder('estado')},
            ${placeholder('porcentaje')}, ${placeholder('completadoEn')}, ${placeholder('tiempo')},
            ${placeholder('nota')}, ${placeholder('intentos')})
    on conflict (usuario_id, actividad_id) do nothing returning ${fila.sql} as fila`,
);
const updateOf = (label: string, where: SQL) =>
  statement<Fila>(
    label,
    selection,
    ({ fila }) => sql`
    update ${where} ${progresoTable}
       set actualizado_en = ${placeholder('en')}, version = version + 1, estado = ${placeholder('estado')},
           porcentaje = ${placeholder('porcentaje')}, completado_en = ${placeholder('completadoEn')},
           tiempo = ${placeholder('tiempo')}, nota = ${placeholder('nota')}, intentos = ${placeholder('intentos')},
           suyo_en = case when usuario_id <> ${placeholder('actorId')}::uuid then coalesce(suyo_en, actualizado_en) end
     where id = ${placeholder('id')} returning ${fila.sql} as fila`,
  );
const UPDATE = updateOf('progreso.cambiar-suyo', sql`progreso`);
const UPDATE_PAST = updateOf('progreso.cambiar-pasado', sql`progreso_pasado`);

const LOCK_PAST = statement<Fila>(
  'progreso.bloquear-pasado',
  selection,
  ({ fila }) => sql`select ${fila.sql} as fila from progreso_pasado ${progresoTable}
    where ${progresoTable.usuarioId} = ${placeholder('usuarioId')}
      and ${progresoTable.actividadId} = ${placeholder('actividadId')}
      and ${progresoTable}.ronda = ${placeholder('ronda')} for update of ${progresoTable}`,
);

/** Someone's row of an activity, under a lock. */
export async function lockOf(work: Work, usuarioId: string, actividadId: string): Promise<Fila | null> {
  return (await LOCK(work.tx, { usuarioId, actividadId }))[0] ?? null;
}

/** As it stood in one round, under a lock: what was begun in it is finished and marked there. */
export async function lockIn(
  work: Work,
  ronda: number,
  { usuarioId, actividadId }: { readonly usuarioId: string; readonly actividadId: string },
): Promise<Fila | null> {
  const { rows } = await work.tx.execute<{ cursoId: string }>(sql`
    select curso_id as "cursoId" from actividades
     where id = ${actividadId} and ronda_vigente(${usuarioId}, curso_id) > ${ronda}`);
  const [pasada] = rows;
  if (!pasada) return lockOf(work, usuarioId, actividadId);
  await work.tx.execute(sql`select pasar_rondas(array[row(${usuarioId}, ${pasada.cursoId})::par_de_avance])`);
  return (await LOCK_PAST(work.tx, { usuarioId, actividadId, ronda }))[0] ?? null;
}

export const lockMine = (work: Work, actividadId: string): Promise<Fila | null> =>
  lockOf(work, work.actor.id, actividadId);

type Valores = Pick<Progreso, 'estado' | 'porcentaje' | 'completadoEn'> &
  Partial<Pick<Progreso, 'tiempo' | 'nota' | 'intentos'>>;

/** Null when another request of the same person was quicker. */
export async function insertMine(
  work: Work,
  actividad: { readonly id: string; readonly cursoId: string },
  valores: Valores,
): Promise<Fila | null> {
  const [row = null] = await INSERT(work.tx, {
    id: randomUUID(),
    usuarioId: work.actor.id,
    cursoId: actividad.cursoId,
    actividadId: actividad.id,
    en: work.now.toISOString(),
    tiempo: 0,
    nota: null,
    intentos: 0,
    ...valores,
  });
  if (row) recordChange(work, progresoBinding, null, row);
  return row;
}

/** By whoever acts: only what the person does is their last time in it. */
export async function updateMine(work: Work, before: Fila, valores: Valores): Promise<Fila> {
  const { id, tiempo, nota, intentos } = before;
  const en = work.now.toISOString();
  const nuevos = { id, en, tiempo, nota, intentos, actorId: work.actor.id, ...valores };
  const row = (await UPDATE(work.tx, nuevos))[0] ?? (await UPDATE_PAST(work.tx, nuevos))[0];
  if (!row) throw new Error(`progreso ${before.id} vanished under its lock`);
  recordChange(work, progresoBinding, before, row);
  return row;
}

export const asSeen = (work: Work, row: Fila): Progreso =>
  viewOf(progresoBinding, work.actor, row) as Progreso;
