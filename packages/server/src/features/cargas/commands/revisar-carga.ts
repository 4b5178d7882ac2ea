import { type Actor, datosInvalidos, errorDeMapeo } from '@catedra/shared';
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { exigirAbierta } from '#features/cargas/commands/cambiar-carga.ts';
import { leerContexto } from '#features/cargas/contexto.ts';
import { decidirTanda } from '#features/cargas/decidir-tanda.ts';
import { cargaCerrada, faltaGrupo } from '#features/cargas/errors.ts';
import { contarFilas, guardarJuicio } from '#features/cargas/guardar-filas.ts';
import { type CargaRow, encontrarCarga } from '#features/cargas/queries.ts';
import { contarSalen } from '#features/cargas/salen.ts';
import { cargaFilasTable, cargasTable } from '#features/cargas/table.ts';
import { ceder } from '#features/cargas/tandas.ts';
import type { Platform } from '#platform/platform.ts';

const TANDA = 2000;
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
export async function revisarCarga({ db }: Platform, actor: Actor, id: string): Promise<void> {
  const carga = await encontrarCarga(db, actor, id);
  exigirSentido(carga);
  const en = (estado: CargaRow['estado'], valores: Partial<CargaRow> = {}) =>
    db
      .update(cargasTable)
      .set({ ...valores, estado })
      .where(and(eq(cargasTable.id, id), inArray(cargasTable.estado, REVISABLES)))
      .returning({ id: cargasTable.id });
  const [mia] = await en('revisando', { hechas: 0, total: carga.filas, motivo: null });
  if (!mia) throw cargaCerrada();

  const contexto = await leerContexto(db, actor, carga, { conAvisos: true });
  let cursor = 0;
  for (let hechas = 0; ; ) {
    const filas = await db
      .select({
        linea: cargaFilasTable.linea,
        celdas: cargaFilasTable.celdas,
        estado: cargaFilasTable.estado,
      })
      .from(cargaFilasTable)
      .where(
        and(
          eq(cargaFilasTable.cargaId, id),
          gt(cargaFilasTable.linea, cursor),
          isNull(cargaFilasTable.resultado),
        ),
      )
      .orderBy(cargaFilasTable.linea)
      .limit(TANDA);
    const ultima = filas.at(-1);
    if (!ultima) break;
    cursor = ultima.linea;
    const vivas = filas.filter(({ estado }) => estado !== 'descartada');
    const juzgadas = await decidirTanda(db, id, vivas, contexto, { paraEscribir: false });
    await guardarJuicio(db, id, juzgadas);
    hechas += filas.length;
    await db.update(cargasTable).set({ hechas }).where(eq(cargasTable.id, id));
    await ceder();
  }
  // Fresh statistics, or the next statements walk through thousands of rows one by one.
  if (carga.filas > TANDA) await db.execute(sql`analyze carga_filas`);
  await contarFilas(db, id);
  await en('revisada', { salen: await contarSalen(db, carga) });
}
