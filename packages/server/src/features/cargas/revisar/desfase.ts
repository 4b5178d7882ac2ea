import { CAMPOS_DE_CARGA, esPropio, idDePropio } from '@catedra/shared/cargas/campos.ts';
import type { DesfaseDeCarga } from '@catedra/shared/cargas/schemas.ts';
import { sql } from 'drizzle-orm';
import type { cargasTable } from '#features/cargas/table.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

type CargaRow = typeof cargasTable.$inferSelect;
type Cuentas = Record<string, unknown> & DesfaseDeCarga;

/** What a row of a file is judged by, as the log calls it: how people get in or what they do is no matter. */
const DE_PERSONA = [
  ...CAMPOS_DE_CARGA,
  'campos',
  'grupo',
  'deja',
  'porRegla',
  'tutorDe',
  'carga',
  'creadoEn',
  'fechaBaja',
  'eliminada',
];
/** Who is in a group is told of each person; a new group changes nothing of what was shown of those that there were. */
const DE_GRUPO = ['nombre', 'estado', 'tutores'];

const deLoQueImporta = (claves: readonly string[]) =>
  sql`(c.antes is null or c.despues is null or c.detalle is null or c.detalle ?| ${sql.param(claves)}::text[])`;

/**
 * What changed since an upload was revised, of what its file speaks of; null when nothing did. The log tells: its
 * transactions that the revision could not see are those that came after it, whichever began first. A revision of another
 * day is not asked more, so the log of one day is the most that is looked through.
 */
export async function leerDesfase(db: Database | Tx, carga: CargaRow): Promise<DesfaseDeCarga | null> {
  const { id, foto, revisadaEn, mapeo, grupoId, modo } = carga;
  if (carga.estado !== 'revisada' || !foto) return null;
  const { rows: dias } = await db.execute<{ otroDia: boolean }>(sql`
    select (${revisadaEn}::timestamptz at time zone zona_horaria)::date <> (ahora() at time zone zona_horaria)::date
             as "otroDia" from academia`);
  if (dias[0]?.otroDia) return { otroDia: true, personas: 0, grupos: 0, campos: 0, perfiles: 0 };
  const campos = mapeo
    .filter((dato) => dato !== null)
    .filter(esPropio)
    .map(idDePropio);
  const suGrupo = sql`c.documento = ${grupoId}::text`;
  const { rows } = await db.execute<Cuentas>(sql`
    with despues as materialized (
      select c.coleccion, c.documento from cambios c
       where c.xid >= pg_snapshot_xmin(${foto}::pg_snapshot)
         and not pg_visible_in_snapshot(c.xid, ${foto}::pg_snapshot)
         and c.tipo = 'cambio' and c.documento is not null
         and case c.coleccion
               when 'usuarios' then ${deLoQueImporta(DE_PERSONA)}
               when 'grupos' then (${mapeo.includes('grupos')} or ${suGrupo}) and ${deLoQueImporta(DE_GRUPO)}
                                  and c.antes is not null
                                  or ${modo === 'sincronizar'} and ${suGrupo}
               when 'campos' then c.documento = any(${sql.param(campos)}::text[])
               else c.coleccion = 'perfiles' end
       group by 1, 2),
    personas as materialized (select documento::uuid as id from despues where coleccion = 'usuarios'),
    cuentas as materialized (select u.* from personas p join usuarios u on u.id = p.id where u.fecha_baja is null),
    filas as (select * from carga_filas where carga_id = ${id} and resultado is null and estado <> 'descartada')
    select false as "otroDia",
           case when exists (select from personas) then (select count(*)::int from (
             select f.usuario_id from filas f join personas p on p.id = f.usuario_id
             union select u.id from filas f join cuentas u on lower(u.correo) = f.correo
             union select u.id from filas f join cuentas u on lower(u.usuario) = f.usuario) halladas) else 0 end as personas,
           count(*) filter (where coleccion = 'grupos')::int as grupos,
           count(*) filter (where coleccion = 'campos')::int as campos,
           count(*) filter (where coleccion = 'perfiles')::int as perfiles
      from despues`);
  const [desfase] = rows;
  return desfase && desfase.personas + desfase.grupos + desfase.campos + desfase.perfiles > 0
    ? desfase
    : null;
}
