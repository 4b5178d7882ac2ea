import { errorDeMapeo } from '@catedra/shared/cargas/error-de-mapeo.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { datosInvalidos } from '@catedra/shared/core/errors.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { exigirAbierta } from '#features/cargas/commands/cambiar-carga.ts';
import { leerContexto } from '#features/cargas/revisar/contexto.ts';
import { juzgarTanda } from '#features/cargas/revisar/decidir-tanda.ts';
import { prepararTanda } from '#features/cargas/revisar/preparar-tanda.ts';
import { cargaCerrada, faltaGrupo } from '#features/cargas/errors.ts';
import { contarFilas, guardarJuicio } from '#features/cargas/filas/guardar-filas.ts';
import type { FilaJuzgada } from '#features/cargas/revisar/fila-juzgada.ts';
import { nuevasLineas } from '#features/cargas/revisar/lineas.ts';
import { vienenEn } from '#features/cargas/revisar/quien-viene.ts';
import { leerCeldas } from '#features/cargas/filas/leer-celdas.ts';
import { type CargaRow, encontrarCarga } from '#features/cargas/queries.ts';
import { contarSalen } from '#features/cargas/revisar/salen.ts';
import { cargasTable } from '#features/cargas/table.ts';
import { porDelante } from '#features/cargas/filas/por-delante.ts';
import { callada, ceder } from '#features/cargas/filas/tandas.ts';
import { runWork } from '#platform/changes/work.ts';
import type { Database, Tx } from '#platform/db/pool.ts';
import type { Platform } from '#platform/platform.ts';

const TANDA = 1000;
/** How many parts are met with the academy ahead of the one that is judged. */
const PREPARADAS = 2;
/** How many are kept at once. */
const A_LA_VEZ = 2;
const REVISABLES: CargaRow['estado'][] = ['leida', 'revisando', 'revisada', 'fallida'];

function exigirSentido(carga: CargaRow): void {
  exigirAbierta(carga);
  const mal = errorDeMapeo(carga.mapeo, carga.encabezados);
  if (mal) throw datosInvalidos({ mapeo: mal }, mal);
  if (!carga.mapeo.some(Boolean))
    throw datosInvalidos(
      { mapeo: 'Di qué es al menos una columna.' },
      'No reconocemos ninguna columna: di qué es cada una.',
    );
  if (carga.modo === 'sincronizar' && !carga.grupoId) throw faltaGrupo();
}

/** The whole file against the academy as it stands: nobody is touched, what was found is kept row by row. */
export async function revisarCarga(platform: Platform, actor: Actor, id: string): Promise<void> {
  const { db } = platform;
  const carga = { ...(await encontrarCarga(db, actor, id)), ordenadaPor: actor.id };
  exigirSentido(carga);
  const pasar = (tx: Database | Tx, valores: PgUpdateSetSource<typeof cargasTable>) =>
    tx
      .update(cargasTable)
      .set(valores)
      .where(and(eq(cargasTable.id, id), inArray(cargasTable.estado, REVISABLES)))
      .returning({ id: cargasTable.id });
  const [mia] = await runWork(platform, actor, 'cargas.revisar', ({ tx, now }) =>
    pasar(tx, {
      estado: 'revisando',
      ordenadaPor: actor.id,
      revisadaEn: now.toISOString(),
      foto: sql`pg_current_snapshot()::text`,
      hechas: 0,
      total: carga.filas,
      motivo: null,
    }),
  );
  if (!mia) throw cargaCerrada();

  // Just uploaded, the rows are unknown to the planner, who would look through all of them for each one.
  if (carga.filas > TANDA) await db.execute(sql`analyze carga_filas (carga_id, linea, estado, usuario_id)`);
  const contexto = await leerContexto(db, actor, carga, { conAvisos: true });
  const lineas = nuevasLineas();
  const modo = { paraEscribir: false, homonimos: new Map(), vienen: vienenEn(db, id) };
  const pendiente = sql`resultado is null and estado <> 'descartada'`;
  const preparar = async (desde: number) => {
    const { filas, hasta } = await leerCeldas(db, id, { desde, cuantas: TANDA }, pendiente);
    return hasta === null
      ? null
      : { hasta, preparada: callada(prepararTanda(db, id, filas, contexto, modo)) };
  };
  const guardar = async (juzgadas: readonly FilaJuzgada[]) => {
    await guardarJuicio(db, id, juzgadas);
    await db
      .update(cargasTable)
      .set({ hechas: sql`least(${cargasTable.hechas} + ${TANDA}, ${cargasTable.total})` })
      .where(eq(cargasTable.id, id));
  };
  // One part is judged while those before it are kept and the next ones are met with the academy.
  const guardadas: Promise<void>[] = [];
  for await (const { preparada } of porDelante(PREPARADAS, preparar)) {
    const juzgadas = await juzgarTanda(db, id, await preparada, contexto, lineas);
    if (guardadas.length === A_LA_VEZ) await guardadas.shift();
    guardadas.push(callada(guardar(juzgadas)));
    await ceder();
  }
  await Promise.all(guardadas);
  await contarFilas(db, id);
  await pasar(db, { estado: 'revisada', salen: await contarSalen(db, carga) });
}
