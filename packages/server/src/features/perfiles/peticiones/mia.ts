import { antesDe, HORA } from '@catedra/shared/core/duraciones.ts';
import type { Accion } from '@catedra/shared/core/permisos.ts';
import { HORAS_ENTRE_PETICIONES, type MiPeticion } from '@catedra/shared/perfiles/peticiones.ts';
import { sql } from 'drizzle-orm';
import { isoSql } from '#platform/db/columns.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

/** From when on one counts as asked for lately. */
export const desdeHace = (now: Date): string => antesDe(now, HORAS_ENTRE_PETICIONES * HORA).toISOString();

/** What somebody asked for last: it waits, or less than a day has passed since. */
export async function leerUltimaMia(
  db: Database | Tx,
  usuarioId: string,
  permiso: Accion | undefined,
  now: Date,
): Promise<MiPeticion | null> {
  if (permiso === undefined) return null;
  const { rows } = await db.execute<MiPeticion & Record<string, unknown>>(sql`
    select ${isoSql(sql`p.en`)} as en, p.estado, p.respuesta from peticiones_de_permiso p
     where p.usuario_id = ${usuarioId} and p.permiso = ${permiso}
       and (p.estado = 'espera' or (p.estado = 'negada' and p.resuelta_en > ${desdeHace(now)}))
     order by p.en desc limit 1`);
  return rows[0] ?? null;
}
