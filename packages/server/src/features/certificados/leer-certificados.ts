import { puedeVerCertificados } from '@catedra/shared/certificados/policy.ts';
import type { Certificado } from '@catedra/shared/certificados/schemas.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import type { Dia } from '@catedra/shared/fechas/calendario.ts';
import { and, desc, eq, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import { certificadoDe, type FilaDeCertificado } from '#features/certificados/filas.ts';
import { certificadosTable } from '#features/certificados/table.ts';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import type { Database } from '#platform/db/pool.ts';

/** Someone's own, the newest first; what was issued again is shown once. */
export async function leerMios(db: Database, actor: Actor, hoy: Dia): Promise<Certificado[]> {
  const filas = await db
    .select()
    .from(certificadosTable)
    .where(
      and(
        eq(certificadosTable.usuarioId, actor.id),
        isNull(certificadosTable.sustituidoEn),
        isNotNull(certificadosTable.codigo),
      ),
    )
    .orderBy(desc(certificadosTable.completadoEn), desc(certificadosTable.id));
  return filas.map((fila) => certificadoDe(fila, hoy));
}

/** Theirs and, as far as the permission reaches, others'. */
const aLaVista = (actor: Actor): SQL | undefined => {
  const otros = scopeSql(usuariosBinding, puedeVerCertificados(actor));
  return otros && or(eq(certificadosTable.usuarioId, actor.id), otros);
};

/** One in sight; any other does not exist for who asks. */
export async function leerFila(db: Database, actor: Actor, id: string): Promise<FilaDeCertificado> {
  const [leida] = await db
    .select({ fila: certificadosTable })
    .from(certificadosTable)
    .innerJoin(usuariosTable, eq(usuariosTable.id, certificadosTable.usuarioId))
    .where(and(eq(certificadosTable.id, id), aLaVista(actor)));
  if (!leida) throw noEncontrado();
  return leida.fila;
}
