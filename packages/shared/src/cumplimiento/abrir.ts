import { errorDeUltimoDia } from '#cumplimiento/actos.ts';
import type { MotivoDeNoAbrir } from '#cumplimiento/aperturas.ts';
import type { Dia } from '#fechas/calendario.ts';

/** Someone to whom whoever administers would open the next round. */
export interface Candidata {
  readonly tieneElCurso: boolean;
  readonly puedeEntrar: boolean;
  readonly ronda: number;
  /** The round in which they are is completed. */
  readonly terminada: boolean;
  /** Something that counts can be done now. */
  readonly algoAbierto: boolean;
}

export type DecisionDeApertura = 'abrir' | 'igual' | MotivoDeNoAbrir;

/** `igual`: it is open already. */
export function decideApertura(una: Candidata): DecisionDeApertura {
  if (!una.tieneElCurso) return 'SIN_EL_CURSO';
  if (!una.terminada) return una.ronda > 1 ? 'igual' : 'SIN_COMPLETAR';
  if (!una.puedeEntrar) return 'NO_PUEDE_ENTRAR';
  return una.algoAbierto ? 'abrir' : 'NADA_ABIERTO';
}

interface Suya {
  /** The last day of what they have; null: it never expires. */
  readonly propio: Dia | null;
  /** Today on their calendar. */
  readonly hoy: Dia;
}

/** The last day of the earlier completion of someone: the one given or, where it comes before, their own. */
export function ultimoDiaPara(pedido: Dia | null, { propio, hoy }: Suya): Dia | null {
  const dia = pedido !== null && (propio === null || pedido < propio) ? pedido : propio;
  return dia !== null && dia < hoy ? hoy : dia;
}

/** What is wrong with a day for these people: one that comes after everybody's own end is nobody's. */
export function errorDeDiaPara(pedido: Dia | null, hoy: Dia, suyas: readonly Suya[]): string | null {
  const propios = suyas.map(({ propio }) => propio);
  if (propios.includes(null)) return errorDeUltimoDia(pedido, hoy, null);
  const ultimo = propios.reduce<Dia | null>(
    (mayor, dia) => (mayor === null || (dia !== null && dia > mayor) ? dia : mayor),
    null,
  );
  return pedido === null ? null : errorDeUltimoDia(pedido, hoy, ultimo);
}
