import { sql } from 'drizzle-orm';
import { mensajeRecordatorio, type Pendiente } from '#features/participantes/mensaje.ts';
import { origenSql } from '#features/participantes/origen.ts';
import type { Work } from '#platform/changes/work.ts';
import type { Platform } from '#platform/platform.ts';

const RECORDAR = 'participantes.recordar';
const TANDA = 500;

interface Recordatorio {
  readonly usuarioId: string;
  readonly cursoId: string;
  readonly sitio: string;
}

export async function encolarRecordatorios(
  platform: Platform,
  work: Work,
  recordatorios: readonly Recordatorio[],
): Promise<void> {
  for (let desde = 0; desde < recordatorios.length; desde += TANDA)
    await platform.jobs.enqueue(work, RECORDAR, ...recordatorios.slice(desde, desde + TANDA));
}

/** Whoever finished or lost the course meanwhile is left in peace. */
async function enviar({ db, config, clock, mail }: Platform, recordatorio: Recordatorio): Promise<void> {
  const { usuarioId, cursoId, sitio } = recordatorio;
  const academia = config.ZONA_HORARIA;
  const { rows } = await db.execute<Pendiente & { slug: string } & Record<string, unknown>>(sql`
    select usuarios.nombre, usuarios.correo, c.titulo, c.slug, coalesce(v.porcentaje, 0) as porcentaje,
           a.vence_en as "venceEn", coalesce(usuarios.zona_horaria, ${academia}) as zona,
           coalesce(a.vence_en < ${clock.now().toISOString()}, false) as vencido
      ${origenSql(cursoId, academia)}
     where usuarios.id = ${usuarioId} and usuarios.correo is not null and usuarios.estado = 'activo'
       and usuarios.fecha_baja is null and c.estado = 'publicado' and v.porcentaje is distinct from 100`);
  const [pendiente] = rows;
  if (pendiente)
    await mail.send(mensajeRecordatorio(pendiente, config.ACADEMIA, `${sitio}/curso/${pendiente.slug}`));
}

export function participantesJobs(platform: Platform): void {
  platform.jobs.define<Recordatorio>({ name: RECORDAR, run: (uno) => enviar(platform, uno) });
}
