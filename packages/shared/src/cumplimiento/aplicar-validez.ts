import { z } from 'zod';
import { DomainError } from '#core/errors.ts';
import { entero, momento } from '#core/fields.ts';
import { ESTADOS_DE_CUMPLIMIENTO, type EstadoDeCumplimiento } from '#cumplimiento/estado.ts';
import { alAplicarValidez, aperturaDeLaSiguiente, type Validez } from '#cumplimiento/vigencia.ts';
import { type Dia, masDias } from '#fechas/calendario.ts';

export const DIAS_PARA_QUIEN_CADUCO = 30;
export const MAX_DIAS_PARA_QUIEN_CADUCO = 365;

export const aplicarValidez = z.strictObject({
  /** For whoever it would have expired for already: so many days from today. */
  dias: entero(1, MAX_DIAS_PARA_QUIEN_CADUCO).default(DIAS_PARA_QUIEN_CADUCO),
});
export type AplicarValidez = z.output<typeof aplicarValidez>;

export const validezPrevista = z.object({
  /** For how many what they completed is worth something else. */
  personas: z.number().int(),
  /** What those who have the course become, by state; nobody has one while it is not published. */
  quedan: z.partialRecord(z.enum(ESTADOS_DE_CUMPLIMIENTO), z.number().int()),
  /** For how many it would have expired already, and the last day that they have instead. */
  caducarian: z.number().int(),
  ultimoDia: z.iso.date(),
  /** Those of them who do not have the course any more. */
  sinElCurso: z.number().int(),
  /** Those who are renewing already: nothing changes for them. */
  renovando: z.number().int(),
});
export type ValidezPrevista = z.output<typeof validezPrevista>;

/** `marca`: by what it is known when it is taken back; null when nothing changed. */
export const validezAplicada = validezPrevista.extend({ marca: momento().nullable() });
export type ValidezAplicada = z.output<typeof validezAplicada>;

export const noCaduca = () =>
  new DomainError(409, 'NO_CADUCA', 'Este curso no caduca: no hay ninguna validez que aplicar.');

/** Someone's last completion, with which they are still. */
export interface Completada {
  readonly cuentaDesde: Dia;
  readonly hasta: Dia | null;
  /** Up to when what it renewed was worth: it never ends before. */
  readonly anterior: Dia | null;
  readonly hoy: Dia;
  readonly algoAbierto: boolean;
}

export interface Aplicada {
  readonly hasta: Dia;
  readonly ultimoDia: Dia | null;
  readonly abreEl: Dia;
  /** The next round opens with the act: its day has come. */
  readonly abre: boolean;
  readonly estado: EstadoDeCumplimiento;
}

interface ComoCaduca {
  readonly validez: Validez;
  readonly diasParaRenovar: number;
  readonly dias: number;
}

/** What a validity makes of a completion of before; null when it is worth the same. */
export function aplicarA(una: Completada, { validez, diasParaRenovar, dias }: ComoCaduca): Aplicada | null {
  const { cuentaDesde, anterior, hoy, algoAbierto } = una;
  const suya = alAplicarValidez({ cuentaDesde, hasta: una.hasta }, validez, hoy, dias);
  const masLarga = anterior !== null && anterior > suya.hasta;
  const hasta = masLarga ? anterior : suya.hasta;
  if (hasta === una.hasta) return null;
  const ultimoDia = hasta < hoy ? masDias(hoy, dias) : null;
  const abreEl = aperturaDeLaSiguiente(cuentaDesde, hasta, diasParaRenovar);
  const abre = algoAbierto && abreEl <= hoy;
  return { hasta, ultimoDia, abreEl, abre, estado: abre ? 'por_renovar' : 'al_dia' };
}
