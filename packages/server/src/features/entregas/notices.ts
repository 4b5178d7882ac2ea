import { sql } from 'drizzle-orm';
import { notice } from '#features/avisos/offers.ts';
import { type Aviso, mensajeCalificada, mensajeDevuelta } from '#features/entregas/messages.ts';
import type { Platform } from '#platform/platform.ts';

interface Pendiente {
  readonly entregaId: string;
  /** Nothing is said of a mark that was changed meanwhile. */
  readonly version: number;
  readonly estado: 'calificada' | 'devuelta';
}

interface Fila extends Omit<Aviso, 'enlace'>, Record<string, unknown> {
  readonly usuarioId: string;
  readonly estado: Pendiente['estado'];
  readonly slug: string;
  readonly actividadId: string;
}

async function leerEntrega(
  { db }: Platform,
  { entregaId, version, estado }: Pendiente,
): Promise<Fila | null> {
  const { rows } = await db.execute<Fila>(sql`
    select e.usuario_id as "usuarioId", e.estado, a.titulo as tarea, c.titulo as curso, e.nota::float as nota, c.slug,
           e.actividad_id as "actividadId"
      from entregas e join actividades a on a.id = e.actividad_id join cursos c on c.id = e.curso_id
     where a.papelera is null and c.papelera is null and e.id = ${entregaId} and e.version = ${version} and e.estado = ${estado}`);
  return rows[0] ?? null;
}

/** Whoever handed it in hears that it is marked or given back. */
export const avisoDeEntrega = notice('entregas.aviso', leerEntrega, ({ nombre }, entrega, { site }) => {
  const mensaje = entrega.estado === 'calificada' ? mensajeCalificada : mensajeDevuelta;
  return mensaje(nombre, {
    ...entrega,
    enlace: `${site}/curso/${entrega.slug}?actividad=${entrega.actividadId}`,
  });
});
