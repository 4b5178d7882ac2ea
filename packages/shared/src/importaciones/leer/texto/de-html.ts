import { desescapar } from '#importaciones/comun/escapar.ts';
import { ABRE, CIERRA } from '#importaciones/leer/texto/marcas.ts';

const ETIQUETA = /<(\/?)([a-z][a-z0-9:]*)((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>/gi;
const DESTACAN = new Set(['b', 'strong', 'u', 'ins', 'mark']);
const EN_SU_ESTILO =
  /font-weight:\s*(?:bold|[6-9]00)|text-decoration[^;]*underline|background(?:-color)?:\s*(?!transparent|none|inherit|white|#fff\b|#ffffff|rgb\(255,\s*255,\s*255)|mso-highlight|(?:^|[;\s"'])color:\s*(?:red|green|#ff0000|#00b050|rgb\(255,\s*0,\s*0\))/i;
const BLOQUES = new Set(
  'p div h1 h2 h3 h4 h5 h6 tr blockquote pre section article table ol ul li br'.split(' '),
);

/** What was copied from a document comes as HTML. */
export const pareceHtml = (texto: string): boolean =>
  /^\s*<(?:!doctype|html|body|meta|p|div|ol|ul|table|h[1-6]|span|b)\b/i.test(texto) &&
  /<\/(?:p|div|ol|ul|table|h[1-6]|span|b|html)>/i.test(texto);

interface Lista {
  readonly deOpciones: boolean;
  puntos: number;
}

/**
 * HTML as lines of text, with what stands out between its marks and lists with the numbers and letters that they show: those
 * inside of others, and those under a paragraph, are options.
 */
export function lineasDeHtml(html: string): string {
  const limpio = html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(style|script|head|title)\b[\s\S]*?<\/\1>/gi, '');
  const abiertas: { nombre: string; destaca: boolean }[] = [];
  const listas: Lista[] = [];
  let salida = '';
  let desde = 0;
  let trasParrafo = false;
  const saltar = () => {
    if (salida !== '' && !salida.endsWith('\n')) salida += '\n';
  };
  for (const { index, 0: todo, 1: barra, 2: escrito = '', 3: atributos = '' } of limpio.matchAll(ETIQUETA)) {
    salida += desescapar(limpio.slice(desde, index).replace(/\s+/g, ' '));
    desde = index + todo.length;
    const nombre = escrito.toLowerCase();
    if (BLOQUES.has(nombre) && nombre !== 'tr') saltar();
    if (nombre === 'tr') saltar();
    if (nombre === 'td' || nombre === 'th') salida += barra ? '\t' : '';
    if (barra) {
      if (nombre === 'ol' || nombre === 'ul') listas.pop();
      if (nombre === 'p' || /^h\d$/.test(nombre)) trasParrafo = true;
      for (let i = abiertas.length - 1; i >= 0; i -= 1) {
        if (abiertas[i]?.nombre !== nombre) continue;
        for (const una of abiertas.splice(i).toReversed()) if (una.destaca) salida += CIERRA;
        break;
      }
      continue;
    }
    if (nombre === 'ol' || nombre === 'ul') {
      const conLetras = /\btype\s*=\s*["']?a\b|lower-alpha|upper-alpha|lower-latin|upper-latin/i.test(
        atributos,
      );
      listas.push({ deOpciones: conLetras || listas.length > 0 || trasParrafo, puntos: 0 });
      trasParrafo = false;
    }
    const lista = listas.at(-1);
    if (nombre === 'li' && lista) {
      lista.puntos += 1;
      const letra = String.fromCharCode(96 + Math.min(26, lista.puntos));
      salida += lista.deOpciones ? `${letra}) ` : `${lista.puntos}. `;
    }
    if (nombre === 'img') salida += ' [imagen] ';
    if (nombre === 'br' || nombre === 'img' || atributos.endsWith('/')) continue;
    const suya = DESTACAN.has(nombre) || EN_SU_ESTILO.test(atributos);
    if (suya) salida += ABRE;
    abiertas.push({ nombre, destaca: suya });
  }
  return salida + desescapar(limpio.slice(desde).replace(/\s+/g, ' '));
}
