import { guardarEscapados } from '#importaciones/leer/gift/signos.ts';

export interface Bloque {
  readonly linea: number;
  readonly hasta: number;
  /** As it is in the file, its comments included. */
  readonly fuente: string;
  readonly comentarios: readonly string[];
  /** Without comments, what is escaped put aside. */
  readonly texto: string;
}

/** Brackets that are still open at the end, and whether the first one closes. */
function llavesDe(texto: string) {
  const guardado = guardarEscapados(texto);
  let abiertas = 0;
  for (const signo of guardado)
    if (signo === '{') abiertas += 1;
    else if (signo === '}') abiertas -= 1;
  return {
    abiertas,
    primera: /[{}]/.exec(guardado)?.[0] ?? null,
    empiezaAbriendo: guardado.trimStart().startsWith('{'),
  };
}

interface Trozo {
  linea: number;
  hasta: number;
  lineas: string[];
}

/** Longer than this is no question whose answers go on below. */
const MAX_LINEAS = 400;

const esComentario = (linea: string): boolean => linea.trimStart().startsWith('//');
const sinComentarios = (lineas: readonly string[]): string =>
  lineas.filter((linea) => !esComentario(linea)).join('\n');

/** Blank lines cut; but not inside of answers that go on below, nor between a question and them. */
function* trozos(texto: string): Generator<Trozo> {
  let actual: Trozo | null = null;
  let pendiente: Trozo | null = null;
  const junta = (uno: Trozo, otro: Trozo): Trozo => ({
    linea: uno.linea,
    hasta: otro.hasta,
    lineas: [...uno.lineas, '', ...otro.lineas],
  });
  const sigue = (antes: Trozo, despues: Trozo): boolean => {
    const [una, otra] = [llavesDe(sinComentarios(antes.lineas)), llavesDe(sinComentarios(despues.lineas))];
    if (una.abiertas > 0) return otra.primera === '}' && antes.lineas.length < MAX_LINEAS;
    const esPregunta = una.primera === null && !/^\s*\$CATEGORY:/.test(sinComentarios(antes.lineas));
    return esPregunta && otra.empiezaAbriendo && sinComentarios(antes.lineas).trim() !== '';
  };
  const lineas = texto.split('\n');
  for (let i = 0; i <= lineas.length; i += 1) {
    const linea = lineas[i] ?? '';
    if (linea.trim() !== '') {
      actual ??= { linea: i + 1, hasta: i + 1, lineas: [] };
      actual.lineas.push(linea);
      actual.hasta = i + 1;
      continue;
    }
    if (!actual) continue;
    if (pendiente && sigue(pendiente, actual)) pendiente = junta(pendiente, actual);
    else {
      if (pendiente) yield pendiente;
      pendiente = actual;
    }
    actual = null;
  }
  if (pendiente) yield pendiente;
}

const CATEGORIA = /^\s*\$CATEGORY:\s*(.*)$/;

/** The questions of a file in its order, each with the category it is in. */
export function* bloques(texto: string): Generator<Bloque & { readonly categoria: string }> {
  let categoria = '';
  for (const { linea, hasta, lineas } of trozos(texto)) {
    const primera = lineas.findIndex((una) => !esComentario(una));
    if (primera < 0) continue;
    let desde = primera;
    for (
      let nueva = CATEGORIA.exec(lineas[desde] ?? '');
      nueva;
      nueva = CATEGORIA.exec(lineas[desde] ?? '')
    ) {
      categoria = nueva[1] ?? '';
      desde += 1;
      while (desde < lineas.length && esComentario(lineas[desde] ?? '')) desde += 1;
    }
    if (desde >= lineas.length) continue;
    const suyas = desde === primera ? lineas : lineas.slice(primera + 1);
    const deLaPregunta = lineas.slice(desde);
    yield {
      linea: linea + desde,
      hasta,
      fuente: (desde === primera ? lineas : deLaPregunta).join('\n'),
      comentarios: suyas.filter(esComentario),
      texto: guardarEscapados(sinComentarios(deLaPregunta)).trim(),
      categoria,
    };
  }
}
