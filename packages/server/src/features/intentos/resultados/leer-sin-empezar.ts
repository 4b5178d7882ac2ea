import type { Actor } from '@catedra/shared/core/actor.ts';
import type { ConsultaSinEmpezar, PersonaSinEmpezar } from '@catedra/shared/intentos/resultados.ts';
import { sql } from 'drizzle-orm';
import { avanceDe } from '#features/progreso/offers.ts';
import { z } from 'zod';
import {
  leerReglas,
  type ReglasDeResultados,
  sinEmpezarSql,
  susGrupos,
} from '#features/intentos/resultados/leer-resultados.ts';
import { isoSql } from '#platform/db/columns.ts';
import { type Counted, countRows } from '#platform/db/json-page.ts';
import { cutPage, readCursor, writeCursor } from '#platform/db/keyset.ts';
import type { Database } from '#platform/db/pool.ts';

type Buscadas = Omit<ConsultaSinEmpezar, 'cursor' | 'limite'>;

const columnas = sql`
  json_build_object('id', u.id, 'nombre', u.nombre, 'apellidos', u.apellidos) as persona, ${susGrupos} as grupos,
  ${isoSql(sql`m.desde`)} as desde, ${sql.raw(avanceDe('m'))} as porcentaje`;

/** All of them, for whoever takes the list away. */
export async function leerTodasSinEmpezar(
  db: Database,
  actor: Actor,
  reglas: ReglasDeResultados,
  buscadas: Buscadas,
): Promise<PersonaSinEmpezar[]> {
  const { rows } = await db.execute<PersonaSinEmpezar & Record<string, unknown>>(
    sql`select ${columnas} ${sinEmpezarSql(actor, reglas, buscadas)} order by u.apellidos, u.nombre, u.id`,
  );
  return rows;
}

const lugar = z.tuple([z.string(), z.string(), z.uuid()]);

interface SinEmpezar {
  readonly datos: PersonaSinEmpezar[];
  readonly siguiente: string | null;
  readonly total: Counted;
}

/** One page of those who have an evaluation and never began it. */
export async function leerSinEmpezar(
  db: Database,
  actor: Actor,
  id: string,
  { cursor, limite, ...buscadas }: ConsultaSinEmpezar,
): Promise<SinEmpezar> {
  const reglas = await leerReglas(db, actor, id);
  const estas = sinEmpezarSql(actor, reglas, buscadas);
  const despues = cursor
    ? (([apellidos, nombre, ultimo]) =>
        sql`and (u.apellidos, u.nombre, u.id) > (${apellidos}, ${nombre}, ${ultimo}::uuid)`)(
        readCursor(lugar, cursor),
      )
    : sql``;
  const [{ rows }, total] = await Promise.all([
    db.execute<PersonaSinEmpezar & Record<string, unknown>>(
      sql`select ${columnas} ${estas} ${despues} order by u.apellidos, u.nombre, u.id limit ${limite + 1}`,
    ),
    countRows(db, estas),
  ]);
  const pagina = cutPage(rows, limite, ({ persona }) =>
    writeCursor(persona.apellidos, persona.nombre, persona.id),
  );
  return { ...pagina, total };
}
