/** Marks that turn the direction of writing: they make «gpj.exe» look like «exe.jpg». */
const DIRECCION = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** The name of a file as it is kept and given back: no folders, no marks, never empty. */
export function nombreDeArchivo(nombre: string): string {
  const suelto = nombre.replace(DIRECCION, '').split(/[/\\]/).at(-1) ?? '';
  const limpio = suelto.replace(/["<>|?*:\p{Cc}]/gu, '_').replace(/^[.\s]+|[.\s]+$/g, '');
  return limpio === '' ? 'archivo' : limpio;
}
