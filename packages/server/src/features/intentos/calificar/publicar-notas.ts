import { SISTEMA } from '@catedra/shared/core/actor.ts';
import { type SQL, sql } from 'drizzle-orm';
import { bloquear, porId } from '#features/intentos/filas.ts';
import { anotarProgreso } from '#features/intentos/calificar/progreso.ts';
import { runWork } from '#platform/changes/work.ts';
import type { Platform } from '#platform/platform.ts';

const JUNTAS = 200;

/** `cierreDeRevision` of whoever made attempt `i` of evaluation `e`. */
const SU_CIERRE = sql`case when e.cierra_en is not null then greatest(e.cierra_en, coalesce(
  (select x.hasta from excepciones x where x.usuario_id = i.usuario_id and x.actividad_id = e.actividad_id),
  cierre_dado(i.usuario_id, e.id))) end`;

/** When it closed to them alone: from then on they have no attempts left. */
const PARA_ELLOS = sql`coalesce(
  (select x.hasta from excepciones x where x.usuario_id = i.usuario_id and x.actividad_id = e.actividad_id),
  cierre_para(i.usuario_id, e.actividad_id, 'evaluacion', null))`;

/** Attempts `i` whose evaluation `e` closed of late to their person, and whose mark could not be seen before that. */
const CERRADAS_HACE_POCO = (now: string) => {
  const deTarde = (cuando: SQL) =>
    sql`${cuando} between ${now}::timestamptz - interval '2 days' and ${now}::timestamptz`;
  return sql`not (e.revision->'mas_tarde' ? 'nota')
    and (e.revision->'al_cerrar' ? 'nota' and e.cierra_en <= ${now}::timestamptz and ${deTarde(SU_CIERRE)}
      or e.revision->'sin_intentos' ? 'nota' and ${deTarde(PARA_ELLOS)}
      or (e.revision->'al_cerrar' ? 'nota' or e.revision->'sin_intentos' ? 'nota')
         and e.estado = 'cerrada' and e.actualizado_en > ${now}::timestamptz - interval '2 days')`;
};

/** Marks that had to wait for the close of their evaluation come into the progress of their people. */
export async function publicarNotas(platform: Platform): Promise<void> {
  const { rows } = await platform.db.execute<{ id: string }>(sql`
    select distinct on (i.evaluacion_id, i.usuario_id, i.ronda) i.id
      from evaluaciones e join intentos i on i.evaluacion_id = e.id
      join progreso_de_siempre p on p.usuario_id = i.usuario_id and p.actividad_id = i.actividad_id and p.ronda = i.ronda
     where ${CERRADAS_HACE_POCO(platform.clock.now().toISOString())} and p.nota is null and e.estado <> 'borrador'
       and i.estado = 'entregado' and i.nota is not null and not i.provisional
     order by i.evaluacion_id, i.usuario_id, i.ronda, i.numero limit ${JUNTAS}`);
  for (const { id } of rows)
    await runWork(platform, SISTEMA, 'intentos.publicar-nota', async (work) => {
      const [fila] = await bloquear(work.tx, porId(id));
      if (fila) await anotarProgreso(work, fila);
    });
  if (rows.length === JUNTAS) await publicarNotas(platform);
}
