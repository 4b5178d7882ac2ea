import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/pool.ts';

export interface TableSize extends Record<string, unknown> {
  readonly nombre: string;
  readonly bytes: number;
  readonly filas: number | null;
}

/** Every table with its indexes and what it keeps apart, the largest first; the parts of one are told as one. */
export async function readTableSizes(db: Database): Promise<{ total: number; tables: TableSize[] }> {
  const [{ rows: tables }, { rows: whole }] = await Promise.all([
    db.execute<TableSize>(sql`
      select case when n.nspname = 'public' then r.relname else n.nspname || '.' || r.relname end as nombre,
             sum(pg_total_relation_size(c.oid))::float as bytes,
             nullif(sum(c.reltuples) filter (where c.relkind <> 'p'), -count(*) filter (where c.relkind <> 'p'))::float as filas
        from pg_class c
        join pg_class r on r.oid = coalesce(pg_partition_root(c.oid), c.oid)
        join pg_namespace n on n.oid = r.relnamespace
       where c.relkind in ('r', 'p', 'm') and n.nspname not in ('pg_catalog', 'information_schema')
         and n.nspname !~ '^pg_(toast|temp)'
       group by 1 order by bytes desc, nombre`),
    db.execute<{ total: number }>(sql`select pg_database_size(current_database())::float as total`),
  ]);
  return {
    total: whole[0]?.total ?? 0,
    tables: tables.map(({ nombre, bytes, filas }) => ({
      nombre,
      bytes,
      filas: filas === null || filas < 0 ? null : filas,
    })),
  };
}
