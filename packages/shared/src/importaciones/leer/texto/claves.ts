const TITULO =
  /^\s*(?:hoja de |tabla de |plantilla de |clave de )?(?:respuestas|soluciones|solucionario|claves?|plantilla|correctas)(?: correctas)?(?: del (?:test|examen|cuestionario))?\s*[:.]?\s*$/i;
const PAREJA =
  /(\d{1,4})\s*(?:[-–.):=→]|º)*\s*(verdadero|falso|[a-h](?:\s*(?:[,/+]|y|e)\s*[a-h](?![a-záéíóúñ]))*|[vf])(?![\p{L}\d])/giu;

export interface LineaLlana {
  readonly n: number;
  readonly cruda: string;
}

/** «1-b 2-c 3-a»: nothing else in the line. */
function parejasDe(linea: string): Map<number, string> | null {
  const halladas = [...linea.matchAll(PAREJA)];
  if (halladas.length === 0) return null;
  return /^[\s,;.|·\-–]*$/.test(linea.replace(PAREJA, ''))
    ? new Map(halladas.map(([, numero, letras = '']) => [Number(numero), letras.trim()]))
    : null;
}

const celdas = (linea: string): string[] =>
  linea
    .trim()
    .split(/[\s|;,]+/)
    .filter((una) => una !== '');

/** Numbers in a row and their letters in the next. */
function enDosFilas(una: string, otra: string): Map<number, string> | null {
  const [numeros, letras] = [celdas(una), celdas(otra)];
  return numeros.length >= 2 &&
    numeros.length === letras.length &&
    numeros.every((celda) => /^\d{1,4}[.)]?$/.test(celda)) &&
    letras.every((celda) => /^[a-hvf][.)]?$/i.test(celda))
    ? new Map(numeros.map((celda, i) => [Number.parseInt(celda, 10), (letras[i] ?? '').replace(/[.)]$/, '')]))
    : null;
}

export interface TablaDeClaves {
  readonly claves: ReadonlyMap<number, string>;
  /** The first line that belongs to it; null where there is none. */
  readonly desde: number | null;
}

/** The answers of a whole test in a table at its end: «1-b 2-c 3-a», below a title or not. */
export function tablaDeClaves(lineas: readonly LineaLlana[]): TablaDeClaves {
  const escritas = lineas.filter(({ cruda }) => cruda.trim() !== '');
  const claves = new Map<number, string>();
  let desde: number | null = null;
  for (let i = escritas.length - 1; i >= 0; i -= 1) {
    const { cruda, n } = escritas[i] as LineaLlana;
    const anterior = escritas[i - 1]?.cruda ?? '';
    const dos = enDosFilas(anterior, cruda);
    const parejas = dos ?? parejasDe(cruda);
    if (parejas) {
      for (const [numero, letras] of parejas) if (!claves.has(numero)) claves.set(numero, letras);
      if (dos) i -= 1;
      desde = escritas[i]?.n ?? n;
      continue;
    }
    if (TITULO.test(cruda) && claves.size > 0) return { claves, desde: n };
    break;
  }
  // Without a title, one pair alone is a line like any other.
  return claves.size >= 2 ? { claves, desde } : { claves: new Map(), desde: null };
}
