import { sql } from 'drizzle-orm';
import { notice } from '#features/avisos/offers.ts';
import { enPapelera, esperaSinTutor } from '#features/entregas/alcance.ts';
import {
  type Aviso,
  mensajeCalificada,
  mensajeDevuelta,
  mensajeSinTutor,
  type SinTutor,
} from '#features/entregas/messages.ts';
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
           e.actividad_id as "actividadId", e.comentario, ${enPapelera} as "enPapelera"
      from entregas e join actividades a on a.id = e.actividad_id join cursos c on c.id = e.curso_id
     where e.id = ${entregaId} and e.version = ${version} and e.estado = ${estado}`);
  const [entrega] = rows;
  // What came back to somebody who can no longer hand it in says nothing that they can do.
  return entrega && !(entrega.enPapelera && estado === 'devuelta') ? entrega : null;
}

/** Whoever handed it in hears that it is marked or given back. */
export const avisoDeEntrega = notice('entregas.aviso', leerEntrega, ({ nombre }, entrega, { site }) => {
  const mensaje = entrega.estado === 'calificada' ? mensajeCalificada : mensajeDevuelta;
  return mensaje(nombre, {
    ...entrega,
    enlace: `${site}/curso/${entrega.slug}?actividad=${entrega.actividadId}`,
  });
});

interface Esperando extends SinTutor {
  readonly usuarioId: string;
}

/** What waits without a tutor when it leaves; nobody marks their own. */
async function leerSinTutor(
  { db }: Platform,
  { usuarioId }: { readonly usuarioId: string },
): Promise<Esperando | null> {
  const { rows } = await db.execute<SinTutor['trabajos'][number] & Record<string, unknown>>(sql`
    select u.nombre || ' ' || u.apellidos as persona, a.titulo as tarea, c.titulo as curso
      from entregas e join usuarios u on u.id = e.usuario_id and u.fecha_baja is null
      join actividades a on a.id = e.actividad_id join cursos c on c.id = e.curso_id
     where e.usuario_id <> ${usuarioId} and ${esperaSinTutor}
     order by e.entregada_en, e.id`);
  return rows.length > 0 ? { usuarioId, trabajos: rows } : null;
}

/** Whoever marks everyone hears of what nobody tutors. */
export const avisoSinTutor = notice(
  'entregas.sin-tutor',
  leerSinTutor,
  ({ nombre }, { trabajos }, { site }) =>
    mensajeSinTutor(nombre, { trabajos, enlace: `${site}/admin/actividades?ver=entregas` }),
);
