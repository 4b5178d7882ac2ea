import {
  type Actor,
  type ActividadDelCurso,
  actividades,
  avanceDe,
  type CursoAbierto,
  cursos,
  disponibilidadDe,
  matches,
  noEncontrado,
  type Opinion,
  type Recorrido,
  siguienteDe,
  type Situacion,
  situacionesDe,
} from '@catedra/shared';
import type pg from 'pg';
import { CURSO, type CursoLeido, cursoDe } from '#features/aprendizaje/leer-mis-cursos.ts';
import { type PasoLeido, pasosDe, SELLO_Y_HECHOS, type SelloYHechos } from '#features/progreso/queries.ts';
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
  const leido = await leer(db, actor, zona, idOSlug);
  const curso = leido && cursoDe(leido.curso);
  if (!leido || !curso || !matches(cursos.policy.read(actor), alcanceDe(curso))) throw noEncontrado();
  const inscrito = actor.cursoIds.includes(curso.id);
  const pasos = await pasosDe(db.$short, [leido]);
  const recorrido = recorridoDe(actor, curso, await leerNombresDeGrupos(db, pasos), now);
  return {
    curso: portadaDe(curso),
    disponibilidad: disponibilidadDe(curso, now),
    inscrito,
    puedeInscribirse: !inscrito && curso.acceso === 'abierto' && curso.estado === 'publicado',
    puedeLeer: matches(actividades.policy.read(actor), { cursoId: curso.id, oculta: false }),
    venceEn: inscrito ? curso.venceEn : null,
    ...(inscrito ? suCamino(curso, pasos, recorrido) : delante(pasos)),
    opiniones: inscrito ? opinionesDe(leido.opiniones) : [],
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

const alcanceDe = ({ id, estado, acceso }: CursoLeido) => ({ id, estado, acceso });

// Anonymous also to whoever looks through the author's eyes.
const text = (which: string) => `
  select ${SELLO_Y_HECHOS}, ${CURSO} as curso,
    (select coalesce(json_agg(fila), '[]')::text from (
      select f.id, f.version, f.actividad_id as "actividadId", f.tipo, f.estrellas, f.texto, f.anonimo, f.estado,
             f.respuesta, f.creado_en as "creadoEn"
        from feedback f where f.usuario_id = $1 and f.curso_id = c.id and not (f.anonimo and $4)
       order by f.creado_en desc, f.id desc limit 200) fila) as opiniones
    from cursos c where ${which}`;

/** A slug is never shaped like an id. */
const POR_ID = { name: 'aprendizaje.curso-por-id', text: text('c.id = $3') };
const POR_SLUG = { name: 'aprendizaje.curso-por-slug', text: text('c.slug = $3') };
const ID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

interface Leido extends SelloYHechos {
  readonly curso: string;
  readonly opiniones: string;
}

/** Everything in one question: three cost three times as much. */
async function leer(db: Database, actor: Actor, zona: string, idOSlug: string): Promise<Leido | undefined> {
  const { rows } = await db.$short.query<Leido & pg.QueryResultRow>({
    ...(ID.test(idOSlug) ? POR_ID : POR_SLUG),
    values: [actor.id, zona, idOSlug, actor.soloMira === true],
  });
  return rows[0];
}

const opinionesDe = (json: string): Opinion[] =>
  (JSON.parse(json) as Opinion[]).map((una) => ({ ...una, creadoEn: isoOf(una.creadoEn) }));
