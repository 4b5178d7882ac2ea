import { por, type Racional, racional, redondea } from '#core/racional.ts';

/** What an exception may change; null takes the limit away. */
export interface Cambios {
  readonly abreEn?: string | null;
  readonly cierraEn?: string | null;
  readonly minutos?: number | null;
  readonly intentos?: number | null;
}
export type CampoEfectivo = keyof Cambios;
type Limites = Required<Cambios>;

export const FACTORES = { '1,25': racional(5, 4), '1,5': racional(3, 2), '2': racional(2) } as const;
export type Factor = keyof typeof FACTORES;

export type Origen = 'evaluacion' | 'grupo' | 'persona';

/** The rules as they stand for one person, and whose word each one is. */
export interface Efectivo extends Omit<Limites, 'minutos'> {
  /** The standing accommodation multiplies what the evaluation or a group gives, to the second. */
  readonly segundos: number | null;
  readonly origen: Readonly<Record<CampoEfectivo, Origen>>;
  /** How many of the attempts were given to this person besides those that they would have anyway. */
  readonly intentosDados: number;
  /** The accommodation that was applied; null when minutes are the person's own or there are none. */
  readonly factor: Factor | null;
}

interface Partes {
  readonly evaluacion: Limites;
  /** The exceptions of the groups the person is in. */
  readonly grupos: readonly Cambios[];
  readonly persona: Cambios | null;
  readonly factor: Factor | null;
}

/** Unlimited wins; else the earliest opening, the latest close, the most minutes and attempts. */
const MAS_GENEROSO: {
  readonly [C in CampoEfectivo]: (a: NonNullable<Limites[C]>, b: NonNullable<Limites[C]>) => boolean;
} = {
  abreEn: (a, b) => Date.parse(a) < Date.parse(b),
  cierraEn: (a, b) => Date.parse(a) > Date.parse(b),
  minutos: (a, b) => a > b,
  intentos: (a, b) => a > b,
};

function delGrupo<C extends CampoEfectivo>(campo: C, grupos: readonly Cambios[]): Limites[C] | undefined {
  const dichos = grupos.flatMap((uno) => (uno[campo] === undefined ? [] : [uno[campo] as Limites[C]]));
  return dichos.reduce<Limites[C] | undefined>((mejor, otro) => {
    if (mejor === undefined) return otro;
    if (mejor === null || otro === null) return null;
    return MAS_GENEROSO[campo](otro, mejor) ? otro : mejor;
  }, undefined);
}

function resuelve<C extends CampoEfectivo>(
  campo: C,
  { evaluacion, grupos, persona }: Partes,
): readonly [Limites[C], Origen] {
  const suyo = persona?.[campo] as Limites[C] | undefined;
  if (suyo !== undefined) return [suyo, 'persona'];
  const deGrupo = delGrupo(campo, grupos);
  return deGrupo === undefined ? [evaluacion[campo], 'evaluacion'] : [deGrupo, 'grupo'];
}

const dadosAparte = (intentos: number | null, partes: Partes): number => {
  const [deTodos] = resuelve('intentos', { ...partes, persona: null });
  return intentos === null || deTodos === null ? 0 : Math.max(0, intentos - deTodos);
};

const segundosDe = (minutos: number, factor: Racional): number =>
  Number(redondea(por(racional(minutos * 60), factor), 0));

/**
 * Field by field: the person's own, else the most generous of their groups, else the evaluation's.
 * Twin: `cierre_dado` of `packages/server/src/base/reglas/pasos.sql`, held by `packages/server/src/features/progreso/avance.test.ts`.
 */
export function ajustesEfectivos(partes: Partes): Efectivo {
  const [abreEn, deAbre] = resuelve('abreEn', partes);
  const [cierraEn, deCierra] = resuelve('cierraEn', partes);
  const [minutos, deMinutos] = resuelve('minutos', partes);
  const [intentos, deIntentos] = resuelve('intentos', partes);
  const factor = minutos === null || deMinutos === 'persona' ? null : partes.factor;
  return {
    abreEn,
    cierraEn,
    intentos,
    intentosDados: dadosAparte(intentos, partes),
    segundos: minutos === null ? null : segundosDe(minutos, factor ? FACTORES[factor] : racional(1)),
    factor,
    origen: { abreEn: deAbre, cierraEn: deCierra, minutos: deMinutos, intentos: deIntentos },
  };
}

/** The earlier of start + minutes and the person's close; null when neither exists. */
export function vencimiento(
  { segundos, cierraEn }: Pick<Efectivo, 'segundos' | 'cierraEn'>,
  empezadoEn: Date,
): string | null {
  const fines = [
    ...(segundos === null ? [] : [empezadoEn.getTime() + segundos * 1000]),
    ...(cierraEn === null ? [] : [Date.parse(cierraEn)]),
  ];
  return fines.length === 0 ? null : new Date(Math.min(...fines)).toISOString();
}

/** What ends the attempts of somebody. */
export type Fines = Pick<Limites, 'intentos' | 'cierraEn'>;

/** Whether the moment when no attempt is left ever comes: somebody runs out of them, or it closes to them. */
export const seAcabanLosIntentos = ({ intentos, cierraEn }: Fines): boolean =>
  intentos !== null || cierraEn !== null;
