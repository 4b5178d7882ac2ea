import { fichaDe } from '@catedra/shared/actividades/fichas.ts';
import { aperturaDe } from '@catedra/shared/intentos/apertura.ts';
import type { MiCurso, Vencimiento } from '@catedra/shared/aprendizaje/schemas.ts';
import type { PasoLeido } from '#features/progreso/offers.ts';

const MAXIMO = 12;

type Curso = Pick<
  MiCurso,
  'id' | 'slug' | 'titulo' | 'disponibilidad' | 'venceEn' | 'completadoEn' | 'porCorregir'
>;

const esEntrega = ({ tipo }: PasoLeido): boolean => fichaDe(tipo).trabajo === 'entregas';

/** Completed, or handed in and in others' hands. */
export const yaHecho = (paso: PasoLeido): boolean =>
  paso.hecho === 'completada' || (esEntrega(paso) && Boolean(paso.intentosHechos));

/** Whether its person can still do something about it: it counts for them, and its evaluation can be taken. */
export function quedaPorHacer(paso: PasoLeido, now: Date): boolean {
  if (yaHecho(paso) || paso.exenta !== undefined || paso.cerroAntes) return false;
  if (!paso.evaluacion) return true;
  const intentos = { hechos: paso.intentosHechos ?? 0, ultimoEn: paso.anotadoEn, aprobada: false };
  const reglas = { ...paso.evaluacion, intentosDados: 0, ...paso.susIntentos, segundos: null };
  const { tipo } = aperturaDe(reglas, intentos, now);
  return tipo !== 'cerrada' && tipo !== 'sin_intentos';
}

/** What has a date and is not done: what is late stays, evaluations that can no longer be taken and what was handed in go. */
export function loQueVence(
  cursos: readonly Curso[],
  pasos: readonly PasoLeido[],
  now: Date,
  maximo = MAXIMO,
): Vencimiento[] {
  const abiertos = cursos.filter((curso) => curso.disponibilidad === 'abierto');
  const deCursos = abiertos.flatMap(({ slug, titulo, venceEn, completadoEn, porCorregir }): Vencimiento[] =>
    venceEn === null || completadoEn !== null || porCorregir
      ? []
      : [{ tipo: 'curso', ref: slug, titulo, venceEn }],
  );
  const suyos = new Map(abiertos.map((curso) => [curso.id, curso.slug]));
  const pendientes = pasos.filter((paso) => suyos.has(paso.cursoId) && quedaPorHacer(paso, now));
  const deActividades = pendientes.flatMap(({ id, cursoId, titulo, tipo, venceEn }): Vencimiento[] => {
    const ref = suyos.get(cursoId);
    if (!ref || fichaDe(tipo).trabajo === 'intentos' || venceEn === null) return [];
    return [{ tipo: 'actividad', ref, actividadId: id, titulo, venceEn }];
  });
  const deEvaluaciones = pendientes.flatMap(({ evaluacion, titulo }): Vencimiento[] =>
    evaluacion?.cierraEn
      ? [{ tipo: 'evaluacion', ref: evaluacion.id, titulo, venceEn: evaluacion.cierraEn }]
      : [],
  );
  return [...deCursos, ...deActividades, ...deEvaluaciones]
    .toSorted((a, b) => a.venceEn.localeCompare(b.venceEn))
    .slice(0, maximo);
}
