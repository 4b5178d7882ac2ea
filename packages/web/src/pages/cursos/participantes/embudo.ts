import type { Hito } from '@catedra/shared/participantes/estado.ts';
import type { Embudo } from '@catedra/shared/participantes/schemas.ts';
import { cuenta, numero } from '#ui/words/words.ts';

export const PALABRAS_DE_HITO: Readonly<Record<Hito, string>> = {
  empezado: 'lo han empezado',
  mitad: 'llegan a la mitad',
  terminado: 'lo han terminado',
};

export interface Paso {
  /** What it narrows the list to; nothing for everyone. */
  readonly hito: Hito | undefined;
  readonly palabras: string;
  readonly personas: number;
  /** How many fewer than in the step before. */
  readonly menos: number;
}

type Cifras = Omit<Embudo, 'camino'>;

export function pasosDe(embudo: Cifras): Paso[] {
  const pasos = [
    { hito: undefined, palabras: 'tienen el curso', personas: embudo.personas },
    ...(['empezado', 'mitad', 'terminado'] as const).map((hito) => ({
      hito,
      palabras: PALABRAS_DE_HITO[hito],
      personas: embudo[hito],
    })),
  ];
  return pasos.map((paso, n) => ({
    ...paso,
    menos: (pasos[n - 1]?.personas ?? paso.personas) - paso.personas,
  }));
}

/** The step at which most stay behind; none when nobody does. */
export const mayorCaida = (pasos: readonly Paso[]): Paso | undefined =>
  pasos.reduce<Paso | undefined>((peor, paso) => (paso.menos > (peor?.menos ?? 0) ? paso : peor), undefined);

const QUEDAN: Readonly<Record<Hito, readonly [string, string]>> = {
  empezado: ['no lo ha empezado', 'no lo han empezado'],
  mitad: ['empezó y no llega a la mitad', 'empezaron y no llegan a la mitad'],
  terminado: ['pasó de la mitad y no ha terminado', 'pasaron de la mitad y no han terminado'],
};

/** What the figures say, in one sentence. */
export function hallazgoDeEmbudo(embudo: Cifras): string {
  const { personas, terminado } = embudo;
  if (terminado === personas)
    return personas === 1
      ? 'La única persona lo ha terminado'
      : `Las ${numero(personas)} personas lo han terminado`;
  const caida = mayorCaida(pasosDe(embudo));
  const hechas =
    terminado === 0
      ? 'Nadie lo ha terminado todavía'
      : `${numero(terminado)} de ${cuenta(personas, 'persona')} ${terminado === 1 ? 'lo ha' : 'lo han'} terminado`;
  if (!caida?.hito) return hechas;
  const [una, varias] = QUEDAN[caida.hito];
  return `${hechas}; ${numero(caida.menos)} ${caida.menos === 1 ? una : varias}`;
}
