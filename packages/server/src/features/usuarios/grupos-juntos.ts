import { sql } from 'drizzle-orm';
import { grupoMiembrosTable } from '#features/grupos/table.ts';
import type { Database } from '#platform/db/pool.ts';

/** So many people are sorted at once without anybody noticing. */
export const JUNTAS = 1000;
const CONTADOS = 16;

export interface GrupoVisto {
  readonly id: string;
  readonly nombre: string;
}

export interface Juntos {
  readonly grupos: readonly GrupoVisto[];
  /** One alone, with more people than are sorted at once. */
  readonly grande: boolean;
}

/** As far as `JUNTAS`; in the order of their index, or the whole table would be gone through for each. */
export async function contar(
  db: Database,
  unos: readonly GrupoVisto[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.execute<{ id: string; personas: number }>(sql`
    select g.id, (select count(*)::int from (
        select from ${grupoMiembrosTable} m where m.grupo_id = g.id order by m.usuario_id limit ${JUNTAS}) m) as personas
      from unnest(${sql.param(unos.map((uno) => uno.id))}::uuid[]) g(id)`);
  return new Map(rows.map((fila) => [fila.id, fila.personas]));
}

/** Each with how many it has, counted a few at a time: a page seldom goes beyond the first ones. */
async function* contados(db: Database, enOrden: readonly GrupoVisto[]) {
  for (let [desde, cuantos] = [0, CONTADOS]; desde < enOrden.length; desde += cuantos, cuantos *= 2) {
    const unos = enOrden.slice(desde, desde + cuantos);
    const personas = await contar(db, unos);
    for (const grupo of unos) yield { grupo, personas: personas.get(grupo.id) ?? 0 };
  }
}

/** Small groups that come one after another are read together, and more of them each time: a filter may leave nobody in most. */
export async function* loQueSeLeeJunto(db: Database, enOrden: readonly GrupoVisto[]): AsyncGenerator<Juntos> {
  let caben = JUNTAS;
  let juntos: GrupoVisto[] = [];
  let suman = 0;
  for await (const { grupo, personas } of contados(db, enOrden)) {
    const grande = personas === JUNTAS;
    if (juntos.length > 0 && (grande || suman + personas > caben)) {
      yield { grupos: juntos, grande: false };
      [juntos, suman, caben] = [[], 0, caben * 2];
    }
    if (grande) yield { grupos: [grupo], grande };
    else if (personas > 0) [juntos, suman] = [[...juntos, grupo], suman + personas];
  }
  if (juntos.length > 0) yield { grupos: juntos, grande: false };
}
