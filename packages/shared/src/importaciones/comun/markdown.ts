import { escapar, escaparAtributo } from '#importaciones/comun/escapar.ts';

const PUNTO = /^( *)(?:[-*+]|(\d{1,3})[.)])\s+(.*)$/;
const TITULO = /^(#{1,6})\s+(.*?)\s*#*$/;
/** HTML is let through, as every Markdown does. */
const ETIQUETA = /<\/?[a-z][^<>]*>|&(?:#\d+|#x[0-9a-f]+|[a-z]+);/gi;

const sinTocarEtiquetas = (texto: string, cambia: (llano: string) => string): string => {
  let desde = 0;
  let salida = '';
  for (const { index, 0: etiqueta } of texto.matchAll(ETIQUETA)) {
    salida += cambia(texto.slice(desde, index)) + etiqueta;
    desde = index + etiqueta.length;
  }
  return salida + cambia(texto.slice(desde));
};

/** Bold, italics, code and links of one line. */
function enLinea(texto: string): string {
  const trozos = texto.split(/(`[^`]+`)/);
  return trozos
    .map((trozo, i) =>
      i % 2 === 1
        ? `<code>${escapar(trozo.slice(1, -1))}</code>`
        : sinTocarEtiquetas(trozo, escapar)
            .replace(
              /\[([^\]]+)\]\((https:[^\s)]+)\)/g,
              (_, dicho: string, a: string) => `<a href="${escaparAtributo(a)}">${dicho}</a>`,
            )
            .replace(/(\*\*|__)(?=\S)(.{1,1000}?)(?<=\S)\1/g, '<strong>$2</strong>')
            .replace(/(?<![\w*])\*(?=[^\s*])([^*]{1,1000}?)(?<=[^\s*])\*(?![\w*])/g, '<em>$1</em>')
            .replace(/(?<!\w)_(?=[^\s_])([^_]{1,1000}?)(?<=[^\s_])_(?!\w)/g, '<em>$1</em>'),
    )
    .join('');
}

const parrafo = (lineas: readonly string[]): string =>
  lineas.length === 0
    ? ''
    : `<p>${lineas
        .map((linea, i) => {
          const corta = / {2,}$|\\$/.test(linea) && i < lineas.length - 1;
          return `${enLinea(linea.replace(/\\$/, '').trim())}${corta ? '<br>' : ''}`;
        })
        .join(' ')}</p>`;

/** Its items, one inside of another by how far in they stand. */
function lista(puntos: readonly RegExpExecArray[]): string {
  const hondo = puntos[0]?.[1]?.length ?? 0;
  const grupos: RegExpExecArray[][] = [];
  for (const punto of puntos) {
    const grupo = grupos.at(-1);
    if (grupo && (punto[1]?.length ?? 0) > hondo) grupo.push(punto);
    else grupos.push([punto]);
  }
  const nombre = puntos[0]?.[2] === undefined ? 'ul' : 'ol';
  const dentro = grupos.map(
    ([suyo, ...hijos]) => `<li>${enLinea(suyo?.[3] ?? '')}${hijos.length > 0 ? lista(hijos) : ''}</li>`,
  );
  return `<${nombre}>${dentro.join('')}</${nombre}>`;
}

/** What people write of Markdown in a question: paragraphs, breaks, lists, headings, bold, italics, code, links. */
export function deMarkdown(texto: string): string {
  let salida = '';
  let lineas: string[] = [];
  let puntos: RegExpExecArray[] = [];
  const cierra = () => {
    salida += parrafo(lineas) + (puntos.length > 0 ? lista(puntos) : '');
    [lineas, puntos] = [[], []];
  };
  for (const linea of texto.split('\n')) {
    const punto = PUNTO.exec(linea);
    const titulo = TITULO.exec(linea);
    if (linea.trim() === '') cierra();
    else if (titulo) {
      cierra();
      const nivel = Math.min(4, Math.max(2, titulo[1]?.length ?? 2));
      salida += `<h${nivel}>${enLinea(titulo[2] ?? '')}</h${nivel}>`;
    } else if (punto && (puntos.length > 0 || (punto[1]?.length ?? 0) < 4)) {
      if (puntos.length === 0) cierra();
      puntos.push(punto);
    } else {
      if (puntos.length > 0) cierra();
      lineas.push(linea);
    }
  }
  cierra();
  return salida;
}
