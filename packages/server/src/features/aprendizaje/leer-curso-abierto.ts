import {
  type Actor,
  type ActividadDelCurso,
  actividades,
  avanceDe,
  type CursoAbierto,
  disponibilidadDe,
  matches,
  noEncontrado,
  type Opinion,
  siguienteDe,
  type Situacion,
  situacionesDe,
} from '@catedra/shared';
import { and, desc, eq } from 'drizzle-orm';
import { type CursoLeido, leerCurso } from '#features/aprendizaje/leer-mis-cursos.ts';
import { feedbackTable } from '#features/feedback/table.ts';
import { leerPasos, type PasoLeido } from '#features/progreso/queries.ts';
import type { Database } from '#platform/db/pool.ts';

/** A course as one person finds it: its outline, how each activity stands and what is missing. */
export async function leerCursoAbierto(
  db: Database,
  actor: Actor,
  zona: string,
  idOSlug: string,
  now: Date,
): Promise<CursoAbierto> {
  const curso = await leerCurso(db, actor, zona, idOSlug);
  if (!curso) throw noEncontrado();
  const inscrito = actor.cursoIds.includes(curso.id);
  const [pasos, opiniones] = await Promise.all([
    leerPasos(db, actor.id, [curso.id]),
    inscrito ? leerMisOpiniones(db, actor, curso.id) : [],
  ]);
  const disponibilidad = disponibilidadDe(curso, now);
  return {
    curso,
    disponibilidad,
    inscrito,
    puedeInscribirse: !inscrito && curso.acceso === 'abierto' && curso.estado === 'publicado',
    puedeLeer: matches(actividades.policy.read(actor), { cursoId: curso.id }),
    venceEn: inscrito ? curso.venceEn : null,
    ...(inscrito ? suCamino(curso, pasos, disponibilidad) : delante(pasos)),
    opiniones,
  };
}

type Camino = Pick<CursoAbierto, 'avance' | 'siguiente' | 'secciones'>;

function suCamino(
  curso: CursoLeido,
  pasos: readonly PasoLeido[],
  disponibilidad: CursoAbierto['disponibilidad'],
): Camino {
  const recorrido = { secuencial: curso.secuencial, empezado: disponibilidad !== 'sin_empezar' };
  return {
    avance: avanceDe(pasos),
    siguiente: siguienteDe(pasos, recorrido),
    secciones: porSecciones(pasos, situacionesDe(pasos, recorrido)),
  };
}

/** For someone who is not in the course: what it is made of, and nothing about anyone. */
const delante = (pasos: readonly PasoLeido[]): Camino => ({
  avance: null,
  siguiente: null,
  secciones: porSecciones(pasos, []),
});

function porSecciones(
  pasos: readonly PasoLeido[],
  situaciones: readonly Situacion[],
): CursoAbierto['secciones'] {
  const conSituacion = pasos.map((paso, i) => ({ paso, situacion: situaciones[i] }));
  return [...Map.groupBy(conSituacion, ({ paso }) => paso.seccionId)].map(([id, suyos]) => ({
    id,
    titulo: suyos[0]?.paso.seccion ?? '',
    actividades: suyos.map(({ paso, situacion }) => actividadDe(paso, situacion)),
  }));
}

const actividadDe = (paso: PasoLeido, situacion: Situacion | undefined): ActividadDelCurso => ({
  id: paso.id,
  titulo: paso.titulo,
  tipo: paso.tipo,
  duracion: paso.duracion,
  obligatoria: paso.obligatoria,
  regla: paso.regla,
  estado: situacion?.estado ?? null,
  motivo: situacion?.motivo ?? null,
  nota: situacion ? paso.nota : null,
  evaluacionId: paso.evaluacion?.id ?? null,
  venceEn: paso.evaluacion?.cierraEn ?? null,
});

const leerMisOpiniones = (db: Database, actor: Actor, cursoId: string): Promise<Opinion[]> =>
  db
    .select()
    .from(feedbackTable)
    .where(
      and(
        eq(feedbackTable.usuarioId, actor.id),
        eq(feedbackTable.cursoId, cursoId),
        // Anonymous also to whoever looks through the author's eyes.
        actor.soloMira && eq(feedbackTable.anonimo, false),
      ),
    )
    .orderBy(desc(feedbackTable.creadoEn), desc(feedbackTable.id))
    .limit(200);
