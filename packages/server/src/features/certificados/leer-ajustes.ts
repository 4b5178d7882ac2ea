import type { AjustesDeCertificado } from '@catedra/shared/certificados/schemas.ts';
import { eq } from 'drizzle-orm';
import { cursoCertificadosTable } from '#features/certificados/table.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

const DE_PARTIDA: AjustesDeCertificado = {
  version: 0,
  horas: null,
  muestraNota: true,
  notaMinima: null,
  disenoId: null,
};

/** How a course gives its certificate; one of which nobody said anything gives the plain one. */
export async function leerAjustes(db: Database | Tx, cursoId: string): Promise<AjustesDeCertificado> {
  const { version, horas, muestraNota, notaMinima, disenoId } = cursoCertificadosTable;
  const [guardados] = await db
    .select({ version, horas, muestraNota, notaMinima, disenoId })
    .from(cursoCertificadosTable)
    .where(eq(cursoCertificadosTable.cursoId, cursoId));
  return guardados ?? DE_PARTIDA;
}
