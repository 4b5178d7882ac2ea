import { posix } from 'node:path';
import { hash } from '@catedra/shared/core/hash.ts';
import type { Entrada, Medio } from '@catedra/shared/importaciones/leida.ts';

/** How programs name the folder where the files of a course are. */
const RAIZ = /^(?:\$|%24)IMS[-_]CC[-_]FILE[-_]?BASE(?:\$|%24)\/?/i;
const DE_RESPONDUS = /^%%LINKPATH%%/;
const IMAGENES = /\.(?:png|jpe?g|gif|webp|svg|bmp|avif)$/i;

const sinCodificar = (ruta: string): string => {
  try {
    return decodeURIComponent(ruta);
  } catch {
    return ruta;
  }
};

/** The pictures that came in the same package, by the address that a text of one of its entries has for them. */
export function mediosDe(vecinas: Entrada['vecinas']): (entrada: string, src: string) => Medio | null {
  const enMinusculas = new Map([...vecinas.keys()].map((ruta) => [ruta.toLowerCase(), ruta]));
  const hechos = new Map<string, Medio>();
  return (entrada, src) => {
    if (/^[a-z][\w+.-]*:/i.test(src) || src.startsWith('//')) return null;
    const limpia = sinCodificar(src.replace(/[?#].*$/s, ''));
    const pedida = limpia.replace(RAIZ, '').replace(DE_RESPONDUS, '');
    const carpeta = posix.dirname(entrada);
    const posibles = RAIZ.test(src)
      ? [`web_resources/${pedida}`, pedida]
      : [posix.join(carpeta, pedida), pedida.replace(/^\/+/, ''), `web_resources/${pedida}`];
    const ruta = posibles.flatMap((una) => enMinusculas.get(una.toLowerCase()) ?? [])[0];
    const bytes = ruta === undefined ? undefined : vecinas.get(ruta);
    if (ruta === undefined || !bytes || !IMAGENES.test(ruta)) return null;
    const conocido = hechos.get(ruta);
    if (conocido) return conocido;
    const medio = {
      clave: `p${hash(ruta).toString(36)}-${hechos.size}`,
      nombre: posix.basename(ruta),
      bytes,
    };
    hechos.set(ruta, medio);
    return medio;
  };
}
