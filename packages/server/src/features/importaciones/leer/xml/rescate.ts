import {
  type Contexto,
  type Desde,
  elementos,
  type Hallado,
  type QueBuscar,
  Roto,
} from '#features/importaciones/leer/xml/elementos.ts';

/** One that could not be read, and why: a piece of a sentence. */
export interface Perdido {
  readonly porque: string;
  readonly linea: number;
  readonly hasta: number;
  readonly contexto: Contexto;
  /** How it begins, as it is written. */
  readonly principio: string;
}

const MAX_INTENTOS = 1000;
const PRINCIPIO = 600;
const CITAS = { '<![CDATA[': ']]>', '<!--': '-->' } as const;

/** The places where one of those elements begins, from one on: never inside a comment or a quotation. */
function buscador(texto: string, etiquetas: readonly string[]) {
  const inicio = new RegExp(
    `(<!\\[CDATA\\[|<!--)|<(?:[\\w.-]{1,40}:)?(?:${etiquetas.join('|')})(?=[\\s/>])`,
    'g',
  );
  const sinFin = new Set<string>();
  return (desde: number): number | null => {
    inicio.lastIndex = desde;
    for (;;) {
      const hallado = inicio.exec(texto);
      if (!hallado) return null;
      const abre = hallado[1] as keyof typeof CITAS | undefined;
      if (abre === undefined) return hallado.index;
      const fin = sinFin.has(abre) ? -1 : texto.indexOf(CITAS[abre], inicio.lastIndex);
      if (fin < 0) sinFin.add(abre);
      else inicio.lastIndex = fin + CITAS[abre].length;
    }
  };
}

/** Lines as a parser counts them. */
function lineas(texto: string) {
  let [lugar, linea] = [0, 1];
  return (hasta: number): number => {
    for (; lugar < hasta; lugar += 1) {
      const signo = texto.charCodeAt(lugar);
      if (signo === 10 || (signo === 13 && texto.charCodeAt(lugar + 1) !== 10)) linea += 1;
    }
    return linea;
  };
}

/**
 * The elements that are looked for, and those that could not be read: where the file is broken, what was being read is lost
 * and the reading goes on with the next. What is given and what is lost are all that the file has.
 */
export function* conRescate(
  texto: string,
  que: QueBuscar & { readonly etiquetas: readonly string[] },
): Generator<Hallado | Perdido> {
  const siguiente = buscador(texto, que.etiquetas);
  const lineaDe = lineas(texto);
  let desde: Desde | undefined;
  let trabajo = 4 * texto.length + 1_000_000;
  for (let intento = 0; ; intento += 1) {
    let roto: Roto;
    try {
      yield* elementos(texto, que, desde);
      return;
    } catch (error) {
      if (!(error instanceof Roto)) throw error;
      roto = error;
    }
    const { abierto, donde, contexto } = roto;
    trabajo -= donde.lugar - (desde?.lugar ?? 0);
    if (abierto)
      yield {
        porque: roto.message,
        linea: abierto.linea,
        hasta: Math.max(abierto.linea, donde.linea),
        contexto,
        principio: texto.slice(abierto.lugar, abierto.lugar + PRINCIPIO),
      };
    let lugar = siguiente(abierto ? abierto.lugar + 1 : donde.lugar);
    if (lugar === null) return;
    if (intento < MAX_INTENTOS && trabajo > 0) {
      desde = { lugar, linea: lineaDe(lugar), contexto };
      continue;
    }
    for (; lugar !== null; lugar = siguiente(lugar + 1)) {
      const linea = lineaDe(lugar);
      yield {
        porque: 'el archivo está roto en demasiados sitios',
        linea,
        hasta: linea,
        contexto,
        principio: texto.slice(lugar, lugar + PRINCIPIO),
      };
    }
    return;
  }
}
