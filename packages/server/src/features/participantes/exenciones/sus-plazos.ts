import {
  PERSONAS_A_LA_VISTA,
  type PersonaExenta,
  type ResultadoDeExencion,
} from '@catedra/shared/participantes/exenciones.ts';
import { sql } from 'drizzle-orm';
import type { Persona } from '#features/sesion/offers.ts';
import type { Work } from '#platform/changes/work.ts';
import { isoSql } from '#platform/db/columns.ts';

export interface SuPlazo extends Record<string, unknown> {
  readonly id: string;
  readonly venceEn: string | null;
  /** The last day of the waiver that they have now. */
  readonly exentoHasta: string | null;
  readonly vencida: boolean;
}

/** Until when each of these people has the course now, or the next time if they completed this one. */
export async function leerPlazos(
  { tx, now }: Work,
  cursoId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SuPlazo>> {
  const ahora = now.toISOString();
  const { rows } = await tx.execute<SuPlazo>(sql`
    select m.usuario_id as id, ${isoSql(sql`s.vence`)} as "venceEn", coalesce(s.vence < ${ahora}, false) as vencida,
           (select max(e.hasta)::text from exenciones e where e.usuario_id = m.usuario_id and e.curso_id = m.curso_id
             and e.terminada_en is null and m.exento_hasta > ${ahora}) as "exentoHasta"
      from matriculas_guardadas m
      cross join lateral (select case when m.terminada then m.siguiente_vence_en else m.vence_en end as vence) s
     where m.curso_id = ${cursoId} and not m.adelantada and m.usuario_id = any(${sql.param([...ids])}::uuid[])`);
  return new Map(rows.map((fila) => [fila.id, fila]));
}

/** What it did, or would: to whom, and the due date of each. */
export function resultado(
  personas: readonly Persona[],
  antes: ReadonlyMap<string, SuPlazo>,
  despues: ReadonlyMap<string, SuPlazo>,
  iguales: number,
): Omit<ResultadoDeExencion, 'marca'> {
  const filas = personas
    .map(({ usuario: { id, nombre, apellidos } }): PersonaExenta => {
      const [suyo, luego] = [antes.get(id), despues.get(id)];
      return {
        usuarioId: id,
        nombre,
        apellidos,
        exentoHasta: suyo?.exentoHasta ?? null,
        venceEn: suyo?.venceEn ?? null,
        venceDespues: luego?.venceEn ?? null,
      };
    })
    .toSorted(
      (a, b) => a.apellidos.localeCompare(b.apellidos, 'es') || a.nombre.localeCompare(b.nombre, 'es'),
    );
  return {
    hechas: filas.length,
    yaTenian: filas.filter(({ exentoHasta }) => exentoHasta !== null).length,
    iguales,
    cambian: filas.filter(({ venceEn, venceDespues }) => venceEn !== venceDespues).length,
    yaVencidas: filas.filter(({ usuarioId }) => despues.get(usuarioId)?.vencida).length,
    personas: filas.slice(0, PERSONAS_A_LA_VISTA),
  };
}
