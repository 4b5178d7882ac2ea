import type { Actor } from '@catedra/shared/core/actor.ts';
import { puedeVerIntentos } from '@catedra/shared/intentos/policy.ts';
import type { ConsultaSinEmpezar, PersonaSinEmpezar } from '@catedra/shared/intentos/resultados.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { lasDe } from '#features/intentos/alcance.ts';
import {
  enElGrupo,
  leerReglas,
  type ReglasDeResultados,
  susGrupos,
} from '#features/intentos/leer-resultados.ts';
import { isoSql } from '#platform/db/columns.ts';
import { type Counted, countRows } from '#platform/db/json-page.ts';
import { cutPage, readCursor, writeCursor } from '#platform/db/keyset.ts';
import type { Database } from '#platform/db/pool.ts';
import { hasWords } from '#platform/db/search.ts';

type Buscadas = Omit<ConsultaSinEmpezar, 'cursor' | 'limite'>;

/** The people `u` with the course who made no attempt, as far as a reader sees. */
export const sinEmpezarSql = (
  actor: Actor,
  reglas: Pick<ReglasDeResultados, 'id' | 'cursoId'>,
  { grupoId, buscar }: Buscadas,
): SQL => sql`from matriculas m join usuarios u on u.id = m.usuario_id
  where m.curso_id = ${reglas.cursoId} and u.fecha_baja is null and ${lasDe(actor, puedeVerIntentos(actor))}
    and not exists (select from intentos i where i.evaluacion_id = ${reglas.id} and i.usuario_id = u.id)
    and ${enElGrupo(grupoId)}
    and ${hasWords(sql`llano(concat_ws(' ', u.nombre, u.apellidos, u.correo, u.usuario))`, buscar ?? '')}`;

const columnas = sql`
  json_build_object('id', u.id, 'nombre', u.nombre, 'apellidos', u.apellidos) as persona, ${susGrupos} as grupos,
  ${isoSql(sql`m.desde`)} as desde, coalesce(m.porcentaje, 0) as porcentaje`;

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
