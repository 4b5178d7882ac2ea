import { encode } from 'uqr';

/** Nothing between them: the address has to be as short as it can be. */
export const direccionDelCodigo = (sitio: string, codigo: string): string =>
  `${sitio.replace(/\/+$/, '')}/#c=${codigo.replaceAll('-', '')}`;

/** The outline of a code as wide as its modules are many. */
export function trazoDeQr(texto: string): { readonly d: string; readonly lado: number } {
  const { data, size } = encode(texto, { ecc: 'M', border: 0 });
  const d = data.flatMap((fila, y) =>
    // Those that touch in a row are one box: seen from afar there is no line between them.
    [
      ...fila
        .map((lleno) => (lleno ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ 0: juntos, index }) => `M${index} ${y}h${juntos.length}v1h${-juntos.length}z`),
  );
  return { d: d.join(''), lado: size };
}
