import { randomUUID } from 'node:crypto';
import {
  demasiadosParaZip,
  MAX_CERTIFICADOS_EN_ZIP,
  ningunoParaZip,
  type ZipDeCertificados,
  type ZipPedido,
  zipEnMarcha,
} from '@catedra/shared/certificados/zip.ts';
import { and, count, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import { alcanceSql, filtrosSql, type LecturaDeRegistro } from '#features/certificados/filtrar-registro.ts';
import { certificadosTable, certificadoZipsTable } from '#features/certificados/table.ts';
import { comoZip } from '#features/certificados/zip/leer.ts';
import { hacerZip } from '#features/certificados/zip/hacer.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import type { Work } from '#platform/changes/work.ts';

/** Which papers go in is settled now; what they are called and whether they can be read, when its job gets to them. */
export async function pedirZip(
  work: Work,
  lectura: LecturaDeRegistro,
  pedido: ZipPedido,
): Promise<ZipDeCertificados> {
  const certificadoIds = await elegidos(work, lectura, pedido);
  const [fila] = await work.tx
    .insert(certificadoZipsTable)
    .values({ id: randomUUID(), usuarioId: work.actor.id, certificadoIds, creadoEn: work.now.toISOString() })
    .onConflictDoNothing()
    .returning();
  if (!fila) throw zipEnMarcha();
  // Personal data leave the academy: who took how many stays in the log, which nobody's screen listens to.
  work.record({
    coleccion: 'exportaciones',
    documento: 'certificados',
    antes: null,
    despues: null,
    detalle: { certificados: [null, certificadoIds.length] },
  });
  await work.enqueue(hacerZip, { id: fila.id });
  return comoZip(fila);
}

async function elegidos({ tx }: Work, lectura: LecturaDeRegistro, pedido: ZipPedido): Promise<string[]> {
  const { id, expedidoEn, usuarioId, codigo } = certificadosTable;
  const donde = and(
    isNotNull(codigo),
    'ids' in pedido ? and(inArray(id, pedido.ids), alcanceSql(lectura)) : filtrosSql(lectura, pedido.filtros),
  );
  const filas = await tx
    .select({ id })
    .from(certificadosTable)
    .innerJoin(usuariosTable, eq(usuariosTable.id, usuarioId))
    .where(donde)
    .orderBy(desc(expedidoEn), desc(id))
    .limit(MAX_CERTIFICADOS_EN_ZIP + 1);
  if (filas.length === 0) throw ningunoParaZip();
  if (filas.length > MAX_CERTIFICADOS_EN_ZIP) {
    const [todos] = await tx
      .select({ cuantos: count() })
      .from(certificadosTable)
      .innerJoin(usuariosTable, eq(usuariosTable.id, usuarioId))
      .where(donde);
    throw demasiadosParaZip(todos?.cuantos ?? filas.length);
  }
  return filas.map((fila) => fila.id);
}
