import { puedeVerCertificados } from '@catedra/shared/certificados/policy.ts';
import { noEncontrado, sinPermiso } from '@catedra/shared/core/errors.ts';
import type { Scope } from '@catedra/shared/core/scope.ts';
import { eq, sql } from 'drizzle-orm';
import type { FilaDeCertificado } from '#features/certificados/filas.ts';
import { certificadosTable } from '#features/certificados/table.ts';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import type { Work } from '#platform/changes/work.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';

/** A certificate under a lock: 404 out of sight, 403 out of reach. */
export async function bloquear(work: Work, id: string, alcance: Scope): Promise<FilaDeCertificado> {
  const [leida] = await work.tx
    .select({
      fila: certificadosTable,
      seVe: sql<boolean>`${scopeSql(usuariosBinding, puedeVerCertificados(work.actor)) ?? true}`,
      seAlcanza: sql<boolean>`${scopeSql(usuariosBinding, alcance) ?? true}`,
    })
    .from(certificadosTable)
    .innerJoin(usuariosTable, eq(usuariosTable.id, certificadosTable.usuarioId))
    .where(eq(certificadosTable.id, id))
    .for('update', { of: certificadosTable });
  if (!leida?.seVe) throw noEncontrado();
  if (!leida.seAlcanza) throw sinPermiso();
  return leida.fila;
}
