import { sql } from 'drizzle-orm';
import { type Aviso, mensajeCalificada, mensajeDevuelta } from '#features/entregas/messages.ts';
import { mailJob } from '#platform/mail/mail-job.ts';

interface Pendiente {
  readonly entregaId: string;
  /** Nothing is said of a mark that was changed meanwhile. */
  readonly version: number;
  readonly estado: 'calificada' | 'devuelta';
  readonly sitio: string;
}

export const avisoDeEntrega = mailJob<Pendiente>(
  'entregas.aviso',
  async ({ db }, { entregaId, version, estado, sitio }) => {
    const { rows } = await db.execute<Omit<Aviso, 'enlace'> & { slug: string; actividad_id: string }>(sql`
    select u.nombre, u.correo, a.titulo as tarea, c.titulo as curso, e.nota::float as nota, c.slug, e.actividad_id
      from entregas e join usuarios u on u.id = e.usuario_id
      join actividades a on a.id = e.actividad_id join cursos c on c.id = e.curso_id
     where e.id = ${entregaId} and e.version = ${version} and e.estado = ${estado} and u.correo is not null and u.estado = 'activo'`);
    const [aviso] = rows;
    if (!aviso) return null;
    const enlace = `${sitio}/curso/${aviso.slug}?actividad=${aviso.actividad_id}`;
    const mensaje = estado === 'calificada' ? mensajeCalificada : mensajeDevuelta;
    return { message: mensaje({ ...aviso, enlace }) };
  },
);
