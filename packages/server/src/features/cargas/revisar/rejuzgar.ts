import type { FilaDeCarga } from '@catedra/shared/cargas/filas.ts';
import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { leerContexto } from '#features/cargas/revisar/contexto.ts';
import { decidirTanda } from '#features/cargas/revisar/decidir-tanda.ts';
import type { FilaLeida } from '#features/cargas/revisar/fila-juzgada.ts';
import { quienesNombran } from '#features/cargas/revisar/quien-nombra.ts';
import { vienenEn } from '#features/cargas/revisar/quien-viene.ts';
import { guardarJuicio } from '#features/cargas/filas/guardar-filas.ts';
import { aLaVista } from '#features/cargas/filas/a-la-vista.ts';
import { seleccionar } from '#features/cargas/filas/leer-filas.ts';
import type { CargaRow } from '#features/cargas/queries.ts';
import { cargaFilasTable as filas, cargasTable } from '#features/cargas/table.ts';
import { ceder } from '#features/cargas/filas/tandas.ts';
import type { Work } from '#platform/changes/work.ts';

const TANDA = 1000;
/** Neighbours by a clash are few; a file that repeats one e-mail everywhere is revised whole. */
const MAX_VECINAS = 500;

type Reclama = Pick<typeof filas.$inferSelect, 'correo' | 'usuario' | 'documento'>;

/** The rows that claim what these claim. */
function comparten(unas: readonly Reclama[]): SQL | undefined {
  const valores = (clave: keyof Reclama) => [...new Set(unas.flatMap((una) => una[clave] ?? []))];
  const partes = (['correo', 'usuario', 'documento'] as const).flatMap((clave) =>
    valores(clave).length > 0 ? [sql`${filas[clave]} = any(${sql.param(valores(clave))}::text[])`] : [],
  );
  return or(...partes);
}

/** Judges again the rows whose cells were changed, those they clashed or clash with and those that name them. */
export async function rejuzgar(
  work: Work,
  carga: CargaRow,
  antes: readonly (Reclama & FilaLeida)[],
): Promise<FilaDeCarga[]> {
  const { tx } = work;
  const contexto = await leerContexto(tx, work.actor, carga, { conAvisos: true });
  const vienen = vienenEn(tx, carga.id);
  const reclamadas: Reclama[] = [...antes];
  const llamadas: FilaLeida[] = [...antes];
  const juzgar = async (lineas: readonly number[]) => {
    for (let i = 0; i < lineas.length; i += TANDA) {
      const parte = lineas.slice(i, i + TANDA);
      const rows = await seleccionar(tx, carga.id, inArray(filas.linea, parte), TANDA);
      llamadas.push(...rows);
      const vivas = rows.filter(({ estado }) => estado !== 'descartada');
      const juzgadas = await decidirTanda(tx, carga.id, vivas, contexto, { paraEscribir: false, vienen });
      await guardarJuicio(tx, carga.id, juzgadas);
      reclamadas.push(...juzgadas);
      await ceder();
    }
  };
  const cambiadas = antes.map(({ linea }) => linea);
  await juzgar(cambiadas);
  const choques = comparten(reclamadas);
  const vecinas = choques ? await seleccionar(tx, carga.id, choques, MAX_VECINAS) : [];
  const nombran = (await quienesNombran(tx, carga.id, contexto, llamadas)).slice(0, MAX_VECINAS);
  const tocadas = [...new Set([...cambiadas, ...vecinas.map(({ linea }) => linea), ...nombran])].toSorted(
    (a, b) => a - b,
  );
  if (tocadas.length > cambiadas.length) await juzgar(tocadas);
  const ahora = await seleccionar(
    tx,
    carga.id,
    inArray(filas.linea, tocadas.slice(0, MAX_VECINAS)),
    MAX_VECINAS,
  );
  await tx.update(cargasTable).set({ ordenadaPor: work.actor.id }).where(eq(cargasTable.id, carga.id));
  return aLaVista(tx, work.actor, { ...carga, ordenadaPor: work.actor.id }, ahora);
}
