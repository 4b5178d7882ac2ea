import type { REGLAS_FINALIZACION } from '#actividades/collection.ts';

export type ReglaFinalizacion = (typeof REGLAS_FINALIZACION)[number];

export const ESTADOS_ACTIVIDAD = ['bloqueada', 'pendiente', 'en_curso', 'completada'] as const;
export type EstadoActividad = (typeof ESTADOS_ACTIVIDAD)[number];

/** An activity with what one person did in it; lists of them are in the course's own order. */
export interface Paso {
  readonly id: string;
  readonly titulo: string;
  readonly obligatoria: boolean;
  readonly regla: ReglaFinalizacion;
  /** Null until it is opened. */
  readonly hecho: 'en_curso' | 'completada' | null;
  readonly tocadoEn: string | null;
}

export interface Recorrido {
  readonly secuencial: boolean;
  /** False before the course's first day. */
  readonly empezado: boolean;
}

export interface Situacion {
  readonly estado: EstadoActividad;
  /** Why it is blocked, in words. */
  readonly motivo: string | null;
}

export interface Avance {
  readonly hechas: number;
  readonly total: number;
  readonly porcentaje: number;
  /** What is missing for 100 %, in the course's order. */
  readonly faltan: readonly string[];
}

const completo = (paso: Paso): boolean => paso.hecho === 'completada';

const leFalta = (paso: Paso): boolean => paso.obligatoria && !completo(paso);

const seAbreAlCompletar = (faltan: readonly Paso[]): string =>
  faltan.length === 1
    ? `Se abre al completar «${faltan[0]?.titulo}»`
    : `Se abre al completar las ${faltan.length} anteriores`;

/** The compulsory activities before this one that are not done yet. */
export const faltanAntes = (pasos: readonly Paso[], lugar: number): Paso[] =>
  pasos.slice(0, lugar).filter(leFalta);

/** State of each activity: in a sequential course, whatever comes after a compulsory one that is missing is blocked. */
export function situacionesDe(pasos: readonly Paso[], recorrido: Recorrido): Situacion[] {
  const faltan: Paso[] = [];
  return pasos.map((paso) => {
    const situacion = situacionDe(paso, faltan, recorrido);
    if (leFalta(paso)) faltan.push(paso);
    return situacion;
  });
}

function situacionDe(paso: Paso, faltan: readonly Paso[], { secuencial, empezado }: Recorrido): Situacion {
  if (completo(paso)) return { estado: 'completada', motivo: null };
  if (!empezado) return { estado: 'bloqueada', motivo: 'Se abre cuando empiece el curso' };
  if (secuencial && faltan.length > 0) return { estado: 'bloqueada', motivo: seAbreAlCompletar(faltan) };
  return { estado: paso.hecho ?? 'pendiente', motivo: null };
}

/** The one progress figure: done over compulsory; a course without compulsory activities counts them all. */
export function avanceDe(pasos: readonly Paso[]): Avance {
  const obligatorios = pasos.filter((paso) => paso.obligatoria);
  const cuentan = obligatorios.length > 0 ? obligatorios : pasos;
  const faltan = cuentan.filter((paso) => !completo(paso));
  const total = cuentan.length;
  const hechas = total - faltan.length;
  return {
    hechas,
    total,
    porcentaje: total === 0 ? 0 : Math.floor((100 * hechas) / total),
    faltan: faltan.map((paso) => paso.id),
  };
}

/** Where "Continuar" leads: what was left half done last, else the first thing that counts and can be opened. */
export function siguienteDe(pasos: readonly Paso[], recorrido: Recorrido): string | null {
  const situaciones = situacionesDe(pasos, recorrido);
  const faltan = new Set(avanceDe(pasos).faltan);
  const abiertos = pasos.filter((paso, i) => faltan.has(paso.id) && situaciones[i]?.estado !== 'bloqueada');
  const aMedias = abiertos.filter((paso) => paso.hecho === 'en_curso' && seCompletaPorUnoMismo(paso.regla));
  const ultimo = aMedias.toSorted((a, b) => (b.tocadoEn ?? '').localeCompare(a.tocadoEn ?? ''))[0];
  const siguiente = ultimo ?? abiertos.find((paso) => paso.hecho === null) ?? abiertos[0];
  return siguiente?.id ?? null;
}

const POR_UNO_MISMO: readonly ReglaFinalizacion[] = ['ver', 'tiempo', 'manual'];

/** What a learner may declare done; the rest is completed by handing in, passing or watching. */
export const seCompletaPorUnoMismo = (regla: ReglaFinalizacion): boolean => POR_UNO_MISMO.includes(regla);

const COMO_SE_COMPLETA: Readonly<Record<ReglaFinalizacion, string>> = {
  ver: 'La marcas tú cuando termines.',
  tiempo: 'La marcas tú cuando termines.',
  manual: 'La marcas tú cuando termines.',
  entregar: 'La da por completada tu tutor cuando recibe tu trabajo.',
  aprobar: 'Se completa al aprobar la prueba.',
  porcentaje: 'Se completa al ver el video casi entero.',
};

export const comoSeCompleta = (regla: ReglaFinalizacion): string => COMO_SE_COMPLETA[regla];
