import type { Actor } from '@catedra/shared/core/actor.ts';
import { sinPermiso } from '@catedra/shared/core/errors.ts';
import type { Candidata } from '@catedra/shared/cumplimiento/abrir.ts';
import type { QuienesDeCurso } from '@catedra/shared/cumplimiento/aperturas.ts';
import { puedeRenovar } from '@catedra/shared/cumplimiento/policy.ts';
import type { Dia } from '@catedra/shared/fechas/calendario.ts';
import { aQuienSigue } from '@catedra/shared/participantes/rules.ts';
import { usuarios } from '@catedra/shared/usuarios/collection.ts';
import { and, type SQL, sql } from 'drizzle-orm';
import { participantesSql } from '#features/participantes/offers.ts';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import { enActivoSql } from '#features/usuarios/table.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

export interface Fila extends Candidata, Record<string, unknown> {
  readonly id: string;
  readonly nombre: string;
  readonly apellidos: string;
  readonly propio: Dia | null;
  readonly hoy: Dia;
}

/** Those whose rounds the actor opens, among the people whom they see. */
export function aQuienAbre(actor: Actor): SQL {
  const alcances = [puedeRenovar(actor), usuarios.policy.read(actor)];
  if (alcances.includes(false)) throw sinPermiso();
  return and(...alcances.map((alcance) => scopeSql(usuariosBinding, alcance))) ?? sql`true`;
}

/** How each of those chosen stands in the course, by surname: also those who do not have it. */
export async function leerCandidatas(
  on: Database | Tx,
  actor: Actor,
  cursoId: string,
  quienes: QuienesDeCurso,
  now: Date,
): Promise<Fila[]> {
  const alcance = aQuienAbre(actor);
  const elegidas =
    'usuarioIds' in quienes
      ? sql`select unnest(${sql.param(quienes.usuarioIds)}::uuid[])`
      : await participantesSql(on, cursoId, aQuienSigue(actor), quienes.filtro, now);
  const { rows } = await on.execute<Fila>(sql`
    select usuarios.id, usuarios.nombre, usuarios.apellidos, m.usuario_id is not null as "tieneElCurso",
           ${enActivoSql(sql`usuarios`)} as "puedeEntrar", coalesce(m.ronda, 1) as ronda,
           coalesce(m.terminada, false) as terminada, r.vale_hasta::text as propio,
           (${now.toISOString()}::timestamptz at time zone zona_de(usuarios.zona_horaria, z.zona_horaria))::date::text as hoy,
           coalesce(m.terminada and algo_abierto(usuarios.id, ${cursoId}, ${now.toISOString()}), false) as "algoAbierto"
      from usuarios cross join academia z
      left join matriculas m on m.usuario_id = usuarios.id and m.curso_id = ${cursoId}
      left join rondas r on r.usuario_id = m.usuario_id and r.curso_id = m.curso_id and r.ronda = m.ronda
     where usuarios.id in (${elegidas}) and usuarios.fecha_baja is null and ${alcance}
     order by usuarios.apellidos, usuarios.nombre, usuarios.id`);
  return rows;
}
