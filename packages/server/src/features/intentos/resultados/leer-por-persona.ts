import type { Actor } from '@catedra/shared/core/actor.ts';
import type {
  ConsultaPorPersona,
  EstadoDePersona,
  ResultadosPorPersona,
} from '@catedra/shared/intentos/por-persona.ts';
import type { Resultado } from '@catedra/shared/intentos/resultados.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { filasDe, leerReglas } from '#features/intentos/resultados/leer-resultados.ts';
import { personasSql } from '#features/intentos/resultados/por-persona.ts';
import { countRows } from '#platform/db/json-page.ts';
import { cutPage, readCursor, writeCursor } from '#platform/db/keyset.ts';
import type { Database } from '#platform/db/pool.ts';

interface Fila extends Record<string, unknown> {
  readonly id: string;
  readonly nombre: string;
  readonly apellidos: string;
  readonly nota: number | null;
  readonly estado: EstadoDePersona;
  readonly puesto: string;
}

const lugar = z.tuple([z.string(), z.string(), z.string(), z.uuid()]);

/** One page of the people of an evaluation with all their attempts: the lowest mark first, and last whoever has none yet. */
export async function leerPorPersona(
  db: Database,
  actor: Actor,
  id: string,
  { cursor, limite, cual, estado, ...filtros }: ConsultaPorPersona,
): Promise<ResultadosPorPersona> {
  const reglas = await leerReglas(db, actor, id);
  const todas = sql`from ${personasSql(actor, reglas, cual, filtros)} c
    where ${estado ? sql`c.estado = ${estado}` : sql`true`}`;
  const despues = cursor
    ? (([puesto, apellidos, nombre, ultimo]) =>
        sql`and (c.puesto, c.apellidos, c.nombre, c.id) > (${puesto}::numeric, ${apellidos}, ${nombre}, ${ultimo}::uuid)`)(
        readCursor(lugar, cursor),
      )
    : sql``;
  const [{ rows }, total] = await Promise.all([
    db.execute<Fila>(sql`select c.id, c.nombre, c.apellidos, c.nota::float as nota, c.estado, c.puesto::text as puesto ${todas}
      ${despues} order by c.puesto, c.apellidos, c.nombre, c.id limit ${limite + 1}`),
    countRows(db, todas),
  ]);
  const pagina = cutPage(rows, limite, ({ puesto, apellidos, nombre, id: ultima }) =>
    writeCursor(puesto, apellidos, nombre, ultima),
  );
  const ids = pagina.datos.map(({ id: una }) => una);
  const { rows: intentos } = await db.execute<Resultado & Record<string, unknown>>(sql`
    ${filasDe(reglas)} where i.evaluacion_id = ${id} and i.usuario_id = any(${sql.param(ids)}::uuid[])
     order by i.ronda, i.numero`);
  const suyos = Map.groupBy(intentos, ({ persona }) => persona.id);
  return {
    ...pagina,
    datos: pagina.datos.map(({ id: una, nombre, apellidos, nota, estado: como }) => {
      const hechos = suyos.get(una) ?? [];
      return {
        persona: { id: una, nombre, apellidos },
        grupos: hechos[0]?.grupos ?? [],
        estado: como,
        nota,
        intentos: hechos,
      };
    }),
    total,
  };
}
