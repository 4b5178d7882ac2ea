import { racionalDe } from '@catedra/shared/core/racional.ts';
import { puntosDe } from '@catedra/shared/entregas/calificacion.ts';
import type { CambioDeNota, LugarEnElMomento, LugarMovido } from '@catedra/shared/intentos/historia.ts';
import { sql } from 'drizzle-orm';
import { isoSql } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/pool.ts';

type Fila = Omit<CambioDeNota, 'lugares'> &
  Record<string, unknown> & { readonly lugares: readonly LugarMovido[] };

const enPuntos = ({ fraccion, puntos }: LugarEnElMomento) => ({
  logrados: fraccion === null ? null : puntosDe(racionalDe(fraccion), puntos),
  puntos,
});

/** Every mark that an attempt had, in order. */
export async function leerHistoria(db: Database, intentoId: string): Promise<CambioDeNota[]> {
  const { rows } = await db.execute<Fila>(sql`
    select n.version, ${isoSql(sql`n.en`)} as en, nullif(trim(u.nombre || ' ' || u.apellidos), '') as por, n.causa, n.motivo,
           n.antes, n.despues, n.lugares
      from intento_notas n left join usuarios u on u.id = n.por
     where n.intento_id = ${intentoId} order by n.version`);
  return rows.map(({ lugares, ...una }) => ({
    ...una,
    lugares: lugares.map(({ lugar, antes, despues }) => ({
      lugar,
      antes: enPuntos(antes),
      despues: enPuntos(despues),
    })),
  }));
}
