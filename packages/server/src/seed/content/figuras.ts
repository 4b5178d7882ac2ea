import { direccionDeArchivo } from '@catedra/shared/archivos/direccion.ts';
import { ALTURA } from '#seed/content/figuras/altura.ts';
import { AUXILIOS } from '#seed/content/figuras/auxilios.ts';
import { BIENVENIDA } from '#seed/content/figuras/bienvenida.ts';
import { CLARO } from '#seed/content/figuras/claro.ts';
import { DATOS } from '#seed/content/figuras/datos.ts';
import { EXCEL } from '#seed/content/figuras/excel.ts';
import { ANCHO, dibujar } from '#seed/content/figuras/dibujar.ts';
import { type Figura, nombreDe } from '#seed/content/figuras/figura.ts';
import { idDe } from '#seed/content/id.ts';

/** What readings say with a drawing. */
export const figuras: readonly Figura[] = [
  ...BIENVENIDA,
  ...ALTURA,
  ...AUXILIOS,
  ...CLARO,
  ...DATOS,
  ...EXCEL,
];

/** The figure of a reading, with its caption. */
export function figura(actividad: string): string {
  const una = figuras.find((otra) => otra.actividad === actividad);
  if (!una) throw new Error(`La lectura ${actividad} no tiene figura.`);
  const src = direccionDeArchivo(idDe(`archivo:${nombreDe(una)}`));
  return `<figure><img src="${src}" alt="${una.alt}" width="${ANCHO}" height="${dibujar(una).alto}" /><figcaption>${una.pie}</figcaption></figure>`;
}
