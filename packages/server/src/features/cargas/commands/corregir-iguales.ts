import type { CorreccionDeIguales, FilasRevisadas } from '@catedra/shared/cargas/filas.ts';
import { datosInvalidos } from '@catedra/shared/core/errors.ts';
import { sql } from 'drizzle-orm';
import { enLimpio, lockRevisada } from '#features/cargas/commands/corregir-fila.ts';
import { contarFilas } from '#features/cargas/filas/guardar-filas.ts';
import { iguales } from '#features/cargas/filas/iguales.ts';
import { rejuzgar } from '#features/cargas/revisar/rejuzgar.ts';
import { cargaFilasTable as filas } from '#features/cargas/table.ts';
import type { Work } from '#platform/changes/work.ts';

/** Writes the same in every cell of a column that says the same, and judges those rows again. */
export async function corregirIguales(
  work: Work,
  id: string,
  { columna, de, a }: CorreccionDeIguales,
): Promise<FilasRevisadas> {
  const carga = await lockRevisada(work, id);
  if (columna >= carga.encabezados.length)
    throw datosInvalidos({ columna: `El archivo no tiene una columna ${columna + 1}.` });
  const texto = enLimpio(a);
  const cuales = iguales(id, columna, de);
  const antes =
    texto === de
      ? []
      : await work.tx
          .select({
            linea: filas.linea,
            celdas: filas.celdas,
            correo: filas.correo,
            usuario: filas.usuario,
            documento: filas.documento,
          })
          .from(filas)
          .where(cuales)
          .orderBy(filas.linea);
  if (antes.length === 0) return { filas: [], ...(await contarFilas(work.tx, id)) };
  await work.tx.execute(sql`
    update ${filas} set celdas[${sql.raw(String(columna + 1))}] = ${texto}, estado = 'pendiente' where ${cuales}`);
  const tocadas = await rejuzgar(work, carga, antes);
  return { filas: tocadas, ...(await contarFilas(work.tx, id)) };
}
