import { disponibilidadDe } from '@catedra/shared/aprendizaje/disponibilidad.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { type Apertura, aperturaDe } from '@catedra/shared/intentos/apertura.ts';
import { grupoDePrueba } from '@catedra/shared/intentos/pruebas.ts';
import type { Prueba } from '@catedra/shared/intentos/antes.ts';
import { type Situacion, situacionesDe } from '@catedra/shared/progreso/rules.ts';
import { enCursoDe, leerIntentadas, pruebaSinLugar } from '#features/intentos/empezar/sin-lugar.ts';
import { type CursoLeido, leerMisCursos } from '#features/aprendizaje/offers.ts';
import {
  abiertoDe,
  comoQuedo,
  efectivoDe,
  hechosDe,
  type LoSuyo,
  leerLoSuyo,
  ultimoFin,
} from '#features/intentos/empezar/suyos.ts';
import { leerNombresDeGrupos, leerPasos, type PasoLeido, recorridoDe } from '#features/progreso/offers.ts';
import type { Database } from '#platform/db/pool.ts';

/**
 * "Mis pruebas": every evaluation of the courses a person takes, and how each stands for them. What goes on in a course that
 * they don't have any more is theirs until it ends; what they did in one that went to the bin stays theirs.
 */
export async function leerPruebas(db: Database, actor: Actor, zona: string, now: Date): Promise<Prueba[]> {
  const [cursos, pasos, intentadas] = await Promise.all([
    leerMisCursos(db, actor, zona),
    actor.cursoIds.length === 0 ? [] : leerPasos(db, actor.id, actor.cursoIds),
    leerIntentadas(db, actor.id),
  ]);
  const evaluacionIds = pasos.flatMap(({ evaluacion }) => (evaluacion ? [evaluacion.id] : []));
  const sinLugar = intentadas.filter(({ evaluacion }) => !evaluacionIds.includes(evaluacion.id));
  const [grupos, suyoDe] = await Promise.all([
    leerNombresDeGrupos(db, pasos),
    leerLoSuyo(db, actor.id, [...evaluacionIds, ...sinLugar.map(({ evaluacion }) => evaluacion.id)], actor),
  ]);
  const porCurso = Map.groupBy(pasos, (paso) => paso.cursoId);
  const deOtros = sinLugar.filter(
    ({ evaluacion: { id, cursoId }, cursoTirado }) =>
      !cursos.some((curso) => curso.id === cursoId) && (cursoTirado || abiertoDe(suyoDe(id)) !== null),
  );
  const deSusCursos = cursos.flatMap((curso) => {
    const suyos = porCurso.get(curso.id) ?? [];
    const situaciones = situacionesDe(suyos, recorridoDe(actor, curso, grupos, now));
    const enSuLugar = suyos.flatMap((paso, i) =>
      paso.evaluacion ? [pruebaDe(curso, paso, situaciones[i], suyoDe(paso.evaluacion.id), now)] : [],
    );
    const ocultas = sinLugar.filter(({ evaluacion }) => evaluacion.cursoId === curso.id);
    return [...ocultas.map((una) => pruebaSinLugar(una, suyoDe(una.evaluacion.id))), ...enSuLugar];
  });
  return [...deOtros.map((una) => pruebaSinLugar(una, suyoDe(una.evaluacion.id))), ...deSusCursos];
}

function aperturaPara(curso: CursoLeido, paso: PasoLeido, suyo: LoSuyo, now: Date): Apertura {
  const fuera = disponibilidadDe(curso, now);
  if (fuera === 'archivado' || fuera === 'terminado' || !paso.evaluacion)
    return { tipo: 'cerrada', cerroEn: fuera === 'terminado' ? curso.terminaEn : null };
  const { evaluacion, hecho, hechaAntes } = paso;
  return aperturaDe(
    { ...evaluacion, ...efectivoDe(evaluacion, suyo, evaluacion) },
    { hechos: hechosDe(suyo), ultimoEn: ultimoFin(suyo), aprobada: hecho === 'completada' && !hechaAntes },
    now,
  );
}

function pruebaDe(
  curso: CursoLeido,
  paso: PasoLeido,
  situacion: Situacion | undefined,
  suyo: LoSuyo,
  now: Date,
): Prueba {
  const { evaluacion, hecho, nota, completadoEn } = paso;
  if (!evaluacion) throw new Error(`${paso.id} is no evaluation`);
  const apertura = aperturaPara(curso, paso, suyo, now);
  const efectivo = efectivoDe(evaluacion, suyo, evaluacion);
  const intentosHechos = hechosDe(suyo);
  const abierto = abiertoDe(suyo);
  const aprobada = hecho === 'completada';
  const bloqueada = situacion?.estado === 'bloqueada';
  return {
    id: evaluacion.id,
    titulo: paso.titulo,
    curso,
    grupo: grupoDePrueba({ apertura, aprobada, intentosHechos, bloqueada, enCurso: abierto !== null }),
    apertura,
    motivo: situacion?.motivo ?? null,
    minutos: efectivo.segundos === null ? null : Math.floor(efectivo.segundos / 60),
    intentos: efectivo.intentos,
    intentosHechos,
    cierraEn: efectivo.cierraEn,
    nota,
    notaMinima: evaluacion.notaMinima,
    aprobada,
    hechaEn: intentosHechos > 0 ? (completadoEn ?? ultimoFin(suyo)) : null,
    enCurso: enCursoDe(abierto),
    ...comoQuedo(suyo),
  };
}
