import { SISTEMA } from '@catedra/shared/core/actor.ts';
import {
  DIAS_DE_AVISO_SIN_RENOVACION,
  DIAS_QUE_SE_ESPERA,
  PALABRAS_SIN_RENOVACION,
  type SinRenovacion,
} from '@catedra/shared/cumplimiento/sin-renovacion.ts';
import { fechaLarga } from '@catedra/shared/fechas/en-palabras.ts';
import { cuenta } from '@catedra/shared/fechas/escribir-fecha.ts';
import { sql } from 'drizzle-orm';
import { type Dicha, type Hecho, notice, notify } from '#features/avisos/offers.ts';
import { enActivoSql } from '#features/usuarios/table.ts';
import { runWork } from '#platform/changes/work.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Database, Tx } from '#platform/db/pool.ts';
import { job } from '#platform/job.ts';
import type { Platform } from '#platform/platform.ts';

interface SinRenovar {
  readonly usuarioId: string;
  readonly cursoId: string;
  /** So many days before the first one. */
  readonly dias: number;
}

interface Fila extends Hecho {
  readonly titulo: string;
  readonly personas: number;
  readonly primera: string;
  readonly porque: SinRenovacion;
  readonly delCurso: string;
}

/**
 * The courses whose next round has no moment at which to open, with those whose completion will run out: how many, and when
 * the first one. Nobody who is excused is waited for.
 */
const sinRenovar = (now: Date, deEstos = sql`true`) => sql`
  select r.curso_id, count(*)::int as personas, min(m.vale_hasta) - interval '1 second' as primera
    from rondas r
    join matriculas_guardadas m on m.usuario_id = r.usuario_id and m.curso_id = r.curso_id and m.ronda = r.ronda and not m.adelantada
    join usuarios u on u.id = r.usuario_id and ${enActivoSql(sql`u`)}
   where ${deEstos} and r.pasada_en is null and r.abre_el is not null and m.terminada and m.siguiente_en is null
     and m.vale_hasta > ${now.toISOString()} and coalesce(m.exento_hasta < m.vale_hasta, true)
   group by r.curso_id`;

/** It still can't be renewed. */
async function leerSinRenovar(
  db: Database | Tx,
  data: readonly SinRenovar[],
  now: Date,
): Promise<readonly Fila[]> {
  const pedidos = data.map((uno, n) => ({ n, ...uno }));
  const cursos = sql.param([...new Set(data.map(({ cursoId }) => cursoId))]);
  const { rows } = await db.execute<Fila>(sql`
    select f.n, f."usuarioId", 'curso:' || c.id as asunto, (s.primera at time zone a.zona_horaria)::date || '·-' || f.dias as ocasion,
           c.titulo, s.personas, ${isoSql(sql`s.primera`)} as primera, c.id as "delCurso",
           case when c.estado <> 'publicado' then 'sin_publicar' when c.termina_en <= s.primera then 'terminado'
                else 'nada_abierto' end as porque
      from json_to_recordset(${JSON.stringify(pedidos)}) as f(n int, "usuarioId" uuid, "cursoId" uuid, dias int)
      join cursos c on c.id = f."cursoId" and viva(c.papelera) cross join academia a
      join (${sinRenovar(now, sql`r.curso_id = any(${cursos}::uuid[])`)}) s on s.curso_id = c.id`);
  return rows;
}

/** Those who completed it will lapse, and nothing lets them renew. */
export const avisoSinRenovacion = notice('cumplimiento.sin-renovacion', {
  evento: 'sinRenovacion',
  about: leerSinRenovar,
  say: ({ titulo, personas, primera, porque, delCurso }, zona): Dicha => ({
    titulo: `Nadie podrá renovar ${titulo}: ${PALABRAS_SIN_RENOVACION[porque]}`,
    fuerte: titulo,
    detalle: `Les caduca a ${cuenta(personas, 'persona')}${personas === 1 ? '' : ', a la primera'} el ${fechaLarga(primera, zona)}`,
    enlace:
      porque === 'nada_abierto' ? `/admin/actividades/${delCurso}` : `/admin/cursos/actualizar/${delCurso}`,
    accion: 'Ver el curso',
  }),
  plantilla: {
    titulo: 'Un curso no se podrá renovar',
    campos: {
      curso: { dice: 'El curso', de: ({ titulo }) => titulo },
      personas: { dice: 'A cuántas personas les caduca', de: ({ personas }) => cuenta(personas, 'persona') },
    },
    ejemplo: {
      titulo: 'Trabajos en altura',
      personas: 24,
      primera: '2027-05-10T22:00:00.000Z',
      porque: 'nada_abierto',
      delCurso: 'muestra',
    },
  },
});

/** The courses whose first day to be told has come, to whoever administers. */
export async function avisarDeSinRenovacion(platform: Platform): Promise<void> {
  await runWork(platform, SISTEMA, 'cumplimiento.avisar-sin-renovacion', async (work) => {
    const { rows } = await work.tx.execute<SinRenovar & Record<string, unknown>>(sql`
      select u.id as "usuarioId", s.curso_id as "cursoId", d.dias
        from (${sinRenovar(work.now)}) s cross join academia a
       cross join unnest(${sql.param([...DIAS_DE_AVISO_SIN_RENOVACION])}::int[]) d(dias)
       cross join lateral (select (s.primera at time zone a.zona_horaria)::date
         - (${work.now.toISOString()}::timestamptz at time zone a.zona_horaria)::date as quedan) q
        join usuarios u on ${enActivoSql(sql`u`)}
        join perfiles p on p.nombre = u.perfil and p.permisos && array['plazos:renovar', 'sistema:administrar']
       where q.quedan between d.dias - ${DIAS_QUE_SE_ESPERA - 1} and d.dias
       order by 1, 2`);
    await notify(work, avisoSinRenovacion, ...rows);
  });
}

export const avisarDeSinRenovacionJob = job('cumplimiento.sin-renovacion-del-dia', avisarDeSinRenovacion, {
  schedule: '27 * * * *',
});
