import {
  type Campana,
  type Leidos,
  type LineaDeAviso,
  NO_LEIDOS_CONTADOS,
} from '@catedra/shared/avisos/schemas.ts';

const isAmong = ({ id, junto, en }: LineaDeAviso, leidos: Leidos): boolean =>
  'ids' in leidos ? [id, ...junto].some((one) => leidos.ids.includes(one)) : en <= leidos.hasta;

/** The bell as it will be once the server knows that these were read. */
export function conLeidos(campana: Campana, leidos: Leidos): Campana {
  const now = campana.lineas.filter((linea) => !linea.leido && isAmong(linea, leidos));
  const read = now.reduce((sum, { junto }) => sum + 1 + junto.length, 0);
  const uncounted = campana.noLeidos > NO_LEIDOS_CONTADOS;
  const left = uncounted ? campana.noLeidos : Math.max(0, campana.noLeidos - read);
  return {
    ...campana,
    lineas: campana.lineas.map((linea) => (now.includes(linea) ? { ...linea, leido: true } : linea)),
    noLeidos: 'hasta' in leidos ? 0 : left,
  };
}

/** All that a line stands for. */
export const idsDe = ({ id, junto }: LineaDeAviso): string[] => [id, ...junto];

/** "2 sin leer", "más de 99 sin leer"; nothing when all were read. */
export const sinLeer = (count: number): string | null => {
  if (count === 0) return null;
  return count > NO_LEIDOS_CONTADOS ? `más de ${NO_LEIDOS_CONTADOS} sin leer` : `${count} sin leer`;
};
