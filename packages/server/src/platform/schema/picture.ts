import type { Queryable } from '#platform/db/queryable.ts';

/**
 * All that two databases must have alike, a line for each thing, read in other words than those that make one anew: what
 * those forgot is missing here. Parts of a table by date are left out, which come as time goes by.
 */
const PICTURE = `
  with casa as (select oid from pg_namespace where nspname = current_schema()),
  tablas as (
    select c.* from pg_class c join casa on c.relnamespace = casa.oid
     where not (c.relispartition and coalesce(pg_get_expr(c.relpartbound, c.oid), 'DEFAULT') <> 'DEFAULT')
       and not exists (select from pg_index i join pg_class t on t.oid = i.indrelid and t.relispartition
                        where i.indexrelid = c.oid and pg_get_expr(t.relpartbound, t.oid) <> 'DEFAULT'))
  select line from (
    select concat_ws(' ', 'relación', c.relname, c.relkind, c.relpersistence, c.reloptions::text, c.relreplident, c.relrowsecurity,
      pg_get_expr(c.relpartbound, c.oid), case c.relkind when 'p' then pg_get_partkeydef(c.oid) end, c.relacl::text, obj_description(c.oid, 'pg_class')) as line
      from tablas c
    union all
    select concat_ws(' ', 'columna', c.relname, row_number() over (partition by c.oid order by a.attnum), a.attname,
      format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attcollation::regcollation, a.attstorage, a.attcompression, a.attidentity,
      a.attgenerated, a.attstattarget, a.attoptions::text, pg_get_expr(d.adbin, d.adrelid), col_description(c.oid, a.attnum))
      from tablas c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum where c.relkind in ('r', 'p', 'c', 'v')
    union all
    select concat_ws(' ', 'restricción', c.relname, k.conname, k.contype, pg_get_constraintdef(k.oid), k.condeferrable, k.condeferred, k.convalidated,
      case k.contype when 'f' then row_number() over (partition by k.contype order by k.oid) end)
      from pg_constraint k join tablas c on c.oid = k.conrelid
    union all
    select concat_ws(' ', 'índice', pg_get_indexdef(i.indexrelid), i.indisunique, i.indisprimary, i.indisvalid, i.indnullsnotdistinct)
      from pg_index i join tablas c on c.oid = i.indexrelid
    union all
    select concat_ws(' ', 'secuencia', s.sequencename, s.data_type, s.start_value, s.min_value, s.max_value, s.increment_by, s.cycle, s.cache_size)
      from pg_sequences s where s.schemaname = current_schema()
    union all
    select concat_ws(' ', 'función', pg_get_functiondef(p.oid), p.proacl::text) from pg_proc p join casa on p.pronamespace = casa.oid
     where p.prokind = 'f' and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
    union all
    select concat_ws(' ', 'disparador', pg_get_triggerdef(t.oid), t.tgenabled) from pg_trigger t join tablas c on c.oid = t.tgrelid where not t.tgisinternal
    union all
    select concat_ws(' ', 'vista', c.relname, pg_get_viewdef(c.oid)) from tablas c where c.relkind in ('v', 'm')
    union all
    select concat_ws(' ', 'tipo', t.typname, t.typtype, format_type(t.typbasetype, t.typtypmod)) from pg_type t join casa on t.typnamespace = casa.oid
     where t.typtype in ('d', 'e', 'r')
    union all
    select concat_ws(' ', 'extensión', extname, extversion) from pg_extension
    union all
    select concat_ws(' ', 'estadística', stxname) from pg_statistic_ext) t
  order by line collate "C"`;

export async function pictureOf(client: Queryable): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(PICTURE);
  return rows.map(({ line }) => line);
}
