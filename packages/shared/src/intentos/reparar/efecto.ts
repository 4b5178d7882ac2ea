import { compara, racionalDe, racionalDeNumero } from '#core/racional.ts';
import type { Evaluacion } from '#evaluaciones/collection.ts';
import {
  type EstadoDeLugar,
  mismoEstado,
  repara,
  type ReglaDeReparacion,
  type RespuestaReparable,
} from '#intentos/reparar/regla.ts';
import {
  aprueba,
  type IntentoConNota,
  type Nota,
  notaDe,
  notaQueCuenta,
  type Puntuada,
} from '#intentos/nota.ts';

/** A place of an attempt that asks the question. */
export interface LugarAReparar extends RespuestaReparable {
  readonly lugar: number;
  readonly antes: EstadoDeLugar;
}

export interface IntentoAReparar {
  readonly id: string;
  /** What its other questions give. */
  readonly otras: readonly Puntuada[];
  readonly suyas: readonly LugarAReparar[];
}

export interface LugarReparado {
  readonly lugar: number;
  readonly antes: EstadoDeLugar;
  readonly despues: EstadoDeLugar;
}

export interface EfectoEnIntento {
  readonly id: string;
  readonly antes: Nota;
  readonly despues: Nota;
  readonly lugares: readonly LugarReparado[];
  /** Its mark would be lower. */
  readonly baja: boolean;
}

const puntuada = ({ fraccion, puntos }: EstadoDeLugar): Puntuada => ({
  puntos: racionalDeNumero(puntos),
  fraccion: fraccion === null ? null : racionalDe(fraccion),
});

const menos = (despues: string | null, antes: string | null): boolean =>
  despues !== null && antes !== null && compara(racionalDe(despues), racionalDe(antes)) < 0;

/** What a repair does to an attempt: which of its questions change and its mark before and after; null when nothing does. */
export function efectoEn(regla: ReglaDeReparacion, intento: IntentoAReparar): EfectoEnIntento | null {
  const todos = intento.suyas.map((una) => ({
    lugar: una.lugar,
    antes: una.antes,
    despues: repara(regla, una, una.antes),
  }));
  const lugares = todos.filter(({ antes, despues }) => !mismoEstado(antes, despues));
  if (lugares.length === 0) return null;
  const con = (cual: 'antes' | 'despues') =>
    notaDe([...intento.otras, ...todos.map((uno) => puntuada(uno[cual]))]);
  const [antes, despues] = [con('antes'), con('despues')];
  return { id: intento.id, antes, despues, lugares, baja: menos(despues.nota, antes.nota) };
}

/** Attempts of one person in one round, in order, with the mark of each as it is and as it would be. */
export interface IntentoDePersona extends IntentoConNota {
  readonly id: string;
  readonly practica: boolean;
}

export interface EfectoEnPersona {
  readonly antes: string | null;
  readonly despues: string | null;
  readonly veredicto: 'aprueba' | 'suspende' | null;
}

/** The mark that counts for somebody, as it is and as the repair would leave it. */
export function efectoEnPersona(
  { notaQueCuenta: cual, notaMinima }: Pick<Evaluacion, 'notaQueCuenta' | 'notaMinima'>,
  intentos: readonly IntentoDePersona[],
  efectos: ReadonlyMap<string, EfectoEnIntento>,
): EfectoEnPersona {
  const conNota = intentos.filter(({ practica }) => !practica);
  const antes = notaQueCuenta(cual, conNota);
  const despues = notaQueCuenta(
    cual,
    conNota.map((uno) => {
      const efecto = efectos.get(uno.id);
      return efecto ? { ...uno, ...efecto.despues } : uno;
    }),
  );
  const pasaba = antes !== null && aprueba(antes, notaMinima);
  const pasa = despues !== null && aprueba(despues, notaMinima);
  return {
    antes,
    despues,
    veredicto: pasaba === pasa || despues === null ? null : pasa ? 'aprueba' : 'suspende',
  };
}
