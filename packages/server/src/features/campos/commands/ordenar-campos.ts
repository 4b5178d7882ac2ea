import { sql } from 'drizzle-orm';
import { camposParaCambiar } from '#features/campos/queries.ts';
import type { Work } from '#platform/changes/work.ts';

/** Puts fields in this order; those that are not named come after, as they were. */
export async function ordenarCampos(work: Work, ids: readonly string[]): Promise<void> {
  const todos = await camposParaCambiar(work);
  const nombrados = ids.flatMap((id) => todos.filter((uno) => uno.id === id));
  const orden = [...new Set([...nombrados, ...todos])];
  if (orden.every((campo, n) => campo === todos[n])) return;
  await work.tx.execute(sql`
    update campos c set orden = o.n
      from unnest(${sql.param(orden.map(({ id }) => id))}::uuid[]) with ordinality as o (id, n)
     where c.id = o.id and c.orden <> o.n`);
  const [primero] = orden;
  if (primero)
    work.record({
      coleccion: 'campos',
      documento: primero.id,
      antes: { id: primero.id },
      despues: { id: primero.id },
      detalle: { orden: [todos.map(({ nombre }) => nombre), orden.map(({ nombre }) => nombre)] },
    });
}
