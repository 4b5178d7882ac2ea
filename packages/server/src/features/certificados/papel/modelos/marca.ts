import type { ColoresDePapel } from '@catedra/shared/certificados/papel/diseno.ts';
import type { Sheet } from '#platform/pdf/sheet.ts';

const CUADRO = 32;
const LETRA = 'M29 25v5H16A14 14 0 0 1 16 2h5.5l-3.75 5H16a9 9 0 0 0 0 18z';
export const TILDE = 'M25 2h6L19.8 17h-6z';

/** The mark of the house, in the academy's colours. */
export function marca(
  sheet: Sheet,
  { principal, acento }: ColoresDePapel,
  x: number,
  y: number,
  lado: number,
): void {
  sheet.within(x, y, lado, lado, (place) => {
    place.move(x, y);
    place.scale(lado / CUADRO);
    sheet.path(LETRA, { fill: principal });
    sheet.path(TILDE, { fill: acento });
  });
}

/** Its accent alone, large and faint, going out of the page. */
export function tildeDeFondo(sheet: Sheet, color: string, x: number, y: number, lado: number): void {
  sheet.within(0, 0, sheet.width, sheet.height, (place) => {
    place.move(x, y);
    place.scale(lado / CUADRO);
    sheet.path(TILDE, { fill: color, opacity: 0.045 });
  });
}
