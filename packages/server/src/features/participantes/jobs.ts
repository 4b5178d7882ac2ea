import { sql } from 'drizzle-orm';
import { mensajeRecordatorio, type Pendiente } from '#features/participantes/mensaje.ts';
import { origenSql } from '#features/participantes/origen.ts';
import { mailJob } from '#platform/mail/mail-job.ts';

interface Recordatorio {
  readonly usuarioId: string;
  readonly cursoId: string;
  readonly sitio: string;
}

/** Whoever finished or lost the course meanwhile is left in peace. */
export const recordatorioDeCurso = mailJob<Recordatorio>(
  'participantes.recordar',
  async ({ db, config, clock }, { usuarioId, cursoId, sitio }) => {
    const academia = config.ZONA_HORARIA;
    const { rows } = await db.execute<Pendiente & { slug: string } & Record<string, unknown>>(sql`
    select usuarios.nombre, usuarios.correo, c.titulo, c.slug, coalesce(v.porcentaje, 0) as porcentaje,
           a.vence_en as "venceEn", coalesce(usuarios.zona_horaria, ${academia}) as zona,
           coalesce(a.vence_en < ${clock.now().toISOString()}, false) as vencido
      ${origenSql(cursoId, academia)}
     where usuarios.id = ${usuarioId} and usuarios.correo is not null and usuarios.estado = 'activo'
       and usuarios.fecha_baja is null and c.estado = 'publicado' and v.porcentaje is distinct from 100`);
    const [pendiente] = rows;
    if (!pendiente) return null;
    return { message: mensajeRecordatorio(pendiente, config.ACADEMIA, `${sitio}/curso/${pendiente.slug}`) };
  },
);
