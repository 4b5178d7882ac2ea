import { eq, sql } from 'drizzle-orm';
import { deshacerTanda } from '#features/cargas/deshacer/deshacer-tanda.ts';
import { leerCuentas } from '#features/cargas/revisar/cuentas.ts';
import { anotarGrupos, anotarPersonas } from '#features/cargas/importar/anotar.ts';
import { devolverMembresias } from '#features/cargas/importar/escribir-grupos.ts';
import { actorDe, EN_MARCHA } from '#features/cargas/importar/en-marcha.ts';
import type { CargaRow } from '#features/cargas/queries.ts';
import { cargasTable } from '#features/cargas/table.ts';
import { ceder } from '#features/cargas/filas/tandas.ts';
import { runWork, type Work } from '#platform/changes/work.ts';
import { DomainError } from '@catedra/shared/core/errors.ts';
import { willPass } from '#platform/db/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { withLock } from '#platform/turns/lock.ts';

const TANDA = 500;
const COMANDO = 'cargas.deshacer';

/** Those who left the synchronised group come back to it; how many do. */
async function devolver(work: Work, carga: CargaRow): Promise<number> {
  const { grupoId } = carga;
  if (!grupoId) return 0;
  const { rows } = await work.tx.execute<{ id: string }>(
    sql`select usuario_id as id from carga_salidas where carga_id = ${carga.id} order by 1`,
  );
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  const antes = await leerCuentas(work.tx, sql`u.id = any(${sql.param(ids)}::uuid[])`, true);
  const vuelven = await devolverMembresias(
    work,
    antes.map(({ id }) => ({ usuarioId: id, grupoId })),
  );
  const dentro = new Set(vuelven.map(({ usuarioId }) => usuarioId));
  const [grupo] = (
    await work.tx.execute<{ nombre: string }>(sql`select nombre from grupos where id = ${grupoId}`)
  ).rows;
  await anotarPersonas(
    work,
    antes
      .filter(({ id }) => dentro.has(id))
      .map((cuenta) => ({
        id: cuenta.id,
        antes: cuenta,
        despues: { ...cuenta, grupoIds: [...cuenta.grupoIds, grupoId] },
      })),
    () => grupo?.nombre ?? '',
    [carga.archivo, null],
  );
  await anotarGrupos(work, vuelven);
  await work.tx.execute(sql`delete from carga_salidas where carga_id = ${carga.id}`);
  return vuelven.length;
}

/** Groups that the upload created and that nobody uses go too. */
async function quitarGrupos(work: Work, carga: CargaRow): Promise<number> {
  const { rows } = await work.tx.execute<{ id: string; nombre: string; estado: string }>(sql`
    delete from grupos g where g.id = any(${sql.param(carga.gruposCreados)}::uuid[])
       and not exists (select from grupo_miembros m where m.grupo_id = g.id)
       and not exists (select from grupo_tutores t where t.grupo_id = g.id)
       and not exists (select from grupo_cursos c where c.grupo_id = g.id)
    returning id, nombre, estado`);
  for (const { id, nombre, estado } of rows)
    work.record({
      coleccion: 'grupos',
      documento: id,
      antes: { id, estado },
      despues: null,
      detalle: { nombre: [nombre, null] },
    });
  return rows.length;
}

async function terminar(platform: Platform, carga: CargaRow, actorId: string): Promise<void> {
  const actor = await actorDe(platform.db, actorId);
  await runWork(platform, actor, COMANDO, async (work) => {
    const vuelvenAlGrupo = await devolver(work, carga);
    const gruposQuitados = await quitarGrupos(work, carga);
    await work.tx
      .update(cargasTable)
      .set({ estado: 'deshecha', gruposQuitados, vuelvenAlGrupo, terminadaEn: work.now.toISOString() })
      .where(eq(cargasTable.id, carga.id));
  });
}

/** Undoes an upload that was told to. Harmless when run twice, or again after a crash. */
export const deshacer = (platform: Platform, id: string, actorId: string): Promise<void> =>
  withLock(platform.db, EN_MARCHA, async () => {
    const [carga] = await platform.db.select().from(cargasTable).where(eq(cargasTable.id, id));
    if (carga?.estado !== 'deshaciendo') return;
    try {
      for (let quedan = true; quedan; ) {
        const actor = await actorDe(platform.db, actorId);
        quedan = await runWork(platform, actor, COMANDO, (work) => deshacerTanda(work, carga, TANDA));
        await ceder();
      }
      await terminar(platform, carga, actorId);
    } catch (error) {
      if (willPass(error)) throw error;
      if (!(error instanceof DomainError))
        platform.log.error({ err: error }, 'se detuvo al deshacer una carga');
      const motivo =
        error instanceof DomainError
          ? error.message
          : 'Algo falló y no se terminó de deshacer. Vuelve a intentarlo.';
      await platform.db
        .update(cargasTable)
        .set({ estado: 'importada', motivo })
        .where(eq(cargasTable.id, id));
    }
  });
