import { puedeEmitir, puedeVerCertificados } from '@catedra/shared/certificados/policy.ts';
import { noEncontrado, sinPermiso } from '@catedra/shared/core/errors.ts';
import { puedeRegistrarExternas } from '@catedra/shared/externas/policy.ts';
import type { Dia } from '@catedra/shared/fechas/calendario.ts';
import { diaEn } from '@catedra/shared/fechas/en-zona.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import type { Work } from '#platform/changes/work.ts';

const zonaSql = sql<string>`zona_de(${usuariosTable.zonaHoraria}, (select zona_horaria from academia))`;

/** Of whom someone records what they did elsewhere, on whose calendar its day is: 404 out of sight, 403 out of reach. */
export async function alcanzar(work: Work, usuarioId: string): Promise<{ readonly hoy: Dia }> {
  if (!puedeRegistrarExternas(work.actor)) throw sinPermiso();
  const [persona] = await work.tx
    .select({
      zona: zonaSql,
      seVe: sql<boolean>`${scopeSql(usuariosBinding, puedeVerCertificados(work.actor)) ?? true}`,
      seAlcanza: sql<boolean>`${scopeSql(usuariosBinding, puedeEmitir(work.actor)) ?? true}`,
    })
    .from(usuariosTable)
    .where(and(eq(usuariosTable.id, usuarioId), isNull(usuariosTable.fechaBaja)));
  if (!persona?.seVe) throw noEncontrado();
  if (!persona.seAlcanza) throw sinPermiso();
  return { hoy: diaEn(work.now, persona.zona) };
}
