import { puedeRetirar } from '@catedra/shared/certificados/policy.ts';
import { DomainError } from '@catedra/shared/core/errors.ts';
import { eq } from 'drizzle-orm';
import { anotarCertificado } from '#features/certificados/audit.ts';
import { bloquear } from '#features/certificados/commands/bloquear.ts';
import type { FilaDeCertificado } from '#features/certificados/filas.ts';
import { certificadosTable } from '#features/certificados/table.ts';
import type { Work } from '#platform/changes/work.ts';

export const yaNoVale = () =>
  new DomainError(
    409,
    'CERTIFICADO_SUSTITUIDO',
    'Este certificado ya se sustituyó por otro. Busca el nuevo en el registro.',
  );

/** From now on whoever checks it reads that it was withdrawn, and when; the reason stays inside. Twice is once. */
export async function retirar(work: Work, id: string, motivo: string): Promise<FilaDeCertificado> {
  const antes = await bloquear(work, id, puedeRetirar(work.actor));
  if (antes.retiradoEn) return antes;
  if (antes.sustituidoEn) throw yaNoVale();
  const [despues = antes] = await work.tx
    .update(certificadosTable)
    .set({ retiradoEn: work.now.toISOString(), retiradoPor: work.actor.id, motivo })
    .where(eq(certificadosTable.id, id))
    .returning();
  await anotarCertificado(work, antes, despues);
  return despues;
}
