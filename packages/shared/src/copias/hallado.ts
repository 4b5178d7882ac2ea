import type { Copia, Copias } from '#copias/schemas.ts';
import { COPIA_VIEJA } from '#copias/turnos.ts';
import { DIA, HORA } from '#core/duraciones.ts';
import { cuenta, diaCorto } from '#fechas/escribir-fecha.ts';
import { diaEn } from '#fechas/en-zona.ts';

/** «menos de una hora», «7 horas», «3 días» */
export function edadEnPalabras(momento: string, ahora: Date): string {
  const edad = Math.max(0, ahora.getTime() - new Date(momento).getTime());
  if (edad < HORA) return 'menos de una hora';
  if (edad < 2 * DIA) return cuenta(Math.floor(edad / HORA), 'hora');
  return cuenta(Math.floor(edad / DIA), 'día');
}

export const esVieja = ({ momento }: Pick<Copia, 'momento'>, ahora: Date): boolean =>
  ahora.getTime() - new Date(momento).getTime() > COPIA_VIEJA;

/** The copy that was proved last. */
export const ultimaProbada = (copias: readonly Copia[]): Copia | undefined =>
  copias
    .filter(({ prueba }) => prueba !== null)
    .toSorted((una, otra) => (otra.prueba?.en ?? '').localeCompare(una.prueba?.en ?? ''))[0];

/** The finding of the screen: whether there is a copy of today, and whether one can be brought back. */
export function halladoEnCopias({ destino, problema, copias, zona }: Copias, ahora: Date): string {
  if (destino === null) return 'No se hace ninguna copia de seguridad';
  if (problema !== null) return 'No se puede llegar a las copias de seguridad';
  const [ultima] = copias;
  if (!ultima) return 'Aún no hay ninguna copia de seguridad';
  const edad = `La última copia tiene ${edadEnPalabras(ultima.momento, ahora)}`;
  if (esVieja(ultima, ahora)) return `${edad}: falta la de esta noche`;
  const probada = ultimaProbada(copias);
  if (!probada?.prueba) return `${edad}; ninguna se ha probado aún`;
  if (probada === ultima && probada.prueba.bien) return `${edad} y se probó entera`;
  const cual = `la del ${diaCorto(diaEn(probada.momento, zona))}`;
  return probada.prueba.bien
    ? `${edad} y ${cual} se probó entera`
    : `${edad}, pero ${cual} no se pudo restaurar al probarla`;
}
