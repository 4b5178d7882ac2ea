import { aperturaDe } from '@catedra/shared/intentos/apertura.ts';
import type { Prueba } from '@catedra/shared/intentos/schemas.ts';
import { disponibilidadDe } from '@catedra/shared/aprendizaje/disponibilidad.ts';
import { grupoDePrueba } from '@catedra/shared/intentos/pruebas.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { type Situacion, situacionesDe } from '@catedra/shared/progreso/rules.ts';
import { type CursoLeido, leerMisCursos } from '#features/aprendizaje/offers.ts';
import { leerPasos, type PasoLeido, leerNombresDeGrupos, recorridoDe } from '#features/progreso/offers.ts';
import type { Database } from '#platform/db/pool.ts';

/** "Mis pruebas": every evaluation of the courses a person takes, and how each stands for them. */
export async function leerPruebas(db: Database, actor: Actor, zona: string, now: Date): Promise<Prueba[]> {
  if (actor.cursoIds.length === 0) return [];
  const [cursos, pasos] = await Promise.all([
    leerMisCursos(db, actor, zona),
    leerPasos(db, actor.id, actor.cursoIds),
  ]);
  const grupos = await leerNombresDeGrupos(db, pasos);
  const porCurso = Map.groupBy(pasos, (paso) => paso.cursoId);
  return cursos.flatMap((curso) => {
    const suyos = porCurso.get(curso.id) ?? [];
    const situaciones = situacionesDe(suyos, recorridoDe(actor, curso, grupos, now));
    return suyos.flatMap((paso, i) => pruebaDe(curso, paso, situaciones[i], now) ?? []);
  });
}

function pruebaDe(
  curso: CursoLeido,
  paso: PasoLeido,
  situacion: Situacion | undefined,
  now: Date,
): Prueba | null {
  const { evaluacion, hecho, nota, anotadoEn, completadoEn } = paso;
  if (!evaluacion) return null;
  const intentosHechos = paso.intentosHechos ?? 0;
  const fuera = disponibilidadDe(curso, now);
  const apertura =
    fuera === 'archivado' || fuera === 'terminado'
      ? ({ tipo: 'cerrada', cerroEn: fuera === 'terminado' ? curso.terminaEn : null } as const)
      : aperturaDe(evaluacion, { hechos: intentosHechos, ultimoEn: anotadoEn }, now);
  const bloqueada = situacion?.estado === 'bloqueada';
  return {
    id: evaluacion.id,
    titulo: paso.titulo,
    curso,
    grupo: grupoDePrueba({ apertura, aprobada: hecho === 'completada', intentosHechos, bloqueada }),
    apertura,
    motivo: situacion?.motivo ?? null,
    minutos: evaluacion.minutos,
    intentos: evaluacion.intentos,
    intentosHechos,
    cierraEn: evaluacion.cierraEn,
    nota,
    notaMinima: evaluacion.notaMinima,
    hechaEn: intentosHechos > 0 ? (completadoEn ?? anotadoEn) : null,
  };
}
