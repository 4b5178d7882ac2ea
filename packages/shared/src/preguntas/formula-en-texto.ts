const SIGNOS: Readonly<Record<string, string>> = {
  cdot: '·',
  times: '×',
  div: '÷',
  pm: '±',
  le: '≤',
  leq: '≤',
  ge: '≥',
  geq: '≥',
  ne: '≠',
  neq: '≠',
  approx: '≈',
  sim: '∼',
  to: '→',
  rightarrow: '→',
  infty: '∞',
  sum: '∑',
  prod: '∏',
  int: '∫',
  partial: '∂',
  degree: '°',
  circ: '°',
  ldots: '…',
  dots: '…',
  cdots: '…',
  in: '∈',
  cup: '∪',
  cap: '∩',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  epsilon: 'ε',
  theta: 'θ',
  lambda: 'λ',
  mu: 'μ',
  pi: 'π',
  rho: 'ρ',
  sigma: 'σ',
  tau: 'τ',
  phi: 'φ',
  omega: 'ω',
  Delta: 'Δ',
  Sigma: 'Σ',
  Omega: 'Ω',
  quad: ' ',
};

const emparejados = (signos: string, puestos: string): ReadonlyMap<string, string> =>
  new Map(Array.from(signos, (signo, i) => [signo, puestos.charAt(i)]));
const ALTOS = emparejados('0123456789+-n', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ');
const BAJOS = emparejados('0123456789+-', '₀₁₂₃₄₅₆₇₈₉₊₋');

const GRUPO = String.raw`\{([^{}]*)\}`;
const FRACCION = new RegExp(String.raw`\\[dt]?frac\s*${GRUPO}\s*${GRUPO}`, 'g');
const RAIZ = new RegExp(String.raw`\\sqrt\s*${GRUPO}`, 'g');
const ENVUELTO = new RegExp(
  String.raw`\\(?:text|textbf|mathrm|mathbf|mathit|operatorname|overline|vec|hat)\s*${GRUPO}`,
  'g',
);
const PUESTO = new RegExp(String.raw`([_^])(?:${GRUPO}|([^\s{}\\]))`, 'g');

/** Already said, so that it is not read again as TeX. */
const DICHO: Readonly<Record<string, string>> = { '^': '\uE000', _: '\uE001' };

/** A number, a letter or a root needs no brackets; above a line, neither does a product. */
const suelto = (texto: string, admitido: RegExp): string => {
  const limpio = texto.trim();
  return admitido.test(limpio) ? limpio : `(${limpio})`;
};
const ARRIBA = /^√?[\p{L}\p{N}.,]*$/u;
const ABAJO = /^√?(?:\p{L}\p{No}*|[\p{N}.,]*)$/u;

function puesto(signo: string, texto: string): string {
  const tabla = signo === '^' ? ALTOS : BAJOS;
  const signos = Array.from(texto.trim());
  if (signos.every((uno) => tabla.has(uno))) return signos.map((uno) => tabla.get(uno)).join('');
  return `${DICHO[signo]}${suelto(texto, ARRIBA)}`;
}

/** From the inside out, until nothing more is written as TeX. */
function abierta(latex: string): string {
  const siguiente = latex
    .replace(ENVUELTO, '$1')
    .replace(PUESTO, (_, signo: string, grupo?: string, uno?: string) => puesto(signo, grupo ?? uno ?? ''))
    .replace(RAIZ, (_, dentro: string) => `√${suelto(dentro, ABAJO)}`)
    .replace(
      FRACCION,
      (_, arriba: string, abajo: string) => `${suelto(arriba, ARRIBA)}/${suelto(abajo, ABAJO)}`,
    );
  return siguiente === latex ? latex : abierta(siguiente);
}

/** A formula as it can be said in one line of text: `\frac{v^2}{2g}` is «v²/(2g)» to whoever does not read TeX. */
export function formulaEnTexto(latex: string): string {
  const conSignos = latex
    .replace(/\\(?:left|right|displaystyle|,|;|!|:)/g, '')
    .replace(/\\([A-Za-z]+)/g, (todo, nombre: string) => SIGNOS[nombre] ?? todo);
  const texto = abierta(conSignos)
    .replace(/\\([A-Za-z]+)/g, '$1 ')
    .replace(/\\(.)/g, '$1')
    .replace(/[{}]/g, '')
    .replaceAll('\uE000', '^')
    .replaceAll('\uE001', '_')
    .replace(/\s+/g, ' ')
    .trim();
  return texto || latex;
}
