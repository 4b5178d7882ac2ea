import { esNodo, hijosDe, type Nodo, textoDe } from '#features/importaciones/leer/xml/nodo.ts';

const SIGNOS: Readonly<Record<string, string>> = {
  '×': String.raw`\times `,
  '⋅': String.raw`\cdot `,
  '·': String.raw`\cdot `,
  '÷': String.raw`\div `,
  '±': String.raw`\pm `,
  '≤': String.raw`\le `,
  '≥': String.raw`\ge `,
  '≠': String.raw`\ne `,
  '≈': String.raw`\approx `,
  '∞': String.raw`\infty `,
  '→': String.raw`\to `,
  '∑': String.raw`\sum `,
  '∫': String.raw`\int `,
  '√': String.raw`\surd `,
  π: String.raw`\pi `,
  α: String.raw`\alpha `,
  β: String.raw`\beta `,
  θ: String.raw`\theta `,
  λ: String.raw`\lambda `,
  μ: String.raw`\mu `,
  σ: String.raw`\sigma `,
  Δ: String.raw`\Delta `,
  '−': '-',
  '\u2062': '',
  '\u2061': '',
  '\u2063': '',
  '%': String.raw`\%`,
  '&': String.raw`\&`,
  '#': String.raw`\#`,
  $: String.raw`\$`,
  _: String.raw`\_`,
  '{': String.raw`\{`,
  '}': String.raw`\}`,
};

const signos = (texto: string): string => [...texto.trim()].map((uno) => SIGNOS[uno] ?? uno).join('');

class SinFormula extends Error {}

const PIEZAS: Readonly<Record<string, (dados: readonly string[], nodo: Nodo) => string>> = {
  mi: (_, nodo) => {
    const letras = textoDe(nodo).trim();
    return letras.length > 1 && /^\p{L}+$/u.test(letras) ? String.raw`\mathrm{${letras}}` : signos(letras);
  },
  mn: (_, nodo) => signos(textoDe(nodo)),
  mo: (_, nodo) => signos(textoDe(nodo)),
  mtext: (_, nodo) => String.raw`\text{${textoDe(nodo).replace(/[{}\\$]/g, '')}}`,
  mspace: () => ' ',
  mfrac: ([a = '', b = '']) => String.raw`\frac{${a}}{${b}}`,
  msup: ([a = '', b = '']) => `{${a}}^{${b}}`,
  msub: ([a = '', b = '']) => `{${a}}_{${b}}`,
  msubsup: ([a = '', b = '', c = '']) => `{${a}}_{${b}}^{${c}}`,
  munderover: ([a = '', b = '', c = '']) => `{${a}}_{${b}}^{${c}}`,
  munder: ([a = '', b = '']) => `{${a}}_{${b}}`,
  mover: ([a = '', b = '']) => `{${a}}^{${b}}`,
  msqrt: (dados) => String.raw`\sqrt{${dados.join('')}}`,
  mroot: ([a = '', b = '']) => String.raw`\sqrt[${b}]{${a}}`,
  mfenced: (dados) => String.raw`\left(${dados.join(',')}\right)`,
};
const CAJAS = new Set(['math', 'mrow', 'mstyle', 'mpadded', 'semantics', 'mphantom']);
const FUERA = new Set(['annotation', 'annotation-xml', 'annotationXml']);

function enLatex(nodo: Nodo): string {
  const dados = hijosDe(nodo)
    .filter(({ nombre }) => !FUERA.has(nombre))
    .map(enLatex);
  if (CAJAS.has(nodo.nombre)) return dados.join('');
  const pieza = Object.hasOwn(PIEZAS, nodo.nombre) ? PIEZAS[nodo.nombre] : undefined;
  if (!pieza) throw new SinFormula();
  return pieza(dados, nodo);
}

/** A formula written in MathML, as ours are; null where it has more than is known here. */
export function latexDe(math: Nodo): string | null {
  try {
    const latex = enLatex(math).trim();
    return latex === '' || !math.hijos.some(esNodo) ? null : latex;
  } catch (error) {
    if (error instanceof SinFormula) return null;
    throw error;
  }
}
