import { puedeVerCertificados } from '@catedra/shared/certificados/policy.ts';
import type { ZipDeCertificados } from '@catedra/shared/certificados/zip.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { antesDe, DIA, tras } from '@catedra/shared/core/duraciones.ts';
import { noEncontrado, sinPermiso } from '@catedra/shared/core/errors.ts';
import { diaEn } from '@catedra/shared/fechas/en-zona.ts';
import { and, desc, eq, gt, isNull, or, type SQL } from 'drizzle-orm';
import { certificadoZipsTable } from '#features/certificados/table.ts';
import type { FileGiven } from '#platform/http/handler.ts';
import type { Platform } from '#platform/platform.ts';

export type FilaDeZip = typeof certificadoZipsTable.$inferSelect;

/** How long it can be downloaded, or its failure read. */
export const DURA = DIA;
const RECIENTES = 5;

export const claveDeZip = (id: string): string => `${id}-certificados-zip`;

export const comoZip = (fila: FilaDeZip): ZipDeCertificados => ({
  id: fila.id,
  estado: fila.estado,
  progreso: { hechos: fila.hechos, total: fila.certificadoIds.length },
  sinPapel: fila.sinPapel,
  bytes: fila.bytes,
  motivo: fila.motivo,
  creadoEn: fila.creadoEn,
  hasta: fila.terminadoEn && tras(fila.terminadoEn, DURA).toISOString(),
});

/** Somebody else's does not exist, nor one whose day is over. */
function suyos(actor: Actor, now: Date): SQL | undefined {
  if (puedeVerCertificados(actor) === false) throw sinPermiso();
  const { usuarioId, terminadoEn } = certificadoZipsTable;
  return and(
    eq(usuarioId, actor.id),
    or(isNull(terminadoEn), gt(terminadoEn, antesDe(now, DURA).toISOString())),
  );
}

export async function leerZips({ db, clock }: Platform, actor: Actor): Promise<ZipDeCertificados[]> {
  const filas = await db
    .select()
    .from(certificadoZipsTable)
    .where(suyos(actor, clock.now()))
    .orderBy(desc(certificadoZipsTable.creadoEn), desc(certificadoZipsTable.id))
    .limit(RECIENTES);
  return filas.map(comoZip);
}

export async function descargarZip(
  { db, clock, storage, config }: Platform,
  actor: Actor,
  id: string,
): Promise<FileGiven> {
  const [fila] = await db
    .select()
    .from(certificadoZipsTable)
    .where(and(eq(certificadoZipsTable.id, id), suyos(actor, clock.now())));
  const bytes = fila?.estado === 'listo' ? await storage.size(claveDeZip(id)) : null;
  if (!fila || bytes === null) throw noEncontrado();
  return {
    nombre: `certificados-${diaEn(fila.creadoEn, config.ZONA_HORARIA)}.zip`,
    tipo: 'application/zip',
    contenido: await storage.read(claveDeZip(id)),
    bytes,
  };
}
