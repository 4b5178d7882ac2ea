import { sql } from 'drizzle-orm';
import { notice } from '#features/avisos/offers.ts';
import { mensajeRecordatorio, type Pendiente } from '#features/participantes/messages.ts';
import { deCursoSql } from '#features/participantes/origen.ts';
import type { Platform } from '#platform/platform.ts';

interface Recordatorio {
  readonly usuarioId: string;
  readonly cursoId: string;
}

interface Fila extends Pendiente, Record<string, unknown> {
  readonly usuarioId: string;
  readonly slug: string;
}

/** Whoever finished or lost the course meanwhile is left in peace. */
async function leerPendiente(
  { db, config, clock }: Platform,
  { usuarioId, cursoId }: Recordatorio,
): Promise<Fila | null> {
  const academia = config.ZONA_HORARIA;
  const { rows } = await db.execute<Fila>(sql`
    select usuarios.id as "usuarioId", c.titulo, c.slug, coalesce(a.porcentaje, 0) as porcentaje,
           a.vence_en as "venceEn", coalesce(usuarios.zona_horaria, ${academia}) as zona,
           coalesce(a.vence_en < ${clock.now().toISOString()}, false) as vencido
      ${deCursoSql(cursoId)}
       and usuarios.id = ${usuarioId} and c.estado = 'publicado' and not a.completada`);
  return rows[0] ?? null;
}

export const recordatorioDeCurso = notice(
  'participantes.recordar',
  leerPendiente,
  ({ nombre }, pendiente, { config, site }) =>
    mensajeRecordatorio(nombre, pendiente, config.ACADEMIA, `${site}/curso/${pendiente.slug}`),
);
