import { fichaDe } from '@catedra/shared/actividades/fichas.ts';
import type { MiCurso } from '@catedra/shared/aprendizaje/schemas.ts';
import type { FechaDelCalendario, Que } from '@catedra/shared/calendario/schemas.ts';
import { antesDe, SEGUNDO } from '@catedra/shared/core/duraciones.ts';
import { diaEn } from '@catedra/shared/fechas/en-zona.ts';
import { finDelDia } from '@catedra/shared/fechas/momento-de.ts';
import { loQueVence, quedaPorHacer, yaHecho } from '#features/aprendizaje/offers.ts';
import type { PasoLeido } from '#features/progreso/offers.ts';

type Suelta = Omit<FechaDelCalendario, 'dia' | 'conHora'>;

/** A course as someone has it, and what a calendar asks besides. */
export interface CursoConFechas extends MiCurso {
  readonly terminaEn: string | null;
  /** From when the next round is open. */
  readonly siguienteEn: string | null;
}

/** What has not begun yet has its dates already. */
const abierto = (curso: CursoConFechas): CursoConFechas =>
  curso.disponibilidad === 'sin_empezar' ? { ...curso, disponibilidad: 'abierto' } : curso;

const empezado = (si: boolean) => (si ? ('empezada' as const) : ('sin_empezar' as const));

function deCurso(curso: CursoConFechas, que: Que, momento: string): Suelta {
  const { id, ronda, slug, titulo, ultimaVez } = curso;
  const clave = `${que}:${id}:${ronda}`;
  const estado = empezado(ultimaVez !== null);
  return { clave, que, de: 'curso', ref: slug, titulo, momento, estado, nota: null };
}

function dePaso(paso: PasoLeido, slug: string, ronda: number, que: Que, momento: string): Suelta {
  const { id, titulo, evaluacion, hecho } = paso;
  const donde = evaluacion
    ? { de: 'evaluacion' as const, ref: evaluacion.id }
    : { de: 'actividad' as const, ref: slug, actividadId: id };
  const estado = empezado(hecho !== null);
  return { clave: `${que}:${id}:${ronda}`, que, ...donde, titulo, momento, estado, nota: null };
}

/** How long what was completed is worth, from when it can be renewed, when the course begins and ends. */
function delCurso(curso: CursoConFechas, zona: string, ahora: Date): Suelta[] {
  const { venceEn, valeHasta, siguienteEn, completadoEn, porCorregir, iniciaEn, terminaEn } = curso;
  const fechas: Suelta[] = [];
  const porHacer = completadoEn === null && venceEn !== null && !porCorregir;
  if (valeHasta !== null && curso.cumplimiento !== null && !(porHacer && diaEn(venceEn, zona) === valeHasta))
    fechas.push(deCurso(curso, 'vale', antesDe(finDelDia(valeHasta, zona), SEGUNDO).toISOString()));
  if (siguienteEn !== null && Date.parse(siguienteEn) > ahora.getTime())
    fechas.push(deCurso(curso, 'se_renueva', siguienteEn));
  if (iniciaEn !== null && Date.parse(iniciaEn) > ahora.getTime())
    fechas.push(deCurso(curso, 'empieza', iniciaEn));
  if (completadoEn === null && terminaEn !== null) fechas.push(deCurso(curso, 'termina', terminaEn));
  return fechas;
}

const masTarde = (una: string | null, otra: string | null): string | null =>
  una === null || (otra !== null && Date.parse(otra) > Date.parse(una)) ? otra : una;

/** From when an activity can be done and when it closes, as far as neither went by; on what is due, `loQueVence` has its word. */
function delPaso(paso: PasoLeido, { slug, ronda }: CursoConFechas, ahora: Date): Suelta[] {
  const abre = masTarde(paso.disponibleDesde, paso.evaluacion?.abreEn ?? null);
  const { cierraEn } = paso;
  const dicho = fichaDe(paso.tipo).trabajo === 'intentos' ? paso.evaluacion?.cierraEn : paso.venceEn;
  const falta = (momento: string | null): momento is string =>
    momento !== null && Date.parse(momento) > ahora.getTime();
  return [
    ...(falta(abre) ? [dePaso(paso, slug, ronda, 'abre', abre)] : []),
    ...(falta(cierraEn) && cierraEn !== dicho ? [dePaso(paso, slug, ronda, 'cierra', cierraEn)] : []),
  ];
}

/** What had a date and was done, on the day on which it was. */
function yaHecha(paso: PasoLeido, { slug, ronda }: CursoConFechas): Suelta[] {
  const en = paso.completadoEn ?? paso.anotadoEn;
  // What was handed in may still come back.
  if (paso.hecho !== 'completada' || en === null || (paso.venceEn ?? paso.cierraEn) === null) return [];
  return [{ ...dePaso(paso, slug, ronda, 'vence', en), estado: 'hecha', nota: paso.nota }];
}

/** Every date of what somebody takes, in no order: what is due as their home says it, and what a calendar adds. */
export function fechasDe(
  cursos: readonly CursoConFechas[],
  pasos: readonly PasoLeido[],
  zona: string,
  ahora: Date,
): Suelta[] {
  const abiertos = cursos.map(abierto).filter(({ disponibilidad }) => disponibilidad === 'abierto');
  const suyos = new Map(abiertos.map((curso) => [curso.id, curso]));
  const porSlug = new Map(abiertos.map((curso) => [curso.slug, curso]));
  const porId = new Map(pasos.flatMap((paso) => [[paso.id, paso] as const]));
  const porPrueba = new Map(
    pasos.flatMap((paso) => (paso.evaluacion ? [[paso.evaluacion.id, paso] as const] : [])),
  );
  const vencen = loQueVence(abiertos, pasos, ahora, Number.POSITIVE_INFINITY).flatMap((uno): Suelta[] => {
    const { ref, actividadId = '', venceEn } = uno;
    const paso = porPrueba.get(ref) ?? porId.get(actividadId);
    const curso = paso ? suyos.get(paso.cursoId) : porSlug.get(ref);
    if (!curso) return [];
    if (paso) return [dePaso(paso, curso.slug, curso.ronda, 'vence', venceEn)];
    return [deCurso(curso, curso.ronda > 1 ? 'renovacion' : 'vence', venceEn)];
  });
  const delosPasos = pasos.flatMap((paso) => {
    const curso = suyos.get(paso.cursoId);
    if (!curso) return [];
    if (yaHecho(paso)) return yaHecha(paso, curso);
    return quedaPorHacer(paso, ahora) ? delPaso(paso, curso, ahora) : [];
  });
  return [...vencen, ...abiertos.flatMap((curso) => delCurso(curso, zona, ahora)), ...delosPasos];
}
