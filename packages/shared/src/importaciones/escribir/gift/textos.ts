import { por, type Racional, racionalDe, valorAbsoluto } from '#core/racional.ts';
import { escapar } from '#importaciones/leer/gift/signos.ts';
import { atributoDe, IMAGEN } from '#preguntas/texto-plano.ts';

const FORMULA = /<(span|div)\b(?=[^<>]*\sdata-latex=)(?:[^<>"]|"[^"]*")*>\s*<\/\1>/gi;

/** Formulas as others write them; what would be read as one is kept from it; pictures by their words. */
const paraOtros = (html: string): string =>
  html
    .replaceAll('$$', '&#36;&#36;')
    .replace(/\\(?=[([])/g, '&#92;')
    .replace(FORMULA, (etiqueta) => `\\(${atributoDe(etiqueta, 'latex') ?? ''}\\)`)
    .replace(IMAGEN, (etiqueta) => `[${atributoDe(etiqueta, 'alt') || 'imagen'}]`);

/** An arrow would make pairs of the answers, and nothing escapes it but HTML. */
const escrito = (html: string): string => escapar(paraOtros(html).trim().replaceAll('->', '-&gt;'));

/** The text of a question: its format goes with it, and is that of all that follows. */
export const enunciado = (html: string): string => `[html]${escrito(html)}`;

/** An option, a side or a comment: what begins like a tag needs nothing before. */
export const trozo = (html: string): string => {
  const suyo = escrito(html);
  return suyo === '' || suyo.startsWith('<') ? suyo : `[html]${suyo}`;
};

export const comentario = (html: string): string => (html === '' ? '' : `#${trozo(html)}`);

/** Plain text that does not begin like a format. */
export const llano = (texto: string): string =>
  /^\[(?:html|moodle|plain|markdown)\]/i.test(texto) ? `[plain]${escapar(texto)}` : escapar(texto);

export const tieneImagenes = (textos: readonly string[]): boolean =>
  textos.some((html) => /<img\b|data-type="embed"/i.test(html));

const MAX_DECIMALES = 20;

/** With all its decimals; null where they don't end. */
export function decimalDe(numero: Racional): string | null {
  for (let decimales = 0; decimales <= MAX_DECIMALES; decimales += 1) {
    const escala = 10n ** BigInt(decimales);
    if ((numero.n * escala) % numero.d !== 0n) continue;
    const entero = (numero.n * escala) / numero.d;
    const cifras = (entero < 0n ? -entero : entero).toString().padStart(decimales + 1, '0');
    const corte = cifras.length - decimales;
    const signo = entero < 0n ? '-' : '';
    return decimales === 0 ? signo + cifras : `${signo}${cifras.slice(0, corte)}.${cifras.slice(corte)}`;
  }
  return null;
}

/** How far from its value a key lets an answer be. */
export const margenDe = (
  valor: Racional,
  tolerancia: { readonly tipo: string; readonly valor: string },
): Racional =>
  tolerancia.tipo === 'relativa'
    ? por(valorAbsoluto(valor), racionalDe(tolerancia.valor))
    : racionalDe(tolerancia.valor);
