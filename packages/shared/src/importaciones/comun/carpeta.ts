import { recortar } from '#core/recortar.ts';
import { MAX_NIVELES } from '#preguntas/schemas.ts';

const MAX_NOMBRE = 120;
/** Where a bank begins in other programs: no folder of its own. */
const RAICES = /^(?:\$\w+\$|top)$/i;

/** `$course$/top/Uno/Dos` → Uno, Dos; `//` is a slash of a name. */
export function carpetaDeCategoria(escrita: string): string[] {
  const nombres = escrita
    .split(/(?<!\/)\/(?!\/)/)
    .map((nombre) => nombre.replaceAll('//', '/').replace(/\s+/g, ' ').trim())
    .filter((nombre) => nombre !== '');
  while (nombres[0] !== undefined && RAICES.test(nombres[0])) nombres.shift();
  return enSusNiveles(nombres.map((nombre) => recortar(nombre, MAX_NOMBRE)));
}

/** What is deeper than folders go stays in the last one that fits. */
const enSusNiveles = (nombres: readonly string[]): string[] =>
  nombres.length <= MAX_NIVELES
    ? [...nombres]
    : [
        ...nombres.slice(0, MAX_NIVELES - 1),
        recortar(nombres.slice(MAX_NIVELES - 1).join(' · '), MAX_NOMBRE),
      ];

/** The same the other way. */
export const categoriaDeCarpeta = (carpeta: readonly string[]): string =>
  carpeta.map((nombre) => nombre.replace(/\s+/g, ' ').trim().replaceAll('/', '//')).join('/');
