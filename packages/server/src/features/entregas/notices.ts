import { sql } from 'drizzle-orm';
import { type Hecho, notice } from '#features/avisos/offers.ts';
import { enPapelera, esperaSinTutor } from '#features/entregas/alcance.ts';
import {
  type Aviso,
  mensajeCalificada,
  mensajeDevuelta,
  mensajeSinTutor,
  notaEnCarta,
  type SinTutor,
} from '#features/entregas/messages.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

interface Pendiente {
  readonly entregaId: string;
  /** Nothing is said of a mark that was changed meanwhile. */
  readonly version: number;
  readonly estado: 'calificada' | 'devuelta';
}

interface Fila extends Hecho, Omit<Aviso, 'enlace'> {
  readonly estado: Pendiente['estado'];
  readonly slug: string;
  readonly actividadId: string;
}

async function leerEntregas(db: Database | Tx, data: readonly Pendiente[]): Promise<Fila[]> {
  const pedidas = data.map((una, n) => ({ n, ...una }));
  const { rows } = await db.execute<Fila>(sql`
    select f.n, e.usuario_id as "usuarioId", e.curso_id as "cursoId", 'entrega:' || e.id as asunto, 'v' || e.version as ocasion,
           e.estado, a.titulo as tarea, c.titulo as curso, e.nota::float as nota, c.slug,
           e.actividad_id as "actividadId", e.comentario, ${enPapelera} as "enPapelera"
      from json_to_recordset(${JSON.stringify(pedidas)}) as f(n int, "entregaId" uuid, version int, estado text)
      join entregas e on e.id = f."entregaId" and e.version = f.version and e.estado = f.estado
      join actividades a on a.id = e.actividad_id join cursos c on c.id = e.curso_id`);
  // What came back to somebody who can no longer hand it in says nothing that they can do.
  return rows.filter((entrega) => !(entrega.enPapelera && entrega.estado === 'devuelta'));
}

const enlaceDe = ({ slug, actividadId }: Fila): string => `/curso/${slug}?actividad=${actividadId}`;

/** Whoever handed it in hears that it is marked or given back. */
export const avisoDeEntrega = notice('entregas.aviso', {
  evento: 'trabajo',
  plantilla: {
    titulo: 'Te corrigen o te devuelven un trabajo',
    campos: {
      tarea: { dice: 'La tarea', de: ({ tarea }) => tarea },
      curso: { dice: 'El curso', de: ({ curso }) => curso },
    },
    ejemplo: {
      estado: 'calificada',
      tarea: 'Plan de rescate',
      curso: 'Trabajos en altura',
      nota: 8.5,
      comentario: '',
      enPapelera: false,
      slug: 'trabajos-en-altura',
      actividadId: 'muestra',
    },
  },
  about: leerEntregas,
  say: (entrega, _zona, donde) => {
    const { estado, tarea, nota, curso, enPapelera: retirada } = entrega;
    const conNota =
      donde === 'campana' ? `Te han puesto un ${notaEnCarta(nota)} en ${tarea}` : `Te han corregido ${tarea}`;
    return {
      titulo: estado === 'calificada' ? conNota : `Te han devuelto ${tarea} para que lo mejores`,
      fuerte: tarea,
      detalle: `Curso ${curso}`,
      enlace: retirada ? '/home' : enlaceDe(entrega),
      accion: estado === 'calificada' ? 'Ver la corrección' : 'Seguir con él',
    };
  },
  write: ({ nombre }, entrega, { site }) => {
    const mensaje = entrega.estado === 'calificada' ? mensajeCalificada : mensajeDevuelta;
    return mensaje(nombre, { ...entrega, enlace: `${site}${enlaceDe(entrega)}` });
  },
});

interface Esperando extends SinTutor, Hecho {}

/** What waits without a tutor when it leaves; nobody marks their own. */
async function leerSinTutor(
  db: Database | Tx,
  data: readonly { readonly usuarioId: string }[],
  now: Date,
): Promise<Esperando[]> {
  const { rows } = await db.execute<
    SinTutor['trabajos'][number] & { readonly de: string } & Record<string, unknown>
  >(sql`
    select e.usuario_id as de, u.nombre || ' ' || u.apellidos as persona, a.titulo as tarea, c.titulo as curso
      from entregas e join usuarios u on u.id = e.usuario_id and u.fecha_baja is null
      join actividades a on a.id = e.actividad_id join cursos c on c.id = e.curso_id
     where ${esperaSinTutor}
     order by e.entregada_en, e.id`);
  return data.flatMap(({ usuarioId }, n) => {
    const trabajos = rows.filter(({ de }) => de !== usuarioId).map(({ de: _de, ...trabajo }) => trabajo);
    if (trabajos.length === 0) return [];
    return [{ n, usuarioId, trabajos, asunto: 'sin-tutor', ocasion: now.toISOString() }];
  });
}

const NOMBRADOS = 3;

const algunos = (trabajos: SinTutor['trabajos']): string => {
  const dichos = trabajos.slice(0, NOMBRADOS).map(({ persona, tarea }) => `${persona.trim()}, «${tarea}»`);
  const resto = trabajos.length - dichos.length;
  return [...dichos, ...(resto > 0 ? [`y ${resto} más`] : [])].join('; ');
};

/** Whoever marks everyone hears of what nobody tutors. */
export const avisoSinTutor = notice('entregas.sin-tutor', {
  evento: 'decidir',
  plantilla: {
    titulo: 'Hay trabajos que nadie corrige',
    ejemplo: {
      trabajos: [{ persona: 'Ana Ruiz', tarea: 'Plan de rescate', curso: 'Trabajos en altura' }],
    },
  },
  about: leerSinTutor,
  say: ({ trabajos }) => ({
    titulo:
      trabajos.length === 1
        ? 'Un trabajo espera y nadie lo corrige'
        : `${trabajos.length} trabajos esperan y nadie los corrige`,
    detalle: algunos(trabajos),
    enlace: '/admin/actividades?ver=entregas',
    accion: 'Verlos',
  }),
  write: ({ nombre }, { trabajos }, { site }) =>
    mensajeSinTutor(nombre, { trabajos, enlace: `${site}/admin/actividades?ver=entregas` }),
});
