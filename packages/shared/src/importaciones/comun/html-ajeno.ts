import { hash } from '#core/hash.ts';
import { recortar } from '#core/recortar.ts';
import { deBase64 } from '#importaciones/comun/base64.ts';
import { desescapar, escapar, escaparAtributo } from '#importaciones/comun/escapar.ts';
import type { Medio } from '#importaciones/leida.ts';
import { type Mitades, retocada } from '#preguntas/textos.ts';

const SINONIMOS: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  del: 's',
  strike: 's',
  ins: 'u',
  tt: 'code',
  samp: 'code',
  kbd: 'code',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  center: 'p',
};
const SINONIMO = /<(\/?)(b|i|del|strike|ins|tt|samp|kbd|h1|h5|h6|center)(?=[\s>/])/gi;
/** A box without a meaning of its own: a paragraph, so that what it holds does not run into the next one. */
const CAJA = /<div(?=[\s>])(?![^<>]*\sdata-type=)(?:[^<>"']|"[^"]*"|'[^']*')*>/gi;

const conNuestrasEtiquetas = (html: string): string => {
  const sinonimos = html.replace(
    SINONIMO,
    (_, barra: string, nombre: string) => `<${barra}${SINONIMOS[nombre.toLowerCase()] ?? nombre}`,
  );
  return /<div[^<>]*\sdata-type=/i.test(sinonimos)
    ? sinonimos
    : sinonimos.replace(CAJA, '<p>').replace(/<\/div\s*>/gi, '</p>');
};

const INTOCABLE = /(<pre\b[\s\S]*?<\/pre>|<code\b[\s\S]*?<\/code>|<[^<>]*>)/gi;
const FORMULA = /\\\(([^<>]+?)\\\)|\\\[([^<>]+?)\\\]|\$\$([^<>$]+?)\$\$/g;
const MAX_FORMULA = 4000;

/** `\(…\)`, `\[…\]` and `$$…$$` as our formulas. */
export const conFormulas = (html: string): string =>
  !/\\\(|\\\[|\$\$/.test(html)
    ? html
    : html
        .split(INTOCABLE)
        .map((trozo, i) =>
          i % 2 === 1
            ? trozo
            : trozo.replace(FORMULA, (todo, ...partes: (string | undefined)[]) => {
                const latex = desescapar(partes.slice(0, 3).find((una) => una !== undefined) ?? '').trim();
                return latex === '' || latex.length > MAX_FORMULA
                  ? todo
                  : `<span data-type="inline-math" data-latex="${escaparAtributo(latex)}"></span>`;
              }),
        )
        .join('');

const IMAGEN = /<img\b(?:[^<>"']|"[^"]*"|'[^']*')*>/gi;
const INCRUSTADO = /<(?:audio|video|iframe|object|embed|source)\b/i;
const TIPO_DE_DATOS = /^data:image\/(png|jpe?g|gif|webp);base64,/i;

const atributo = (etiqueta: string, nombre: 'src' | 'alt'): string => {
  const [, dobles, sencillas, suelto] =
    new RegExp(`\\s${nombre}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(etiqueta) ?? [];
  return desescapar(dobles ?? sencillas ?? suelto ?? '').trim();
};

function deDatos(src: string): Medio | null {
  const tipo = TIPO_DE_DATOS.exec(src);
  if (!tipo) return null;
  const base64 = src.slice(tipo[0].length).replace(/\s/g, '');
  const leidos = deBase64(base64);
  if (!leidos || leidos.length === 0) return null;
  const clave = `datos-${hash(base64).toString(36)}-${base64.length}`;
  const nombre = `imagen.${tipo[1]?.toLowerCase().replace('jpeg', 'jpg')}`;
  return { clave, nombre, bytes: () => leidos };
}

/** The same picture, as big as it was and as it was described, at another address. */
const conOtroSrc = (etiqueta: string, src: string): string =>
  etiqueta.replace(/\ssrc\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)/i, () => ` src="${escaparAtributo(src)}"`);

export interface ConMedios {
  readonly mitades: Mitades;
  readonly cambios: readonly string[];
  readonly medios: readonly Medio[];
}

const SIN_IMAGENES = () => null;

/**
 * Both halves with their texts as ours are: formulas, tags, and pictures — those that came along by their `clave`, the rest
 * named. `busca` gives what came with the file by the address that a text has for it.
 */
export function conTextosNuestros(
  mitades: Mitades,
  busca: (src: string) => Medio | null = SIN_IMAGENES,
  /** They were written here: only their pictures change. */
  yaNuestros = false,
): ConMedios {
  const cambios = new Set<string>();
  const medios = new Map<string, Medio>();
  const imagen = (etiqueta: string): string => {
    const [src, alt] = [atributo(etiqueta, 'src'), atributo(etiqueta, 'alt')];
    const suyo = src.startsWith('medio:') ? null : (deDatos(src) ?? busca(src));
    if (suyo) medios.set(suyo.clave, suyo);
    if (suyo) return conOtroSrc(etiqueta, `medio:${suyo.clave}`);
    if (src.startsWith('medio:')) return etiqueta;
    const dicha = escapar(recortar(alt, 200) || 'imagen');
    if (/^(?:https?:)?\/\//i.test(src)) {
      cambios.add(
        `Muestra una imagen de otro servidor (${recortar(src.replace(/^(?:https?:)?\/\/([^/?#]*).*$/is, '$1'), 60)}), que no se trae: súbela a mano.`,
      );
      return /^https:/i.test(src) && src.length < 2000
        ? `<a href="${escaparAtributo(src)}">${dicha}</a>`
        : `[${dicha}]`;
    }
    const nombre = /^data:/i.test(src) ? '' : recortar(src.replace(/^@@PLUGINFILE@@\//, ''), 80);
    cambios.add(
      nombre === ''
        ? 'Muestra una imagen que no se puede leer: súbela a mano.'
        : `Muestra la imagen «${nombre}», que no viene en el archivo: súbela a mano.`,
    );
    return `[${dicha}]`;
  };
  const nuestras = retocada(mitades, (html) => {
    if (yaNuestros) return html.replace(IMAGEN, imagen);
    if (INCRUSTADO.test(html)) cambios.add('Lleva un audio, un vídeo o algo incrustado que no se trae.');
    return conFormulas(conNuestrasEtiquetas(html).replace(IMAGEN, imagen));
  });
  return { mitades: nuestras, cambios: [...cambios], medios: [...medios.values()] };
}
