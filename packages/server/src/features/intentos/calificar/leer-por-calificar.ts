import type { Actor } from '@catedra/shared/core/actor.ts';
import { sinSuNombre } from '@catedra/shared/archivos/sin-su-nombre.ts';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import type { RespuestaPorCalificar } from '@catedra/shared/intentos/calificar.ts';
import { type SQL, sql } from 'drizzle-orm';
import {
  A_CIEGAS,
  anotacionesPuestas,
  archivoJson,
  enPapelera,
  lasDeQuienesCalifica,
  personaSql,
} from '#features/entregas/offers.ts';
import { leerPuestas } from '#features/intentos/calificar/por-publicar.ts';
import { leerPreguntas, numeroDe } from '#features/intentos/filas.ts';
import { logradosDe } from '#features/intentos/resultados/revisada.ts';
import { leerClaves } from '#features/preguntas/offers.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

interface Fila extends Record<string, unknown> {
  readonly numero: number;
  readonly evaluacionId: string;
  readonly entregadoEn: string;
  readonly persona: RespuestaPorCalificar['persona'];
  readonly curso: RespuestaPorCalificar['curso'];
  readonly actividad: RespuestaPorCalificar['actividad'];
  readonly rubricaDada: RespuestaPorCalificar['rubricaDada'];
  readonly calificadaPor: string | null;
  readonly calificadaEn: string | null;
  readonly anotaciones: RespuestaPorCalificar['anotaciones'];
  readonly archivos: RespuestaPorCalificar['archivos'];
  readonly enPapelera: boolean;
  readonly sePublica: boolean;
  readonly propia: boolean;
}

/** The answers `p` of attempts `e` that this person may mark, also of what lies in the bin. */
export const lasQueCalificaDe = (actor: Actor): SQL =>
  sql`p.a_mano and p.cerrada and e.estado = 'entregado' and ${lasDeQuienesCalifica(actor)}`;

const enLista = (clave: Readonly<Record<string, unknown>>): RespuestaPorCalificar['rubrica'] =>
  Array.isArray(clave['rubrica']) ? (clave['rubrica'] as RespuestaPorCalificar['rubrica']) : [];

/** One answer with what is needed to mark it. */
export async function leerPorCalificar(
  db: Database | Tx,
  actor: Actor,
  id: string,
  lugar: number,
): Promise<RespuestaPorCalificar> {
  const { rows } = await db.execute<Fila>(sql`
    select e.numero, e.evaluacion_id as "evaluacionId", ${isoSql(sql`e.entregado_en`)} as "entregadoEn",
           ${personaSql(A_CIEGAS(sql`e`), sql`e.id`)} as persona, e.usuario_id = ${actor.id} as propia,
           json_build_object('id', c.id, 'titulo', c.titulo) as curso,
           json_build_object('id', a.id, 'titulo', a.titulo) as actividad,
           (select v.publicar_a_mano from evaluaciones v where v.id = e.evaluacion_id) as "sePublica", ${enPapelera} as "enPapelera", p.rubrica as "rubricaDada",
           (select q.nombre || ' ' || q.apellidos from usuarios q where q.id = p.calificada_por) as "calificadaPor",
           ${isoSql(sql`p.calificada_en`)} as "calificadaEn",
           ${anotacionesPuestas(actor, sql`e.id`, sql`p.lugar`)} as anotaciones,
           (select coalesce(json_agg(${archivoJson}), '[]') from archivos f where f.id = any(array(
             select jsonb_array_elements_text(p.respuesta->'archivoIds')::uuid))) as archivos
      from intento_preguntas p join intentos e on e.id = p.intento_id join usuarios u on u.id = e.usuario_id
      join actividades a on a.id = e.actividad_id join cursos c on c.id = e.curso_id
     where e.id = ${id} and p.lugar = ${lugar} and ${lasQueCalificaDe(actor)}`);
  const [de] = rows;
  if (!de) throw noEncontrado();
  const filas = await leerPreguntas(db, id);
  const fila = filas.find((una) => una.lugar === lugar);
  if (!fila) throw noEncontrado();
  const puestas = (await leerPuestas(db, [id])).get(id);
  const puesta = puestas?.get(lugar);
  const clave = (await leerClaves(db, [fila])).get(`${fila.preguntaId}:${fila.numero}`)?.clave ?? {};
  return {
    intentoId: id,
    lugar,
    pregunta: numeroDe(filas, lugar),
    ...de,
    preguntaId: fila.preguntaId,
    publica: fila.publica,
    guia: typeof clave['guia'] === 'string' ? clave['guia'] : '',
    rubrica: enLista(clave),
    puntos: fila.puntos,
    respuesta: fila.respuesta,
    version: fila.versionNota,
    logrados: logradosDe({ ...fila, fraccion: puesta?.fraccion ?? fila.fraccion }),
    comentario: puesta?.comentario ?? fila.comentario,
    rubricaDada: puesta?.rubrica ?? de.rubricaDada,
    sinPublicar: puesta !== undefined,
    archivos: de.persona.sinNombre ? de.archivos.map(sinSuNombre) : de.archivos,
    otras: filas.flatMap((una) =>
      una.aMano && una.fraccion === null && !puestas?.has(una.lugar) && una.lugar !== lugar
        ? [una.lugar]
        : [],
    ),
  };
}
