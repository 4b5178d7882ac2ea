import type { ContextoDeRegla, Regla } from '@catedra/shared/grupos/regla.ts';
import { eq, sql } from 'drizzle-orm';
import { leerContexto } from '#features/grupos/regla/contexto.ts';
import { moverPorRegla } from '#features/grupos/regla/mover.ts';
import { proximoSql, reglaSql } from '#features/grupos/regla/regla-sql.ts';
import { grupoReglasTable } from '#features/grupos/table.ts';
import type { Work } from '#platform/changes/work.ts';
import type { Database, Tx } from '#platform/db/pool.ts';
import { lockInTransaction } from '#platform/turns/lock.ts';

/** People are moved by as many in one transaction. */
export const TANDA = 500;

/** Held by whoever applies a whole rule: whoever changes a person meanwhile leaves their groups for later. */
export const REGLAS = 'grupos.reglas';

/** Whoever meets a rule and is not in its group, unless they are kept out. */
export const entranSql = (grupoId: string, regla: Regla, contexto: ContextoDeRegla) => sql`
  from usuarios where ${reglaSql(regla, contexto)}
   and not exists (select from grupo_miembros m where m.usuario_id = usuarios.id and m.grupo_id = ${grupoId})
   and not exists (select from grupo_fuera f where f.usuario_id = usuarios.id and f.grupo_id = ${grupoId})`;

/** Whoever is in by the rule and doesn't meet it. */
export const salenSql = (grupoId: string, regla: Regla, contexto: ContextoDeRegla) => sql`
  from grupo_miembros m join usuarios on usuarios.id = m.usuario_id
 where m.grupo_id = ${grupoId} and m.origen = 'regla' and not coalesce(${reglaSql(regla, contexto)}, false)`;

/** When somebody will enter or leave by themselves. */
export async function leerProximo(
  db: Database | Tx,
  regla: Regla,
  contexto: ContextoDeRegla,
  ids?: readonly string[],
): Promise<string | null> {
  const dia = proximoSql(regla, contexto);
  if (!dia) return null;
  const { rows } = await db.execute<{ dia: string | null }>(sql`
    select ${dia}::text as dia from usuarios where usuarios.fecha_baja is null
       ${ids ? sql`and usuarios.id = any(${sql.param([...ids])}::uuid[])` : sql``}`);
  return rows[0]?.dia ?? null;
}

export interface Aplicada {
  readonly entraron: number;
  readonly salieron: number;
  /** There are more to move. */
  readonly siguen: boolean;
}

/** Nobody yet: every id comes after it. */
const NADIE = '00000000-0000-0000-0000-000000000000';

/** The same, and up to whom everybody is in line, to go on from there: looking at them again would cost as much each time. */
type Tramo = Aplicada & { readonly hasta: string };

/** A group to bring in line; to whoever enters past a date, other days than those it gives. */
export interface PorAplicar {
  readonly grupoId: string;
  readonly diasSiPaso?: number | undefined;
}

/** Brings the next people of a group in line with its rule, by their ids. Harmless when run again. */
export async function aplicarRegla(
  work: Work,
  { grupoId, diasSiPaso }: PorAplicar,
  desde = NADIE,
): Promise<Tramo> {
  await lockInTransaction(work.tx, REGLAS);
  const { rows } = await work.tx.execute<{ regla: Regla }>(
    sql`select regla from grupo_reglas where grupo_id = ${grupoId}`,
  );
  const [fila] = rows;
  if (!fila) return { entraron: 0, salieron: 0, siguen: false, hasta: desde };
  const contexto = await leerContexto(work.tx, work.now);
  const ids = async (cuales: ReturnType<typeof sql>) =>
    (
      await work.tx.execute<{ id: string }>(
        sql`select usuarios.id ${cuales} and usuarios.id > ${desde} order by usuarios.id limit ${TANDA}`,
      )
    ).rows.map(({ id }) => id);
  const entran = await ids(entranSql(grupoId, fila.regla, contexto));
  const salen = await ids(salenSql(grupoId, fila.regla, contexto));
  const movidas = await moverPorRegla(work, { grupoId, entran, salen, diasSiPaso });
  const [hasta] = [entran, salen]
    .flatMap((unos) => (unos.length === TANDA ? (unos.at(-1) ?? []) : []))
    .toSorted();
  if (hasta !== undefined) return { ...movidas, siguen: true, hasta };
  await work.tx
    .update(grupoReglasTable)
    .set({ proximo: await leerProximo(work.tx, fila.regla, contexto) })
    .where(eq(grupoReglasTable.grupoId, grupoId));
  return { ...movidas, siguen: false, hasta: desde };
}
