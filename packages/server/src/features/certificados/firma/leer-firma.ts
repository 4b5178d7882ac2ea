import { X509Certificate } from 'node:crypto';
import type { Firma, Firmante } from '@catedra/shared/certificados/firma/schemas.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { desc } from 'drizzle-orm';
import { exigirDisenar } from '#features/certificados/disenos/leer.ts';
import { certificadoFirmantesTable } from '#features/certificados/table.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

type Fila = typeof certificadoFirmantesTable.$inferSelect;

/** What a line of a certificate's names says of whom it is: its common name, or all of it. */
const nombreEn = (lineas: string): string => /^CN=(.+)$/m.exec(lineas)?.[1] ?? lineas.replaceAll('\n', ', ');

export const certificadoDeFila = ({ certificado }: Pick<Fila, 'certificado'>): X509Certificate =>
  new X509Certificate(Buffer.from(certificado, 'base64'));

/** Nobody else vouches for it. */
export const esPropia = ({ issuer, subject }: X509Certificate): boolean => issuer === subject;

function firmanteDeFila(fila: Fila): Firmante {
  const suyo = certificadoDeFila(fila);
  return {
    id: fila.id,
    titular: nombreEn(suyo.subject),
    emisor: nombreEn(suyo.issuer),
    propia: esPropia(suyo),
    valeDesde: suyo.validFromDate.toISOString(),
    valeHasta: suyo.validToDate.toISOString(),
    enUsoDesde: fila.creadoEn,
    pem: suyo.toString(),
  };
}

/** Whose key signs now, and those of before, the last first. */
export async function leerFirma(db: Database | Tx, actor: Actor): Promise<Firma> {
  exigirDisenar(actor);
  const filas = await db
    .select()
    .from(certificadoFirmantesTable)
    .orderBy(desc(certificadoFirmantesTable.creadoEn), certificadoFirmantesTable.id);
  const actual = filas.find(({ activo }) => activo);
  return {
    actual: actual ? firmanteDeFila(actual) : null,
    anteriores: filas.filter(({ activo }) => !activo).map(firmanteDeFila),
  };
}
