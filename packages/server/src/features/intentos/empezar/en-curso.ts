import { noEncontrado } from '@catedra/shared/core/errors.ts';
import type { IntentoEnCurso, PreguntaDelIntento } from '@catedra/shared/intentos/en-curso.ts';
import { tipoDePregunta } from '@catedra/shared/preguntas/tipos.ts';
import { sql } from 'drizzle-orm';
import { type FilaDeIntento, type FilaDePregunta, leerPreguntas } from '#features/intentos/filas.ts';
import type { Database, Tx } from '#platform/db/pool.ts';
import { written } from '#platform/db/statement.ts';

type PreguntaAbierta = Pick<
  FilaDePregunta,
  | 'lugar'
  | 'seccion'
  | 'bajo'
  | 'puntos'
  | 'resta'
  | 'revision'
  | 'respuesta'
  | 'guardadaEn'
  | 'publica'
  | 'orden'
> &
  // Of one that begins now nothing is offered.
  Partial<Pick<FilaDePregunta, 'ofrecida'>>;

/** A question as its person sees it: nothing of a sequential attempt that was not reached, nor of what was left behind. */
function vista(fila: PreguntaAbierta, { secuencial, alcanzada }: FilaDeIntento): PreguntaDelIntento {
  const { lugar, seccion, bajo, puntos, resta, revision, respuesta, guardadaEn, ofrecida, publica, orden } =
    fila;
  const seVe = !secuencial || lugar <= alcanzada;
  return {
    lugar,
    seccion,
    bajo,
    puntos,
    resta,
    tipo: publica.tipo,
    publica: seVe
      ? (tipoDePregunta(publica.tipo).muestra(publica, orden) as PreguntaDelIntento['publica'])
      : null,
    revision,
    respuesta,
    guardadaEn,
    ofrecida: ofrecida ?? null,
  };
}

const DE_QUE = written<Pick<IntentoEnCurso, 'titulo' | 'curso' | 'intentos' | 'durante'>>(
  'intentos.de-que',
  () => sql`select a.titulo, json_build_object('id', c.id, 'slug', c.slug, 'titulo', c.titulo) as curso, e.intentos,
                     e.revision->'durante' as durante
              from evaluaciones e join actividades a on a.id = e.actividad_id join cursos c on c.id = e.curso_id
             where e.id = ${sql.placeholder('id')}`,
);

/** An open attempt with all that a device needs to go on without network. */
export async function leerEnCurso(
  db: Database | Tx,
  fila: FilaDeIntento,
  pestana: string | null,
  now: Date,
  leidas?: readonly PreguntaAbierta[],
): Promise<IntentoEnCurso> {
  const [[de], preguntas] = await Promise.all([
    DE_QUE(db, { id: fila.evaluacionId }),
    leidas ?? leerPreguntas(db, fila.id),
  ]);
  if (!de) throw noEncontrado();
  const { id, numero, estado, empezadoEn, venceEn, evaluacionId, alVencer, toleranciaSegundos } = fila;
  return {
    id,
    numero,
    estado,
    empezadoEn,
    motivo: fila.motivo,
    venceEn,
    evaluacionId,
    actividadId: fila.actividadId,
    ...de,
    alVencer,
    toleranciaSegundos,
    graciaMinutos: fila.graciaMinutos,
    porPagina: fila.porPagina,
    secuencial: fila.secuencial,
    practica: fila.practica,
    durante: fila.practica ? de.durante : [],
    secciones: fila.secciones,
    preguntas: preguntas.map((pregunta) => vista(pregunta, fila)),
    alcanzada: fila.alcanzada,
    epoca: fila.epoca,
    escribe: pestana !== null && pestana === fila.pestana,
    libre: fila.pestana === '',
    ahora: now.toISOString(),
  };
}
