import { SISTEMA } from '@catedra/shared/core/actor.ts';
import { sql } from 'drizzle-orm';
import { type Hecho, notice, notify } from '#features/avisos/offers.ts';
import { autoresDe } from '#features/evaluaciones/offers.ts';
import { runWork } from '#platform/changes/work.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Database, Tx } from '#platform/db/pool.ts';
import { job } from '#platform/job.ts';
import type { Platform } from '#platform/platform.ts';

interface Cerrada {
  readonly usuarioId: string;
  readonly evaluacionId: string;
}

interface Fila extends Hecho {
  readonly prueba: string;
  readonly deCursoId: string;
  readonly actividadId: string;
}

/** Evaluations `e` whose hour came and whose door nobody opened since, while it can still be of use. */
const sinAbrir = (now: Date) => sql`
  e.empezar_juntos and e.estado = 'publicada' and e.abre_en <= ${now.toISOString()}::timestamptz
  and (e.cierra_en is null or e.cierra_en > ${now.toISOString()}::timestamptz)
  and viva(a.papelera) and c.estado = 'publicado'
  and not exists (select from puertas p where p.evaluacion_id = e.id and p.abierta_en >= e.abre_en)`;

/** It is still closed: whoever opened it meanwhile needs no mail. */
async function leerCerradas(
  db: Database | Tx,
  data: readonly Cerrada[],
  now: Date,
): Promise<readonly Fila[]> {
  const pedidas = data.map((una, n) => ({ n, ...una }));
  const { rows } = await db.execute<Fila>(sql`
    select f.n, f."usuarioId", 'evaluacion:' || e.id as asunto, ${isoSql(sql`e.abre_en`)} as ocasion, e.curso_id as "deCursoId",
           e.actividad_id as "actividadId", a.titulo as prueba
      from json_to_recordset(${JSON.stringify(pedidas)}) as f(n int, "usuarioId" uuid, "evaluacionId" uuid)
      join evaluaciones e on e.id = f."evaluacionId"
      join actividades a on a.id = e.actividad_id join cursos c on c.id = e.curso_id
     where ${sinAbrir(now)}`);
  return rows;
}

/** Its hour came and its door is closed: nobody can begin it. */
export const avisoDePuertaSinAbrir = notice('intentos.puerta-sin-abrir', {
  evento: 'autoria',
  about: leerCerradas,
  say: ({ prueba, deCursoId, actividadId }) => ({
    titulo: `Nadie puede empezar ${prueba}: su puerta sigue cerrada`,
    fuerte: prueba,
    detalle:
      'Ya es su hora. La abre, en la sala, quien vigila a todas las personas o quien prepara la prueba.',
    enlace: `/admin/actividades/${deCursoId}/actualizar/${actividadId}?ver=sala`,
    accion: 'Ir a la sala',
  }),
  plantilla: {
    titulo: 'Llega la hora de una prueba y nadie abre su puerta',
    campos: { prueba: { dice: 'La prueba', de: ({ prueba }) => prueba } },
    ejemplo: { prueba: 'Prueba final', deCursoId: 'muestra', actividadId: 'muestra' },
  },
});

/** Doors that should have been opened in the last day: their authors hear of each once, for each opening date. */
export async function buscarPuertasSinAbrir(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  const { rows } = await platform.db.execute<{ id: string }>(sql`
    select e.id from evaluaciones e join actividades a on a.id = e.actividad_id join cursos c on c.id = e.curso_id
     where e.abre_en > ${now.toISOString()}::timestamptz - interval '1 day' and ${sinAbrir(now)}`);
  for (const { id: evaluacionId } of rows)
    await runWork(platform, SISTEMA, 'intentos.buscar-puertas', async (work) => {
      const quienes = await autoresDe(work, evaluacionId);
      await notify(work, avisoDePuertaSinAbrir, ...quienes.map((usuarioId) => ({ usuarioId, evaluacionId })));
    });
}

export const buscarPuertasJob = job('intentos.buscar-puertas', buscarPuertasSinAbrir, {
  schedule: '* * * * *',
});
