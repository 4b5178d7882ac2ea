import type { TipoActividad } from '#actividades/contenido.ts';
import { reglaDe } from '#actividades/fichas.ts';
import type { ReglaFinalizacion } from '#actividades/reglas.ts';
import { yaPaso } from '#progreso/cierre.ts';
import { dispensado, motivoDeDisponibilidad, motivoDeRequisitos, seCerro } from '#progreso/requisitos.ts';
import type { Paso, Recorrido } from '#progreso/paso.ts';
import { type Piso, porcentajeConPiso } from '#progreso/piso.ts';

export const ESTADOS_ACTIVIDAD = ['bloqueada', 'pendiente', 'en_curso', 'completada'] as const;
export type EstadoActividad = (typeof ESTADOS_ACTIVIDAD)[number];

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
  /** Minutes that the missing ones take, as far as it is known, and of how many of them nobody said. */
  readonly minutos: number;
  readonly sinDuracion: number;
  /** Why the figure is higher than what is done: the course was edited, and nobody goes down by that. */
  readonly piso?: Pick<Piso, 'en' | 'motivo'>;
}

const completo = (paso: Paso): boolean => paso.hecho === 'completada';

const leFalta = (paso: Paso): boolean => paso.obligatoria && !completo(paso) && !dispensado(paso);

/** By how many they are: a long course says each to everyone who takes it. */
const varias: string[] = [];

const seAbreAlCompletar = (faltan: readonly Paso[]): string =>
  faltan.length === 1
    ? `Se abre al completar «${faltan[0]?.titulo}»`
    : (varias[faltan.length] ??= `Se abre al completar las ${faltan.length} anteriores`);

/** What waits for something that comes later can't be asked for before it, or neither would ever open. */
const esperaAAlgoPosterior = (
  { requisitos }: Paso,
  lugar: number,
  lugares: () => ReadonlyMap<string, number>,
) =>
  requisitos.condiciones.some(
    (una) => 'actividadId' in una && (lugares().get(una.actividadId) ?? -1) > lugar,
  );

/** What each activity is found with, walking the course: what is missing before it. */
function recorrer<T>(
  pasos: readonly Paso[],
  mirar: (paso: Paso, faltan: readonly Paso[], porId: () => ReadonlyMap<string, Paso>) => T,
): T[] {
  const faltan: Paso[] = [];
  let mapa: Map<string, Paso> | undefined;
  // Most courses ask nothing of their activities but an order.
  const porId = () => (mapa ??= new Map(pasos.map((paso) => [paso.id, paso])));
  let orden: Map<string, number> | undefined;
  const lugares = () => (orden ??= new Map(pasos.map((paso, lugar) => [paso.id, lugar])));
  return pasos.map((paso, lugar) => {
    const visto = mirar(paso, faltan, porId);
    if (leFalta(paso) && !esperaAAlgoPosterior(paso, lugar, lugares)) faltan.push(paso);
    return visto;
  });
}

const COMPLETADA: Situacion = { estado: 'completada', motivo: null };

/** State of each activity: what is not done is blocked by the order, by its own requirements or by its dates. */
export const situacionesDe = (pasos: readonly Paso[], recorrido: Recorrido): Situacion[] =>
  recorrer(pasos, (paso, faltan, porId) => {
    if (completo(paso)) return COMPLETADA;
    const motivo = loQueBloquea(paso, faltan, porId, recorrido);
    return motivo ? { estado: 'bloqueada', motivo } : { estado: paso.hecho ?? 'pendiente', motivo: null };
  });

function loQueBloquea(
  paso: Paso,
  faltan: readonly Paso[],
  porId: () => ReadonlyMap<string, Paso>,
  recorrido: Recorrido,
): string | null {
  if (!recorrido.empezado) return 'Se abre cuando empiece el curso';
  if (seCerro(paso, recorrido)) return motivoDeDisponibilidad(paso, recorrido);
  return loQueCierra(paso, faltan, porId, recorrido) ?? motivoDeDisponibilidad(paso, recorrido);
}

/** What the way itself keeps closed: its order and its requirements. */
function loQueCierra(
  paso: Paso,
  faltan: readonly Paso[],
  porId: () => ReadonlyMap<string, Paso>,
  recorrido: Recorrido,
): string | null {
  if (paso.yaAbierta) return null;
  if (recorrido.secuencial && faltan.length > 0) return seAbreAlCompletar(faltan);
  const { requisitos } = paso;
  return requisitos.condiciones.length > 0 ? motivoDeRequisitos(requisitos, porId(), recorrido) : null;
}

const SE_DEVUELVE: readonly ReglaFinalizacion[] = ['entregar', 'aprobar'];

/**
 * Activities that the way had open to someone and that an edit of the course would close to them; dates are not looked
 * at, which an author gives on purpose. What is done counts where it may be given back to do it again.
 */
export function seCerrarian(
  antes: readonly Paso[],
  despues: readonly Paso[],
  recorridos: { readonly antes: Recorrido; readonly despues: Recorrido },
): string[] {
  const cierres = (pasos: readonly Paso[], recorrido: Recorrido) =>
    recorrer(pasos, (paso, faltan, porId) => loQueCierra(paso, faltan, porId, recorrido) !== null);
  const cerrados = cierres(antes, recorridos.antes);
  const abiertos = new Set(antes.flatMap(({ id }, i) => (cerrados[i] ? [] : [id])));
  const ahora = cierres(despues, recorridos.despues);
  return despues.flatMap((paso, i) =>
    ahora[i] && abiertos.has(paso.id) && (!completo(paso) || SE_DEVUELVE.includes(paso.regla))
      ? [paso.id]
      : [],
  );
}

/** What someone keeps of a course beside what they did in it. */
export interface LoSuyo {
  /** They finished it once. */
  readonly terminado: boolean;
  readonly piso: Piso | null;
}

const NADA_SUYO: LoSuyo = { terminado: false, piso: null };

/**
 * The one progress figure: done over compulsory; a course without compulsory activities counts them all.
 * For whoever finished the course once, what they lack counts only where its author said so.
 * Twin: `recalcular_avance` of `packages/server/src/base/reglas/avance.sql`, held by `packages/server/src/features/progreso/avance.test.ts`.
 */
export const avanceDe = (pasos: readonly Paso[], suyo: LoSuyo = NADA_SUYO): Avance =>
  avanceSin(...separados(pasos, suyo), suyo);

type Separados = readonly [cuentan: readonly Paso[], faltan: readonly Paso[]];

function separados(pasos: readonly Paso[], { terminado }: LoSuyo): Separados {
  const cuentan = losQueCuentan(pasos, terminado);
  return [cuentan, cuentan.filter((paso) => !completo(paso))];
}

function avanceSin(cuentan: readonly Paso[], faltan: readonly Paso[], { terminado, piso }: LoSuyo): Avance {
  const total = cuentan.length;
  const hechas = total - faltan.length;
  const crudo = total === 0 ? (terminado ? 100 : 0) : Math.floor((100 * hechas) / total);
  const porcentaje = terminado ? crudo : porcentajeConPiso({ hechas, total, porcentaje: crudo }, piso);
  return {
    hechas,
    total,
    porcentaje,
    ...(piso && porcentaje > crudo && { piso: { en: piso.en, motivo: piso.motivo } }),
    faltan: faltan.map((paso) => paso.id),
    minutos: faltan.reduce((suma, paso) => suma + (paso.duracion ?? 0), 0),
    sinDuracion: faltan.filter((paso) => paso.duracion === null).length,
  };
}

function losQueCuentan(pasos: readonly Paso[], terminado: boolean): readonly Paso[] {
  const obligatorios = pasos.filter((paso) => paso.obligatoria);
  const delCurso = obligatorios.length > 0 ? obligatorios : pasos;
  const suyos = delCurso.filter(
    (paso) => completo(paso) || (paso.exenta === undefined && (!terminado || paso.exigeATerminados)),
  );
  const vivos = suyos.filter((paso) => completo(paso) || !paso.cerroAntes);
  // Nobody finishes a course by coming when all of it had closed: it stays missing, so that somebody sees it.
  return vivos.length > 0 || terminado ? vivos : suyos;
}

export interface Camino {
  readonly situaciones: readonly Situacion[];
  readonly avance: Avance;
  /** Where "Continuar" leads: what was left half done last, else the first thing that counts and can be opened. */
  readonly siguiente: string | null;
}

/** How each activity stands, how much is done and what comes next. */
export function caminoDe(pasos: readonly Paso[], recorrido: Recorrido, suyo: LoSuyo = NADA_SUYO): Camino {
  const situaciones = situacionesDe(pasos, recorrido);
  const [cuentan, faltan] = separados(pasos, suyo);
  const avance = avanceSin(cuentan, faltan, suyo);
  // They are in the same order: whether one is missing is seen by walking both.
  let lugar = 0;
  const abiertos = pasos.filter((paso, i) => {
    if (paso !== faltan[lugar]) return false;
    lugar++;
    return situaciones[i]?.estado !== 'bloqueada' && !yaPaso(paso.cierraEn, recorrido.ahora);
  });
  const aMedias = abiertos.filter((paso) => paso.hecho === 'en_curso' && dependeDeUnoMismo(paso));
  const ultimo = aMedias.toSorted((a, b) => (b.tocadoEn ?? '').localeCompare(a.tocadoEn ?? ''))[0];
  const siguiente = ultimo ?? abiertos.find((paso) => paso.hecho === null) ?? abiertos[0];
  return { situaciones, avance, siguiente: siguiente?.id ?? null };
}

const A_SU_RITMO: readonly ReglaFinalizacion[] = ['ver', 'tiempo', 'porcentaje', 'manual'];

/** What depends on nobody else: what is handed in or taken does until then. */
const dependeDeUnoMismo = ({ regla, intentosHechos }: Paso): boolean =>
  A_SU_RITMO.includes(regla) || !intentosHechos;

const POR_UNO_MISMO: readonly ReglaFinalizacion[] = ['ver', 'manual'];

/** What a learner may declare done; the rest is completed by handing in, passing or watching. */
export const seCompletaPorUnoMismo = (regla: ReglaFinalizacion): boolean => POR_UNO_MISMO.includes(regla);

interface ConRegla {
  readonly tipo: TipoActividad;
  readonly regla: ReglaFinalizacion;
  readonly reglaMinutos: number | null;
  readonly reglaPorcentaje: number | null;
}

/** How an activity comes to count as done, to whoever takes it. */
export const comoSeCompleta = ({ tipo, regla, ...cifras }: ConRegla): string =>
  reglaDe(tipo, regla)?.comoSeCompleta(cifras) ?? 'Se completa de otra forma.';
