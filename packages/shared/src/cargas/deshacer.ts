import type { ResumenDeCarga } from '#cargas/schemas.ts';

type Importada = Pick<ResumenDeCarga, 'estado' | 'deshacibleHasta'>;

export const sePuedeDeshacer = ({ estado, deshacibleHasta }: Importada, now: Date): boolean =>
  estado === 'importada' && deshacibleHasta !== null && Date.parse(deshacibleHasta) > now.getTime();
