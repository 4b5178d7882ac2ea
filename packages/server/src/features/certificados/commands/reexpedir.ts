import { puedeRetirar } from '@catedra/shared/certificados/policy.ts';
import { DomainError, noEncontrado } from '@catedra/shared/core/errors.ts';
import { eq, sql } from 'drizzle-orm';
import { anotarCertificado } from '#features/certificados/audit.ts';
import { bloquear } from '#features/certificados/commands/bloquear.ts';
import { yaNoVale } from '#features/certificados/commands/retirar.ts';
import type { FilaDeCertificado } from '#features/certificados/filas.ts';
import { certificadosTable } from '#features/certificados/table.ts';
import type { Work } from '#platform/changes/work.ts';

const nadaQueRectificar = () =>
  new DomainError(
    409,
    'NADA_QUE_RECTIFICAR',
    'El certificado ya dice lo que dice hoy la ficha de esta persona. Corrige antes su nombre o su documento.',
  );

const retirado = () =>
  new DomainError(409, 'CERTIFICADO_RETIRADO', 'Este certificado se retiró: no se puede volver a expedir.');

interface DeHoy extends Record<string, unknown> {
  readonly nombre: string;
  readonly documento: string | null;
}

/** Name and document as they are today, under the same number; the old code leads to the new one. */
export async function reexpedir(work: Work, id: string): Promise<FilaDeCertificado> {
  const antes = await bloquear(work, id, puedeRetirar(work.actor));
  if (antes.retiradoEn) throw retirado();
  if (antes.sustituidoEn) throw yaNoVale();
  const { rows } = await work.tx.execute<DeHoy>(
    sql`select trim(nombre || ' ' || apellidos) as nombre, documento from usuarios where id = ${antes.usuarioId} and fecha_baja is null`,
  );
  const [hoy] = rows;
  if (!hoy) throw noEncontrado();
  if (hoy.nombre === antes.nombre && hoy.documento === antes.documento) throw nadaQueRectificar();
  const [sustituido = antes] = await work.tx
    .update(certificadosTable)
    .set({ sustituidoEn: work.now.toISOString() })
    .where(eq(certificadosTable.id, id))
    .returning();
  const nuevo = await escribirNuevo(work, antes, hoy);
  await work.tx
    .update(certificadosTable)
    .set({ sustituidoPor: nuevo.id })
    .where(eq(certificadosTable.id, id));
  await anotarCertificado(work, antes, sustituido);
  await anotarCertificado(work, null, nuevo);
  return nuevo;
}

async function escribirNuevo(work: Work, antes: FilaDeCertificado, hoy: DeHoy): Promise<FilaDeCertificado> {
  const { rows } = await work.tx.execute<{ id: string; codigo: string }>(
    sql`select gen_random_uuid() as id, codigo_al_azar() as codigo`,
  );
  const [suyo] = rows;
  if (!suyo) throw new Error('the database gave no code');
  const [nuevo] = await work.tx
    .insert(certificadosTable)
    .values({
      ...antes,
      ...suyo,
      ...hoy,
      codigoHuella: sql`sha256(convert_to(${suyo.codigo}, 'UTF8'))` as never,
      rectificado: true,
      expedidoEn: work.now.toISOString(),
      sustituidoEn: null,
      papelHuella: null,
      papelEn: null,
      estorbos: null,
    })
    .returning();
  if (!nuevo) throw new Error('nothing was written');
  return nuevo;
}
