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
  type Recorrido,
  siguienteDe,
  type Situacion,
  situacionesDe,
} from '@catedra/shared';
import { type CursoLeido, leerCurso } from '#features/aprendizaje/leer-mis-cursos.ts';
import { leerPasos, type PasoLeido } from '#features/progreso/queries.ts';
import { leerNombresDeGrupos, recorridoDe } from '#features/progreso/recorrido.ts';
import { isoOf } from '#platform/db/columns.ts';
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
    leerPasos({ $client: db.$short }, actor.id, [curso.id]),
    inscrito ? leerMisOpiniones(db, actor, curso.id) : [],
  ]);
  const recorrido = recorridoDe(actor, curso, await leerNombresDeGrupos(db, pasos), now);
  return {
    curso: portadaDe(curso),
    disponibilidad: disponibilidadDe(curso, now),
    inscrito,
    puedeInscribirse: !inscrito && curso.acceso === 'abierto' && curso.estado === 'publicado',
    puedeLeer: matches(actividades.policy.read(actor), { cursoId: curso.id, oculta: false }),
    venceEn: inscrito ? curso.venceEn : null,
    ...(inscrito ? suCamino(curso, pasos, recorrido) : delante(pasos)),
    opiniones,
  };
}

/** What anyone who may see the course sees of it. */
const portadaDe = (curso: CursoLeido): CursoAbierto['curso'] => ({
  id: curso.id,
  slug: curso.slug,
  titulo: curso.titulo,
  descripcion: curso.descripcion,
  imagen: curso.imagen,
  categoria: curso.categoria,
  secuencial: curso.secuencial,
  certificado: curso.certificado,
  iniciaEn: curso.iniciaEn,
  terminaEn: curso.terminaEn,
});

type Camino = Pick<CursoAbierto, 'avance' | 'siguiente' | 'secciones'>;

function suCamino(curso: CursoLeido, pasos: readonly PasoLeido[], recorrido: Recorrido): Camino {
  return {
    avance: avanceDe(pasos, curso.terminado),
    siguiente: siguienteDe(pasos, recorrido, curso.terminado),
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
  porcentaje: situacion ? (paso.porcentaje ?? 0) : 0,
  nota: situacion ? paso.nota : null,
  evaluacionId: paso.evaluacion?.id ?? null,
  venceEn: paso.venceEn ?? paso.evaluacion?.cierraEn ?? null,
});

// Anonymous also to whoever looks through the author's eyes.
const OPINIONES = {
  name: 'aprendizaje.opiniones',
  text: `
  select coalesce(json_agg(fila), '[]')::text as opiniones from (
    select f.id, f.version, f.actividad_id as "actividadId", f.tipo, f.estrellas, f.texto, f.anonimo, f.estado,
           f.respuesta, f.creado_en as "creadoEn"
      from feedback f where f.usuario_id = $1 and f.curso_id = $2 and not (f.anonimo and $3)
     order by f.creado_en desc, f.id desc limit 200) fila`,
};

async function leerMisOpiniones(db: Database, actor: Actor, cursoId: string): Promise<Opinion[]> {
  const values = [actor.id, cursoId, actor.soloMira === true];
  const { rows } = await db.$short.query<{ opiniones: string }>({ ...OPINIONES, values });
  const opiniones = JSON.parse(rows[0]?.opiniones ?? '[]') as Opinion[];
  return opiniones.map((una) => ({ ...una, creadoEn: isoOf(una.creadoEn) }));
}
