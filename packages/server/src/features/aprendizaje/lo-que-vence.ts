import { fichaDe } from '@catedra/shared/actividades/fichas.ts';
import { aperturaDe } from '@catedra/shared/intentos/apertura.ts';
import type { MiCurso, Vencimiento } from '@catedra/shared/aprendizaje/schemas.ts';
import type { PasoLeido } from '#features/progreso/offers.ts';

const MAXIMO = 12;

type Curso = Pick<MiCurso, 'id' | 'slug' | 'titulo' | 'disponibilidad' | 'venceEn' | 'completadoEn'>;

/** What has a date and is not done: what is late stays, evaluations that can no longer be taken and what was handed in go. */
export function loQueVence(cursos: readonly Curso[], pasos: readonly PasoLeido[], now: Date): Vencimiento[] {
  const abiertos = cursos.filter((curso) => curso.disponibilidad === 'abierto');
  const deCursos = abiertos.flatMap(({ slug, titulo, venceEn, completadoEn }): Vencimiento[] =>
    venceEn === null || completadoEn !== null ? [] : [{ tipo: 'curso', ref: slug, titulo, venceEn }],
  );
  const suyos = new Map(abiertos.map((curso) => [curso.id, curso.slug]));
  const deActividades = pasos.flatMap(({ id, cursoId, titulo, tipo, venceEn, ...paso }): Vencimiento[] => {
    const ref = suyos.get(cursoId);
    const { trabajo } = fichaDe(tipo);
    const hecha = paso.hecho === 'completada' || (trabajo === 'entregas' && paso.intentosHechos);
    if (!ref || hecha || trabajo === 'intentos' || venceEn === null) return [];
    return [{ tipo: 'actividad', ref, actividadId: id, titulo, venceEn }];
  });
  const deEvaluaciones = pasos.flatMap((paso): Vencimiento[] => {
    const { evaluacion, titulo } = paso;
    if (!suyos.has(paso.cursoId) || paso.hecho === 'completada' || !evaluacion?.cierraEn) return [];
    const intentos = { hechos: paso.intentosHechos ?? 0, ultimoEn: paso.anotadoEn, aprobada: false };
    const reglas = { ...evaluacion, intentosDados: 0, ...paso.susIntentos, segundos: null };
    const { tipo } = aperturaDe(reglas, intentos, now);
    if (tipo === 'cerrada' || tipo === 'sin_intentos') return [];
    return [{ tipo: 'evaluacion', ref: evaluacion.id, titulo, venceEn: evaluacion.cierraEn }];
  });
  return [...deCursos, ...deActividades, ...deEvaluaciones]
    .toSorted((a, b) => a.venceEn.localeCompare(b.venceEn))
    .slice(0, MAXIMO);
}
