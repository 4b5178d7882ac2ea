import { SISTEMA } from '@catedra/shared/core/actor.ts';
import { fecha } from '@catedra/shared/fechas/en-palabras.ts';
import { cuenta } from '@catedra/shared/fechas/escribir-fecha.ts';
import { sql } from 'drizzle-orm';
import { type Hecho, notice, notify } from '#features/avisos/offers.ts';
import { SIN_CALIFICAR } from '#features/entregas/queries.ts';
import { actividadViva } from '#features/papelera/table.ts';
import { enActivoSql } from '#features/usuarios/table.ts';
import { runWork } from '#platform/changes/work.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Database, Tx } from '#platform/db/pool.ts';
import { job } from '#platform/job.ts';
import type { Platform } from '#platform/platform.ts';

/** A day of somebody who marks, on their calendar. */
interface SuDia {
  readonly usuarioId: string;
  readonly dia: string;
}

interface Fila extends Hecho {
  readonly trabajos: number;
  readonly respuestas: number;
  readonly desde: string;
  readonly dichoEn: string;
}

const viva = actividadViva(sql`e.actividad_id`, sql`e.curso_id`);

/** What waits for each tutor who marks: of the people of their groups, and never their own. */
const ESPERA = sql`
  select t.usuario_id, e.tipo, e.id, e.lugar, e.entregada_en
    from ${SIN_CALIFICAR} e join usuarios de on de.id = e.usuario_id and de.fecha_baja is null
    join miembros_vigentes m on m.usuario_id = e.usuario_id
    join grupo_tutores t on t.grupo_id = m.grupo_id and t.usuario_id <> e.usuario_id
    join usuarios u on u.id = t.usuario_id and ${enActivoSql(sql`u`)}
    join perfiles p on p.nombre = u.perfil and p.permisos && array['actividades:calificar', 'actividades:calificar:grupos']
   where ${viva}`;

async function leerEsperas(db: Database | Tx, data: readonly SuDia[], now: Date): Promise<readonly Fila[]> {
  const pedidos = data.map((uno, n) => ({ n, ...uno }));
  const { rows } = await db.execute<Fila>(sql`
    select f.n, f."usuarioId", 'corregir' as asunto, f.dia as ocasion, ${now.toISOString()}::text as "dichoEn",
           count(distinct s.id) filter (where s.tipo = 'entrega')::int as trabajos,
           count(distinct (s.id, s.lugar)) filter (where s.tipo = 'respuesta')::int as respuestas, ${isoSql(sql`min(s.entregada_en)`)} as desde
      from json_to_recordset(${JSON.stringify(pedidos)}) as f(n int, "usuarioId" uuid, dia text)
      join (${ESPERA}) s on s.usuario_id = f."usuarioId" group by f.n, f."usuarioId", f.dia`);
  return rows;
}

const loQueEspera = ({ trabajos, respuestas }: Fila): string =>
  [
    trabajos > 0 && cuenta(trabajos, 'trabajo'),
    respuestas > 0 && `${cuenta(respuestas, 'respuesta')} de pruebas`,
  ]
    .filter(Boolean)
    .join(' y ');

/** Something waits for whoever marks it: a line a day, while it does. */
export const avisoDePorCorregir = notice('entregas.esperan', {
  evento: 'corregir',
  plantilla: {
    titulo: 'Algo espera tu corrección',
    ejemplo: {
      trabajos: 2,
      respuestas: 1,
      desde: '2027-04-10T08:00:00.000Z',
      dichoEn: '2027-04-12T08:00:00.000Z',
    },
  },
  about: leerEsperas,
  say: (fila, zona) => ({
    titulo: `${loQueEspera(fila)} ${fila.trabajos + fila.respuestas === 1 ? 'espera' : 'esperan'} tu corrección`,
    detalle: `Desde el ${fecha(fila.desde, fila.dichoEn, zona)}`,
    enlace: '/admin/actividades?ver=entregas',
    accion: 'Corregir',
  }),
});

/** Once it is their morning, those for whom something waits and who did not hear of it today. */
export async function avisarDeLoQueEspera(platform: Platform): Promise<void> {
  await runWork(platform, SISTEMA, 'entregas.avisar-de-lo-que-espera', async (work) => {
    const { rows } = await work.tx.execute<{ usuarioId: string; dia: string }>(sql`
      select s.usuario_id as "usuarioId", h.hoy::date::text as dia
        from (select distinct usuario_id from (${ESPERA}) x) s join usuarios u on u.id = s.usuario_id cross join academia a
       cross join lateral (select ${work.now.toISOString()}::timestamptz at time zone zona_de(u.zona_horaria, a.zona_horaria) as hoy) h
       where h.hoy::time >= a.hora_del_dia - interval '30 minutes'
         and not exists (select from avisos v where v.usuario_id = u.id and v.aviso = 'entregas.esperan'
               and v.asunto = 'corregir' and v.ocasion = h.hoy::date::text)
       order by 1`);
    await notify(work, avisoDePorCorregir, ...rows);
  });
}

export const avisarDeLoQueEsperaJob = job('entregas.avisar-de-lo-que-espera', avisarDeLoQueEspera, {
  schedule: '*/15 * * * *',
});
