import { cuenta } from '#fechas/escribir-fecha.ts';
import type { Trabajos } from '#tecnico/trabajos.ts';

type Colas = Pick<Trabajos, 'abandonados' | 'enMarcha' | 'enEspera'>;

const suma = (colas: readonly { readonly cuantos: number }[]): number =>
  colas.reduce((total, { cuantos }) => total + cuantos, 0);

/** The finding of the screen of jobs: the worst of what there is, in one sentence. */
export function halladoEnTrabajos({ abandonados, enEspera }: Colas): string {
  const fallidos = suma(abandonados);
  const tarde = enEspera.some((cola) => cola.tarde);
  const resto = tarde ? 'otros esperan desde hace más de diez minutos' : 'los demás van en hora';
  if (fallidos === 1) return `Un trabajo ha fallado; ${resto}`;
  if (fallidos > 1) return `${cuenta(fallidos, 'trabajo')} han fallado; ${resto}`;
  return tarde ? 'Hay trabajos que esperan desde hace más de diez minutos' : 'Los trabajos van en hora';
}

/** How many are at each point, in words. */
export const cuantosTrabajosHay = ({ enMarcha, enEspera }: Colas): string =>
  `${suma(enMarcha)} en marcha, ${suma(enEspera)} en espera`;
