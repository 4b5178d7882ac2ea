import { type SQL, sql } from 'drizzle-orm';
import type { CargaRow } from '#features/cargas/queries.ts';
import type { Tx } from '#platform/db/pool.ts';

export type Deshecha = Pick<CargaRow, 'id' | 'archivo' | 'creadaEn' | 'terminadaEn'>;

/** What opens a door: whoever closed it again since meant it, though it looks as the upload left it. */
const DE_LA_PUERTA = ['estado', 'perfil'];

/** The last change of that field in the log is not the one that the upload made; what came a day before it is not read. */
export const tocadoDespues = (
  { archivo, creadaEn, terminadaEn }: Deshecha,
  id: SQL,
  campo: SQL,
): SQL => sql`(${campo} = any(${sql.param(DE_LA_PUERTA)}::text[]) and coalesce((
  select c.detalle -> 'carga' ->> 1 is distinct from ${archivo}
         or c.en not between ${creadaEn}::timestamptz and coalesce(${terminadaEn}::timestamptz, 'infinity')
    from cambios c
   where c.coleccion = 'usuarios' and c.documento = ${id}::text and c.detalle ? ${campo}
     and c.en >= ${creadaEn}::timestamptz - interval '1 day'
   order by c.id desc limit 1), false))`;

/** Of these people, what someone changed after the upload, even if it was to the same. */
export async function leerTocados(
  tx: Tx,
  carga: Deshecha,
  ids: readonly string[],
): Promise<(id: string, campo: string) => boolean> {
  const { rows } = await tx.execute<{ clave: string }>(sql`
    select u.id || ':' || x.campo as clave
      from unnest(${sql.param([...ids])}::uuid[]) u (id), unnest(${sql.param(DE_LA_PUERTA)}::text[]) x (campo)
     where ${tocadoDespues(carga, sql`u.id`, sql`x.campo`)}`);
  const tocados = new Set(rows.map(({ clave }) => clave));
  return (id, campo) => tocados.has(`${id}:${campo}`);
}
