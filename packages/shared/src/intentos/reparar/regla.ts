import { compara, escribeRacional, racionalDe, UNO } from '#core/racional.ts';
import { calificaRespuesta } from '#preguntas/calificar.ts';
import type { Resta } from '#preguntas/resta.ts';
import type { Publica } from '#preguntas/tipos.ts';
import type { TipoDeReparacion } from '#intentos/reparar/schemas.ts';

type Clave = Record<string, unknown>;

/** How a question of an attempt stands: what it gives, of how many points, and whether a person gives it. */
export interface EstadoDeLugar {
  readonly fraccion: string | null;
  readonly regla: string;
  readonly aMano: boolean;
  readonly puntos: number;
}

export interface ReglaDeReparacion {
  readonly tipo: TipoDeReparacion;
  /** What else is right, or what is right now; none where nothing of the key changes. */
  readonly clave: Clave | null;
}

/** An answer to be marked again. */
export interface RespuestaReparable {
  readonly publica: Publica;
  readonly respuesta: unknown;
  readonly resta: Resta;
  /** As its own key and points had it. */
  readonly base: EstadoDeLugar;
}

const mejorDe = (una: EstadoDeLugar, otra: EstadoDeLugar): EstadoDeLugar =>
  una.fraccion !== null &&
  otra.fraccion !== null &&
  compara(racionalDe(una.fraccion), racionalDe(otra.fraccion)) >= 0
    ? una
    : otra;

function conClave(clave: Clave, { publica, respuesta, resta, base }: RespuestaReparable): EstadoDeLugar {
  const { fraccion, regla } = calificaRespuesta({ publica, clave }, respuesta, resta);
  return { fraccion: escribeRacional(fraccion), regla, aMano: false, puntos: base.puntos };
}

/** How an answer stands after a repair that finds it as `antes`; repairing twice is repairing once. */
export function repara(
  { tipo, clave }: ReglaDeReparacion,
  una: RespuestaReparable,
  antes: EstadoDeLugar,
): EstadoDeLugar {
  const { base } = una;
  if (tipo === 'todos')
    return {
      ...base,
      fraccion: escribeRacional(UNO),
      regla: 'Se dio por buena a todas las personas.',
      aMano: false,
    };
  if (tipo === 'quitar')
    return {
      fraccion: base.fraccion ?? '0',
      regla: 'Se quitó del examen: no cuenta.',
      aMano: false,
      puntos: 0,
    };
  if (clave === null) throw new Error(`a repair «${tipo}» without a key`);
  const nueva = conClave(clave, una);
  if (tipo === 'clave') return nueva;
  // What was dropped comes back as its own key had it.
  const era = antes.puntos === 0 && base.puntos > 0 ? base : antes;
  const mejor = mejorDe(era, nueva);
  return mejor === nueva ? { ...nueva, regla: `${nueva.regla} Se aceptó al repararla.` } : mejor;
}

export const mismoEstado = (a: EstadoDeLugar, b: EstadoDeLugar): boolean =>
  a.fraccion === b.fraccion && a.puntos === b.puntos && a.aMano === b.aMano;

/** Kinds whose answers a machine marks, and whose key can so be another one. */
export const conClaveNueva = (tipo: TipoDeReparacion): boolean => tipo === 'aceptar' || tipo === 'clave';
