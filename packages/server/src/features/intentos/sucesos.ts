import type { TipoDeSuceso } from '@catedra/shared/intentos/hechos.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#platform/db/pool.ts';

/** Writes down a fact of an attempt; the page before starting names these kinds, and nothing else is recorded. */
export const anotarSuceso = async (
  tx: Tx,
  intentoId: string,
  suceso: {
    readonly tipo: TipoDeSuceso;
    readonly en: string;
    readonly detalle?: string;
    readonly por?: string;
  },
): Promise<void> => {
  await tx.$client.query({
    name: 'intentos.suceso',
    text: 'insert into intento_sucesos (intento_id, tipo, en, detalle, por) values ($1, $2, $3, $4, $5)',
    values: [intentoId, suceso.tipo, suceso.en, suceso.detalle ?? '', suceso.por ?? null],
  });
};

/**
 * The seconds that an attempt lasted, of the rows of that name: from its beginning to its end, without what it was closed
 * before somebody opened it again. Of one that is open again, what it had lasted till then.
 */
export const segundosDentro = (intentos: SQL): SQL<number | null> => sql`(
  extract(epoch from coalesce(${intentos}.entregado_en, (
    select max(en) from intento_sucesos where intento_id = ${intentos}.id and tipo = 'reabierto'))
      - ${intentos}.empezado_en) - coalesce((
    select sum(extract(epoch from r.en - (
             select min(c.en) from intento_sucesos c
              where c.intento_id = r.intento_id and c.tipo in ('entregado', 'vencido', 'anulado') and c.en <= r.en
                and not exists (select from intento_sucesos o where o.intento_id = r.intento_id
                                   and o.tipo = 'reabierto' and o.en >= c.en and o.en < r.en))))
      from intento_sucesos r where r.intento_id = ${intentos}.id and r.tipo = 'reabierto'), 0))::int`;
