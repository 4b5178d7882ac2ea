import { usuarios } from '@catedra/shared/usuarios/collection.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import { listPage } from '#platform/collections/list.ts';
import type { Database } from '#platform/db/pool.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { platform } = await createTestApp();
const { db } = platform;
const N = 20_000;
const actor = {
  id: crypto.randomUUID(),
  perfil: 'x',
  permisos: ['usuarios:ver'],
  otorgables: [],
  otorgablesEnTodo: [],
  grupoIds: [],
  cursoIds: [],
  tutorGrupoIds: [],
  tutorCursoIds: [],
} as const;

await db.execute(sql`
  insert into usuarios (id, nombre, apellidos, correo, usuario, documento, telefono, perfil, estado, ultimo_acceso, baja_desde)
  select gen_random_uuid(), 'Nombre ' || n % 97, 'Apellido ' || n % 1009,
         case when n % 3 > 0 then 'persona' || n || '@prueba.example' end,
         case when n % 3 = 0 then 'persona' || n end,
         case when n % 4 > 0 then 'D' || n end, case when n % 5 > 0 then '6' || n end,
         case when n % 10 = 0 then 'Administrador' else 'Estudiante' end,
         case when n % 20 = 0 then 'suspendido' else 'activo' end,
         case when n % 3 > 0 then now() - n * interval '1 minute' end,
         case when n % 50 = 0 then now() - interval '1 day' end
    from generate_series(1, ${N}::int) n`);
await db.execute(sql`vacuum analyze usuarios`);

interface Plan {
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
}
const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];

/** The same database, which tells how each page was found. */
function telling(found: Plan[][]): Database {
  const query = async (asked: { text: string; values: unknown[] }) => {
    const { rows } = await db.$client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>({
      text: `explain (analyze, format json) ${asked.text}`,
      values: asked.values,
    });
    if (rows[0]) found.push(nodes(rows[0]['QUERY PLAN'][0].Plan));
    return db.$client.query(asked.text, asked.values);
  };
  return { $client: { query } } as unknown as Database;
}

/** Well inside: where a page of a quarter of them ends. */
const deep = async (orden: string): Promise<string> =>
  (await listPage(db, usuariosBinding, actor, { orden, limite: N / 4 })).siguiente ?? '';

test.each(Object.keys(usuarios.sortable).flatMap((orden) => [orden, `-${orden}`]))(
  'la primera página y una profunda de «%s» salen de un índice, sin ordenar ni mirar más de la cuenta',
  async (orden) => {
    const inside = await deep(orden);
    expect(inside).not.toBe('');
    for (const cursor of [undefined, inside]) {
      const found: Plan[][] = [];
      await listPage(telling(found), usuariosBinding, actor, { orden, limite: 50, cursor });
      const all = found.flat();
      expect(all.map((node) => node['Node Type'])).not.toContain('Sort');
      expect(all.map((node) => node['Node Type'])).not.toContain('Seq Scan');
      const looked = all.map((node) => node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0));
      expect(Math.max(...looked)).toBeLessThan(500);
    }
  },
);
