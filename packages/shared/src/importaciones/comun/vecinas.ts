import type { Entrada, Medio } from '#importaciones/leida.ts';
import { hash } from '#core/hash.ts';

const IMAGEN = /\.(?:png|jpe?g|gif|webp|svg)$/i;

/** What stands beside a text in its package, by the address that the text has for it: whole, or by its name alone. */
export function deLasVecinas(vecinas: Entrada['vecinas']): (src: string) => Medio | null {
  const imagenes = [...vecinas.keys()].filter((ruta) => IMAGEN.test(ruta));
  return (src) => {
    const pedida = decodificada(
      src
        .replace(/^@@PLUGINFILE@@\//, '')
        .replace(/^(?:\.\/)+/, '')
        .replace(/[?#].*$/, ''),
    );
    const ruta =
      imagenes.find((una) => una === pedida) ??
      imagenes.find((una) => una.endsWith(`/${pedida}`)) ??
      imagenes.find((una) => una.split('/').at(-1) === pedida.split('/').at(-1));
    const bytes = ruta === undefined ? undefined : vecinas.get(ruta);
    if (ruta === undefined || !bytes) return null;
    return {
      clave: `archivo-${hash(ruta).toString(36)}-${ruta.length}`,
      nombre: ruta.split('/').at(-1) ?? ruta,
      bytes,
    };
  };
}

function decodificada(ruta: string): string {
  try {
    return decodeURIComponent(ruta);
  } catch {
    return ruta;
  }
}
