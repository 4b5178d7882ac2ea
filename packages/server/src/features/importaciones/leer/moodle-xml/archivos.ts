import { hash } from '@catedra/shared/core/hash.ts';
import type { Medio } from '@catedra/shared/importaciones/leida.ts';
import { atributo, type Nodo, textoDe, todosDe } from '#features/importaciones/leer/xml/nodo.ts';

const CABEZA = '@@PLUGINFILE@@';

const sinAdornos = (direccion: string): string => {
  const ruta = direccion
    .slice(CABEZA.length)
    .replace(/[?#].*$/s, '')
    .replace(/^\/+/, '');
  try {
    return decodeURIComponent(ruta);
  } catch {
    return ruta;
  }
};

const deBase64 = (escrito: string): Uint8Array => Buffer.from(escrito, 'base64');

function medioDe(nombre: string, base64: string): Medio {
  const clave = `m${hash(`${nombre}\u0000${base64}`).toString(36)}-${base64.length}`;
  return { clave, nombre, bytes: () => deBase64(base64) };
}

/** The pictures that a question carries inside, by the address that its texts have for them. */
export function archivosDe(pregunta: Nodo): (src: string) => Medio | null {
  const porRuta = new Map<string, Medio>();
  for (const uno of todosDe(pregunta, 'file')) {
    const nombre = atributo(uno, 'name') ?? '';
    const base64 = textoDe(uno);
    if (nombre === '' || base64.trim() === '' || (atributo(uno, 'encoding') ?? 'base64') !== 'base64')
      continue;
    const ruta = `${atributo(uno, 'path') ?? '/'}${nombre}`.replace(/^\/+/, '');
    if (!porRuta.has(ruta)) porRuta.set(ruta, medioDe(nombre, base64));
  }
  return (src) => (src.startsWith(CABEZA) ? (porRuta.get(sinAdornos(src)) ?? null) : null);
}

/** As the first versions carried one picture, which no text named: its name, and what shows it. */
export function imagenAntigua(
  pregunta: Nodo,
): { readonly src: string; readonly html: string; readonly medio: Medio } | null {
  const base64 = textoDe(todosDe(pregunta, 'image_base64')[0]).trim();
  if (base64 === '') return null;
  const ruta = textoDe(todosDe(pregunta, 'image')[0]).trim();
  const nombre = ruta.split('/').at(-1) || 'imagen.png';
  const src = `${CABEZA}/${encodeURIComponent(nombre)}`;
  return { src, html: `<p><img src="${src}" alt=""></p>`, medio: medioDe(nombre, base64) };
}
