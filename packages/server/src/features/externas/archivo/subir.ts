import type { Actor } from '@catedra/shared/core/actor.ts';
import { DomainError, noEncontrado } from '@catedra/shared/core/errors.ts';
import { tituloComparable } from '@catedra/shared/externas/archivo/celdas.ts';
import { reconocerExternas } from '@catedra/shared/externas/archivo/columnas.ts';
import {
  faltaEnMapeo,
  MAX_FILAS_DE_EXTERNAS,
  type MapeoDeExternas,
} from '@catedra/shared/externas/archivo/datos.ts';
import { eq, sql } from 'drizzle-orm';
import { cargaDistinta } from '#features/cargas/offers.ts';
import { exigirRegistrar } from '#features/externas/archivo/cargas.ts';
import { leerFormaciones } from '#features/externas/archivo/encuentros.ts';
import { demasiadasFilas } from '#features/externas/archivo/errores.ts';
import { externaCargasTable } from '#features/externas/table.ts';
import type { Work } from '#platform/changes/work.ts';
import type { Database, Tx } from '#platform/db/pool.ts';
import { rowsByColumns } from '#platform/db/rows-by-columns.ts';
import { readSheet, type Sheet } from '#platform/sheets/read-sheet.ts';
import { byPerson } from '#platform/turns/by-person.ts';

/** Whether this very file is there already; another one under the same id is refused. */
export async function yaSubida(
  db: Database | Tx,
  actor: Actor,
  id: string,
  sha256: string,
): Promise<boolean> {
  exigirRegistrar(actor);
  const [previa] = await db.select().from(externaCargasTable).where(eq(externaCargasTable.id, id));
  if (!previa) return false;
  if (previa.quien !== actor.id) throw noEncontrado();
  if (previa.sha256 !== sha256) throw cargaDistinta();
  return true;
}

export interface Leido {
  readonly sheet: Sheet;
  readonly mapeo: MapeoDeExternas;
}

const inTurn = byPerson(2);
const FILAS_QUE_SE_MIRAN = 500;
const HOJAS_QUE_SE_MIRAN = 5;

const soloSiEsNuestro = (error: unknown): null => {
  if (error instanceof DomainError) return null;
  throw error;
};

/** The file with what each column seems to be: of several sheets, the first whose columns say enough. */
export async function leerArchivo(
  db: Database,
  actor: Actor,
  contenido: Uint8Array,
  nombre: string,
): Promise<Leido> {
  const titulos = new Set((await leerFormaciones(db, actor)).map(({ titulo }) => tituloComparable(titulo)));
  const leer = async (hoja?: string): Promise<Leido> => {
    const sheet = await readSheet(contenido, { nombre, titulos: true, ...(hoja && { hoja }) });
    const filas = sheet.filas.slice(0, FILAS_QUE_SE_MIRAN).map(({ celdas }) => celdas);
    return { sheet, mapeo: reconocerExternas({ encabezados: sheet.encabezados, filas }, titulos) };
  };
  const leido = await inTurn(actor.id, async () => {
    const primera = await leer();
    if (!faltaEnMapeo(primera.mapeo)) return primera;
    const otras = primera.sheet.hojas.filter((hoja) => hoja !== primera.sheet.hoja);
    for (const hoja of otras.slice(0, HOJAS_QUE_SE_MIRAN)) {
      const otra = await leer(hoja).catch(soloSiEsNuestro);
      if (otra && !faltaEnMapeo(otra.mapeo)) return otra;
    }
    return primera;
  });
  if (leido.sheet.filas.length > MAX_FILAS_DE_EXTERNAS) throw demasiadasFilas(leido.sheet.filas.length);
  return leido;
}

interface Subida extends Leido {
  readonly id: string;
  readonly nombre: string;
  readonly sha256: string;
}

/** Keeps the rows that were read. Sent again, it is the same upload. */
export async function subirCarga(work: Work, { id, nombre, sha256, sheet, mapeo }: Subida): Promise<void> {
  exigirRegistrar(work.actor);
  const [puesta] = await work.tx
    .insert(externaCargasTable)
    .values({
      id,
      quien: work.actor.id,
      archivo: nombre,
      sha256,
      encabezados: sheet.encabezados,
      hoja: sheet.hoja,
      mapeo: [...mapeo],
      filas: sheet.filas.length,
      creadaEn: work.now.toISOString(),
    })
    .onConflictDoNothing()
    .returning({ id: externaCargasTable.id });
  if (!puesta) {
    await yaSubida(work.tx, work.actor, id, sha256);
    return;
  }
  await work.tx.execute(sql`
    insert into externa_carga_filas (carga_id, linea, celdas)
    select ${id}, x.linea, x.celdas from ${rowsByColumns({ linea: 'int', celdas: 'text[]' }, sheet.filas)}`);
}
