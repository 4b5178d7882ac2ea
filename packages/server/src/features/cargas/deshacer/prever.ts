import type { LoDeshecho } from '@catedra/shared/cargas/schemas.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { sql } from 'drizzle-orm';
import { CON_ACTIVIDAD } from '#features/cargas/deshacer/actividad.ts';
import { leerCamposQueQuedan } from '#features/cargas/deshacer/campos-que-quedan.ts';
import { tocadoDespues } from '#features/cargas/deshacer/tocado-despues.ts';
import { DIA_DE_BAJA } from '#features/cargas/revisar/cuentas.ts';
import { type CargaRow, encontrarCarga } from '#features/cargas/queries.ts';
import type { Database } from '#platform/db/pool.ts';

/** Of the groups that an upload created, those that nobody would use once it is undone. */
async function vaciosDespues(db: Database, cargaId: string, grupoIds: readonly string[]): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from grupos g
     where g.id = any(${sql.param([...grupoIds])}::uuid[])
       and not exists (select from grupo_tutores t where t.grupo_id = g.id)
       and not exists (select from grupo_cursos c where c.grupo_id = g.id)
       and not exists (
         select from grupo_miembros m join usuarios u on u.id = m.usuario_id
          where m.grupo_id = g.id and not exists (
            select from carga_filas f
             where f.carga_id = ${cargaId} and f.usuario_id = u.id and f.deshecha is null
               and case f.resultado when 'creada' then not ${CON_ACTIVIDAD} when 'actualizada' then g.id = any(f.entra) end))`);
  return rows[0]?.n ?? 0;
}

/** Of those whom it took out of the synchronised group, who would come back: not whoever is in it again already. */
async function vuelvenAlGrupo(db: Database, { id, grupoId }: CargaRow): Promise<number> {
  if (!grupoId) return 0;
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from carga_salidas s
      join usuarios u on u.id = s.usuario_id and u.fecha_baja is null
      join grupos g on g.id = ${grupoId}
     where s.carga_id = ${id}
       and not exists (select from grupo_miembros m where m.grupo_id = g.id and m.usuario_id = u.id)`);
  return rows[0]?.n ?? 0;
}

/** What undoing an upload would do now. */
export async function preverDeshacer(db: Database, actor: Actor, id: string): Promise<LoDeshecho> {
  const carga = await encontrarCarga(db, actor, id);
  const { rows } = await db.execute<{
    creadas: number;
    activas: number;
    cambiadas: number;
    tocadas: number;
  }>(sql`
    select count(*) filter (where f.resultado = 'creada' and u.id is not null)::int as creadas,
           count(*) filter (where f.resultado = 'creada' and u.id is not null and ${CON_ACTIVIDAD})::int as activas,
           count(*) filter (where f.resultado = 'actualizada' and u.id is not null)::int as cambiadas,
           count(*) filter (where f.resultado = 'actualizada' and u.id is not null and exists (
             select from jsonb_each(f.cambios::jsonb - 'grupos') x
              where ${tocadoDespues(carga, sql`u.id`, sql`x.key`)} or case when x.key like 'campo:%'
                      then (u.campos -> substr(x.key, 7)) is distinct from nullif(x.value ->> 1, '')::jsonb
                      when x.key = 'bajaDesde' then ${DIA_DE_BAJA} is distinct from nullif(x.value ->> 1, '')
                      else coalesce(to_jsonb(u) ->> case x.key when 'zonaHoraria' then 'zona_horaria' else x.key end, '')
                             <> coalesce(x.value ->> 1, '') end))::int as tocadas
      from carga_filas f left join usuarios u on u.id = f.usuario_id and u.fecha_baja is null
     where f.carga_id = ${id} and f.resultado in ('creada', 'actualizada') and f.deshecha is null`);
  const { creadas = 0, activas = 0, cambiadas = 0, tocadas = 0 } = rows[0] ?? {};
  return {
    cuentasQuitadas: creadas - activas,
    cuentasConservadas: activas,
    personasRestauradas: cambiadas,
    personasConCambios: tocadas,
    gruposQuitados: await vaciosDespues(db, id, carga.gruposCreados),
    vuelvenAlGrupo: await vuelvenAlGrupo(db, carga),
    camposQueQuedan: await leerCamposQueQuedan(db, actor, carga),
  };
}
