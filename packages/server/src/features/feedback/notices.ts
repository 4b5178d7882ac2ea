import { recortar } from '@catedra/shared/core/recortar.ts';
import { sql } from 'drizzle-orm';
import { type Hecho, notice } from '#features/avisos/offers.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

interface Respondido {
  readonly feedbackId: string;
  /** What was answered otherwise since says nothing of this. */
  readonly version: number;
}

interface Fila extends Hecho {
  readonly lugar: string;
  readonly arreglado: boolean;
  readonly respuesta: string | null;
  readonly slug: string;
  readonly actividadId: string | null;
}

async function leerRespondidos(db: Database | Tx, data: readonly Respondido[]): Promise<readonly Fila[]> {
  const pedidos = data.map((uno, n) => ({ n, ...uno }));
  const { rows } = await db.execute<Fila>(sql`
    select f.n, o.usuario_id as "usuarioId", o.curso_id as "cursoId", 'feedback:' || o.id as asunto, 'v' || o.version as ocasion,
           coalesce(a.titulo, c.titulo) as lugar, o.tipo = 'error' and o.estado = 'resuelto' as arreglado,
           nullif(trim(o.respuesta), '') as respuesta, c.slug, a.id as "actividadId"
      from json_to_recordset(${JSON.stringify(pedidos)}) as f(n int, "feedbackId" uuid, version int)
      join feedback o on o.id = f."feedbackId" and o.version = f.version
      join cursos c on c.id = o.curso_id left join actividades a on a.id = o.actividad_id and viva(a.papelera)`);
  return rows;
}

const LARGO = 160;

/** Somebody answered what they said, or mended the error that they saw. */
export const avisoDeRespuesta = notice('feedback.respondido', {
  evento: 'respuesta',
  plantilla: {
    titulo: 'Te contestan sobre un curso o arreglan un error',
    campos: {
      lugar: { dice: 'El curso o la actividad', de: ({ lugar }) => lugar },
      respuesta: { dice: 'La respuesta', de: ({ respuesta }) => respuesta },
    },
    ejemplo: {
      lugar: 'Trabajos en altura',
      arreglado: false,
      respuesta: 'Gracias por decirlo: lo hemos corregido en la segunda lectura.',
      slug: 'trabajos-en-altura',
      actividadId: null,
    },
  },
  about: leerRespondidos,
  say: ({ lugar, arreglado, respuesta, slug, actividadId }) => ({
    titulo: arreglado ? `Arreglado: el error que viste en ${lugar}` : `Te han contestado sobre ${lugar}`,
    fuerte: lugar,
    ...(respuesta && { detalle: `«${recortar(respuesta, LARGO)}»` }),
    enlace: `/curso/${slug}${actividadId ? `?actividad=${actividadId}` : ''}`,
    accion: 'Verlo',
  }),
});
