import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import { puedeAnular, puedeVerIntentos } from '@catedra/shared/intentos/policy.ts';
import type { Tardia, TardiasDelIntento } from '@catedra/shared/intentos/tardias.ts';
import { tipoDePregunta } from '@catedra/shared/preguntas/tipos.ts';
import { sql } from 'drizzle-orm';
import { alcanzaA, lasDe } from '#features/intentos/alcance.ts';
import { type FilaDePregunta, leerPreguntas, numeroDe } from '#features/intentos/filas.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

interface Fila
  extends Record<string, unknown>,
    Pick<Tardia, 'lugar' | 'equipoEn' | 'recibidaEn' | 'aceptada' | 'motivo' | 'por'> {
  readonly respuesta: unknown;
}

const enPalabras = ({ publica }: FilaDePregunta, respuesta: unknown): string =>
  respuesta === null ? 'En blanco' : tipoDePregunta(publica.tipo).dicha(publica, respuesta);

/** What came late to an attempt, the last of each question, for whoever sees the results of its person. */
export async function leerTardias(db: Database | Tx, actor: Actor, id: string): Promise<TardiasDelIntento> {
  const { rows } = await db.execute<{ terminado: boolean; decide: boolean }>(sql`
    select i.estado in ('entregado', 'anulado') as terminado, ${alcanzaA(actor, puedeAnular(actor))} as decide
      from intentos i join usuarios u on u.id = i.usuario_id
     where i.id = ${id} and u.fecha_baja is null and ${lasDe(actor, puedeVerIntentos(actor))}`);
  const [intento] = rows;
  if (!intento) throw noEncontrado();
  if (actor.quienMira && !intento.terminado) return { tardias: [], seDecide: false };
  const { rows: tardias } = await db.execute<Fila>(sql`
    select distinct on (t.lugar) t.lugar, t.respuesta, ${isoSql(sql`t.equipo_en`)} as "equipoEn",
           ${isoSql(sql`t.recibida_en`)} as "recibidaEn", t.aceptada, t.motivo,
           (select q.nombre || ' ' || q.apellidos from usuarios q where q.id = t.por) as por
      from intento_tardias t where t.intento_id = ${id} order by t.lugar, t.revision desc`);
  const filas = tardias.length > 0 ? await leerPreguntas(db, id) : [];
  return {
    tardias: tardias.flatMap(({ respuesta, ...tardia }) => {
      const fila = filas.find((una) => una.lugar === tardia.lugar);
      if (!fila) return [];
      const numero = numeroDe(filas, tardia.lugar);
      return [
        { ...tardia, numero, dicha: enPalabras(fila, respuesta), cuenta: enPalabras(fila, fila.respuesta) },
      ];
    }),
    seDecide: intento.terminado && intento.decide,
  };
}
