import { createHash } from 'node:crypto';
import { codigoDe, codigoEscrito } from '@catedra/shared/certificados/codigo.ts';
import { documentoTapado, estadoDe } from '@catedra/shared/certificados/rules.ts';
import type { Comprobado } from '@catedra/shared/certificados/schemas.ts';
import type { Dia } from '@catedra/shared/fechas/calendario.ts';
import { eq } from 'drizzle-orm';
import type { FilaDeCertificado } from '#features/certificados/filas.ts';
import { certificadosTable } from '#features/certificados/table.ts';
import type { Database } from '#platform/db/pool.ts';

export const huellaDeCodigo = (codigo: string): Buffer => createHash('sha256').update(codigo).digest();

/** What anyone reads of a certificate: never whether it was renewed, nor why it was withdrawn. */
function loQueSeLee(fila: FilaDeCertificado, hoy: Dia): Comprobado {
  const { numero, titulo, expedidoEn, codigo, nombre, documento } = fila;
  if (codigo === null || nombre === null) return { resultado: 'borrado', numero, titulo, expedidoEn };
  return {
    resultado: estadoDe(fila, hoy),
    numero,
    rectificado: fila.rectificado,
    codigo: codigoEscrito(codigo),
    nombre,
    documento: documento && documentoTapado(documento),
    titulo,
    horas: fila.horas,
    nota: fila.nota,
    completadoEl: fila.completadoEl,
    expedidoEn,
    validoHasta: fila.validoHasta,
    retiradoEn: fila.retiradoEn,
    huella: fila.papelHuella,
  };
}

/** What a code opens; the code of one that was issued again leads to the one in its place. */
export async function comprobarCodigo(db: Database, texto: string, hoy: Dia): Promise<Comprobado> {
  const codigo = codigoDe(texto);
  let fila = codigo
    ? await buscar(db, eq(certificadosTable.codigoHuella, huellaDeCodigo(codigo)))
    : undefined;
  while (fila?.sustituidoPor) {
    const siguiente = await buscar(db, eq(certificadosTable.id, fila.sustituidoPor));
    if (!siguiente) break;
    fila = siguiente;
  }
  return fila ? loQueSeLee(fila, hoy) : { resultado: 'desconocido' };
}

async function buscar(db: Database, cual: ReturnType<typeof eq>): Promise<FilaDeCertificado | undefined> {
  const [fila] = await db.select().from(certificadosTable).where(cual);
  return fila;
}
