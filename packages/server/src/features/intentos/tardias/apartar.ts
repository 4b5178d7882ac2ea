import { isDeepStrictEqual } from 'node:util';
import type { EntradaDelEquipo } from '@catedra/shared/intentos/en-curso.ts';
import { type Guardada, lasNoTomadas } from '@catedra/shared/intentos/guardar.ts';
import { finDeIntento } from '@catedra/shared/intentos/vencer.ts';
import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { FilaDeIntento } from '#features/intentos/filas.ts';
import { intentosTable } from '#features/intentos/table.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

const MAX_TARDIAS = 500;

type Leida = Guardada & Record<string, unknown>;

async function ponerAparte(
  db: Database | Tx,
  intento: FilaDeIntento,
  entradas: readonly EntradaDelEquipo[],
  now: Date,
): Promise<number> {
  const fin = finDeIntento(intento);
  const aTiempo = entradas.filter(({ equipoEn }) => fin !== null && Date.parse(equipoEn) <= Date.parse(fin));
  if (aTiempo.length === 0) return 0;
  const { rowCount } = await db.execute(sql`
    insert into intento_tardias (intento_id, lugar, revision, respuesta, equipo_en, recibida_en)
    select ${intento.id}, e.lugar, e.revision, e.respuesta, e."equipoEn", ${now.toISOString()}::timestamptz
      from json_to_recordset(${JSON.stringify(aTiempo)}) as e(lugar smallint, revision int, respuesta jsonb, "equipoEn" timestamptz)
      join intento_preguntas p on p.intento_id = ${intento.id} and p.lugar = e.lugar and p.revision < e.revision
     limit greatest(0, ${MAX_TARDIAS} - (select count(*) from intento_tardias t where t.intento_id = ${intento.id}))
    on conflict do nothing`);
  return rowCount ?? 0;
}

interface Apartadas {
  /** Of what was not taken, what is kept instead. */
  readonly quedan: Guardada[];
  /** Somebody has to decide on so many more. */
  readonly nuevas: number;
}

/**
 * What comes after the end but was written down before it by the device is kept apart, for a person to decide. Of what can't
 * be, what is kept instead is answered.
 */
export async function apartar(
  db: Database | Tx,
  intento: FilaDeIntento,
  entradas: readonly EntradaDelEquipo[],
  now: Date,
): Promise<Apartadas> {
  if (entradas.length === 0) return { quedan: [], nuevas: 0 };
  const nuevas = await ponerAparte(db, intento, entradas, now);
  const lugares = sql.param(entradas.map(({ lugar }) => lugar));
  const de = (tabla: SQL) =>
    db.execute<Leida>(sql`select lugar, revision, respuesta from ${tabla}
    where intento_id = ${intento.id} and lugar = any(${lugares}::smallint[]) order by lugar`);
  const [guardadas, apartadas] = await Promise.all([de(sql`intento_preguntas`), de(sql`intento_tardias`)]);
  const quedan = lasNoTomadas(entradas, guardadas.rows, apartadas.rows, isDeepStrictEqual);
  return { quedan, nuevas };
}

/** The receipt says of which places something was not taken, whichever device it is read on. */
export async function anotarNoTomadas(
  db: Database | Tx,
  intento: FilaDeIntento,
  quedan: readonly Guardada[],
): Promise<FilaDeIntento> {
  const nuevas = quedan.map(({ lugar }) => lugar).filter((lugar) => !intento.noTomadas.includes(lugar));
  if (nuevas.length === 0) return intento;
  const [despues] = await db
    .update(intentosTable)
    .set({
      noTomadas: sql`array(select distinct unnest(no_tomadas || ${sql.param(nuevas)}::smallint[]) order by 1)`,
    })
    .where(and(eq(intentosTable.id, intento.id), ne(intentosTable.estado, 'en_curso')))
    .returning();
  return despues ?? intento;
}
