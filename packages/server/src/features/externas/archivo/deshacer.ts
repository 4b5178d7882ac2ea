import type { Actor } from '@catedra/shared/core/actor.ts';
import type { PrevisionDeExternas } from '@catedra/shared/externas/archivo/schemas.ts';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { type CargaRow, encontrarCarga, estadoDe } from '#features/externas/archivo/cargas.ts';
import { anotarFallo, cerrojoDeCarga, quienOrdeno } from '#features/externas/archivo/registrar.ts';
import { retirarFila } from '#features/externas/commands/cambiar.ts';
import { externaCargasTable, externasTable } from '#features/externas/table.ts';
import { runWork, type Work } from '#platform/changes/work.ts';
import { willPass } from '#platform/db/errors.ts';
import type { Database } from '#platform/db/pool.ts';
import { job } from '#platform/job.ts';
import type { Platform } from '#platform/platform.ts';
import { unlessLocked } from '#platform/turns/lock.ts';

const TANDA = 50;
const NOMBRADAS = 20;

interface Cuentas extends Record<string, unknown> {
  readonly se_retiran: number;
  readonly ya_retiradas: number;
  readonly conservadas: number;
}

/** What undoing would do now: what has a paper since stays, and is named. */
export async function preverDeshacer(db: Database, actor: Actor, id: string): Promise<PrevisionDeExternas> {
  const { fila } = await encontrarCarga(db, actor, id);
  const [cuentas, conservadas] = await Promise.all([
    db.execute<Cuentas>(sql`
      select count(*) filter (where retirada_en is null and archivo_id is null)::int as se_retiran,
             count(*) filter (where retirada_en is not null)::int as ya_retiradas,
             count(*) filter (where retirada_en is null and archivo_id is not null)::int as conservadas
        from externas where carga_id = ${fila.id}`),
    db.execute<{ linea: number; persona: string; titulo: string }>(sql`
      select e.linea, trim(u.nombre || ' ' || u.apellidos) as persona, coalesce(c.titulo, k.titulo) as titulo
        from externas e join usuarios u on u.id = e.usuario_id
        left join cursos c on c.id = e.curso_id left join catalogo_externo k on k.id = e.entrada_id
       where e.carga_id = ${fila.id} and e.retirada_en is null and e.archivo_id is not null
       order by e.linea limit ${NOMBRADAS}`),
  ]);
  const [una] = cuentas.rows;
  return {
    seRetiran: una?.se_retiran ?? 0,
    yaRetiradas: una?.ya_retiradas ?? 0,
    conservadas: una?.conservadas ?? 0,
    seConservan: conservadas.rows,
  };
}

/** Some of those it recorded, the last first: a later one may have opened the round that an earlier one completed. */
async function retirarTanda(work: Work, carga: CargaRow): Promise<boolean> {
  const suyas = and(
    eq(externasTable.cargaId, carga.id),
    isNull(externasTable.retiradaEn),
    isNull(externasTable.archivoId),
  );
  const filas = await work.tx
    .select()
    .from(externasTable)
    .where(suyas)
    .orderBy(asc(externasTable.usuarioId), sql`${externasTable.dia} desc`, asc(externasTable.id))
    .limit(TANDA)
    .for('update');
  for (const fila of filas) await retirarFila(work, fila, `Se deshizo el archivo «${carga.archivo}»`);
  return filas.length > 0;
}

async function deshacer(platform: Platform, carga: CargaRow): Promise<void> {
  for (let quedan = true; quedan; ) {
    const actor = await quienOrdeno(platform.db, carga);
    quedan = await runWork(platform, actor, 'externas.deshacer-carga', (work) => retirarTanda(work, carga));
  }
  await platform.db
    .update(externaCargasTable)
    .set({ deshechaEn: platform.clock.now().toISOString() })
    .where(eq(externaCargasTable.id, carga.id));
}

/** Withdraws what a file recorded. Harmless when run twice, or again after a crash. */
export const deshacerDeArchivo = job<{ readonly id: string }>(
  'externas.deshacer-archivo',
  (platform, { id }) =>
    unlessLocked(platform.db, cerrojoDeCarga(id), async () => {
      const [carga] = await platform.db
        .select()
        .from(externaCargasTable)
        .where(eq(externaCargasTable.id, id));
      if (!carga || estadoDe(carga) !== 'deshaciendo') return;
      try {
        await deshacer(platform, carga);
      } catch (error) {
        if (willPass(error)) throw error;
        await anotarFallo(platform, id, error);
      }
    }),
);
