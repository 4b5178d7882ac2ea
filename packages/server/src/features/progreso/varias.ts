import type { Progreso } from '@catedra/shared/progreso/collection.ts';
import { type SQL, sql } from 'drizzle-orm';
import { progresoBinding } from '#features/progreso/binding.ts';
import type { Fila } from '#features/progreso/store.ts';
import { progresoTable } from '#features/progreso/vigente.ts';
import type { Work } from '#platform/changes/work.ts';
import { scopedSelection } from '#platform/collections/rows.ts';
import { recordChange } from '#platform/collections/store.ts';
import { statement } from '#platform/db/statement.ts';

const selection = scopedSelection(progresoBinding);
const { placeholder } = sql;

type ConPersona = Fila & Pick<Progreso, 'usuarioId' | 'nota'>;

const LOCK = statement<ConPersona>(
  'progreso.bloquear-varias',
  selection,
  ({ fila }) => sql`select ${fila.sql} as fila from ${progresoTable}
    where ${progresoTable.usuarioId} = any(${placeholder('usuarioIds')}::uuid[])
      and ${progresoTable.actividadId} = ${placeholder('actividadId')}
    order by ${progresoTable.id} for update of ${progresoTable}`,
);

/** The rows of many people in one activity, under a lock, by person. */
export async function lockMany(
  work: Work,
  actividadId: string,
  usuarioIds: readonly string[],
): Promise<ReadonlyMap<string, ConPersona>> {
  const filas = await LOCK(work.tx, { usuarioIds: [...usuarioIds], actividadId });
  return new Map(filas.map((fila) => [fila.usuarioId, fila]));
}

type Valores = Pick<Progreso, 'estado' | 'porcentaje' | 'completadoEn' | 'nota'>;

interface Nueva {
  readonly fila: ConPersona;
  readonly valores: Valores;
}

const DE_OTRO: SQL = sql`case when ${progresoTable.usuarioId} <> ${placeholder('actorId')}::uuid
  then coalesce(suyo_en, ${progresoTable.actualizadoEn}) end`;

const UPDATE = statement<ConPersona>(
  'progreso.cambiar-varias',
  selection,
  ({ fila }) => sql`
    update progreso
       set actualizado_en = ${placeholder('en')}, version = ${progresoTable.version} + 1, estado = n.estado, porcentaje = n.porcentaje,
           completado_en = n."completadoEn", nota = n.nota, suyo_en = ${DE_OTRO}
      from json_to_recordset(${placeholder('nuevas')}) as n(id uuid, estado text, porcentaje int, "completadoEn" timestamptz, nota numeric)
     where ${progresoTable.id} = n.id returning ${fila.sql} as fila`,
);

const igual = ({ fila, valores }: Nueva): boolean =>
  fila.estado === valores.estado && fila.nota === valores.nota && fila.completadoEn === valores.completadoEn;

/** Writes rows that are under a lock, those that change, in one statement. */
export async function updateMany(work: Work, todas: readonly Nueva[]): Promise<void> {
  const cambian = todas.filter((una) => !igual(una));
  if (cambian.length === 0) return;
  const nuevas = JSON.stringify(cambian.map(({ fila, valores }) => ({ id: fila.id, ...valores })));
  const escritas = await UPDATE(work.tx, { en: work.now.toISOString(), actorId: work.actor.id, nuevas });
  const eran = new Map(cambian.map(({ fila }) => [fila.id, fila]));
  for (const fila of escritas) recordChange(work, progresoBinding, eran.get(fila.id) ?? null, fila);
}
