import type { Linea } from '#importaciones/leer/texto/linea.ts';
import { sinMarcas } from '#importaciones/leer/texto/marcas.ts';

export type Opcion = Extract<Linea, { clase: 'opcion' }>;

/** A question as it is being put together, or some lines that are of none. */
export interface Trozo {
  readonly numero: number | null;
  readonly linea: number;
  hasta: number;
  readonly fuente: string[];
  readonly carpeta: readonly string[];
  readonly enunciado: string[];
  readonly opciones: { readonly opcion: Opcion; texto: string }[];
  respuesta: string | null;
  readonly explicacion: string[];
}

const TITULO_DE_PARTE =
  /^(?:tema|bloque|unidad(?: did[aá]ctica)?|m[oó]dulo|cap[ií]tulo|secci[oó]n|parte)\s+(?:\d{1,3}|[IVXLC]{1,6})\b.{0,100}$/i;
const TITULO = /^[^?¿:]{1,90}[^?¿:.;,]$/;

/** A sentence that a page cut goes on in the next line. */
const unidas = (antes: string, despues: string): string =>
  /[^\s.:;?!]$/.test(antes) && /^\p{Ll}/u.test(despues) ? `${antes} ${despues}` : `${antes}\n${despues}`;

const esTituloDeParte = (texto: string): boolean => TITULO_DE_PARTE.test(texto) && !texto.endsWith('?');

/** Only what was said of a question: neither options nor an answer. */
export const esSuelto = ({ numero, opciones, respuesta }: Trozo): boolean =>
  numero === null && opciones.length === 0 && respuesta === null;

/** The title of a whole text, above all of its questions. */
const esTitulo = (uno: Trozo): boolean =>
  esSuelto(uno) &&
  uno.enunciado.flatMap((linea) => linea.split('\n')).length <= 2 &&
  uno.enunciado.flatMap((linea) => linea.split('\n')).every((linea) => linea === '' || TITULO.test(linea));

/** Puts lines together in questions. Whatever is in the text comes out once, but its title. */
export function* partir(lineas: readonly Linea[]): Generator<Trozo> {
  const conNumeros = lineas.some(({ clase }) => clase === 'numero');
  let uno: Trozo | null = null;
  let carpeta: readonly string[] = [];
  let ultimo = 0;
  let salidos = 0;
  let trasBlanco = false;
  let blancos = 0;
  let enExplicacion = false;

  const nuevo = ({ n }: Linea, numero: number | null): Trozo => ({
    numero,
    linea: n,
    hasta: n,
    fuente: [],
    carpeta,
    enunciado: [],
    opciones: [],
    respuesta: null,
    explicacion: [],
  });
  /** Whether a line of text after some options begins another question. */
  const empiezaOtra = (i: number, texto: string, actual: Trozo): boolean => {
    if (conNumeros) return trasBlanco;
    if (trasBlanco || actual.respuesta !== null) return true;
    const siguiente = lineas.slice(i + 1, i + 12).find(({ clase }) => clase !== 'texto' && clase !== 'vacia');
    if (siguiente?.clase !== 'opcion') return false;
    return siguiente.letra === null ? /[?:]$/.test(texto) : siguiente.letra === 'a';
  };
  /** Whether an option goes on with those of the question in hand. */
  const sigue = (opcion: Opcion, actual: Trozo): boolean => {
    if (opcion.letra === null) return actual.opciones.every(({ opcion: otra }) => otra.letra === null);
    return opcion.letra.charCodeAt(0) === 97 + actual.opciones.length;
  };

  for (const [i, linea] of lineas.entries()) {
    if (linea.clase === 'vacia') {
      trasBlanco = true;
      blancos += 1;
      continue;
    }
    const llana = sinMarcas(linea.cruda).trim();
    const abre: boolean = (() => {
      if (!uno) return true;
      switch (linea.clase) {
        case 'numero':
          return linea.numero > ultimo || linea.numero === 1;
        case 'opcion': {
          const [sola, ...mas] = uno.opciones;
          if (
            sola?.opcion.letra === 'a' &&
            linea.letra === 'a' &&
            mas.length === 0 &&
            uno.respuesta === null
          ) {
            // An «a» alone was no option: somebody's initial.
            uno.enunciado.push(
              `${sinMarcas(sola.opcion.cruda).trim()}${sola.texto.slice(sola.opcion.texto.length)}`,
            );
            uno.opciones.pop();
            return false;
          }
          if (uno.respuesta !== null && uno.opciones.length > 0 && linea.letra === 'a') return true;
          return linea.letra === 'a' && uno.opciones.length > 0 && !sigue(linea, uno);
        }
        case 'texto': {
          const empezada = uno.opciones.length > 0 || uno.respuesta !== null;
          if (esTituloDeParte(llana) && (trasBlanco || empezada)) return true;
          if (enExplicacion && !trasBlanco) return false;
          if (uno.respuesta === '') return false;
          if (empezada) return empiezaOtra(i, llana, uno);
          return trasBlanco && salidos === 0 && uno.numero === null && esTitulo(uno);
        }
        default:
          return false;
      }
    })();
    if (abre) {
      if (uno && !(salidos === 0 && esTitulo(uno))) {
        yield uno;
        salidos += 1;
      }
      if (linea.clase === 'texto' && esTituloDeParte(llana)) {
        carpeta = [llana.replace(/[:.]$/, '')];
        [uno, ultimo, trasBlanco, enExplicacion] = [null, 0, false, false];
        continue;
      }
      const numero = linea.clase === 'numero' ? linea.numero : null;
      if (numero !== null) ultimo = numero;
      [uno, blancos] = [nuevo(linea, numero), 0];
      enExplicacion = false;
    }
    if (!uno) continue;
    if (blancos > 0 && uno.fuente.length > 0) uno.fuente.push('');
    blancos = 0;
    // What shares a line with others is written once.
    if (uno.hasta !== linea.n || uno.fuente.length === 0) uno.fuente.push(linea.cruda.trimEnd());
    else uno.fuente.push(`${uno.fuente.pop() ?? ''}${linea.cruda}`);
    uno.hasta = linea.n;
    const ultima = uno.opciones.at(-1);
    const comoTexto = (texto: string) => {
      if (!uno) return;
      if (enExplicacion) uno.explicacion.push(texto);
      else if (uno.respuesta === '') uno.respuesta = texto;
      else if (uno.respuesta !== null) uno.explicacion.push(texto);
      else if (ultima) ultima.texto = unidas(ultima.texto, texto);
      else if (trasBlanco && uno.enunciado.length > 0) uno.enunciado.push('', texto);
      else if (uno.enunciado.length > 0) uno.enunciado.push(unidas(uno.enunciado.pop() ?? '', texto));
      else uno.enunciado.push(texto);
    };
    switch (linea.clase) {
      case 'numero':
        if (abre) uno.enunciado.push(linea.texto);
        else comoTexto(llana);
        break;
      case 'opcion':
        if (sigue(linea, uno) && uno.respuesta === null)
          uno.opciones.push({ opcion: linea, texto: linea.texto });
        else comoTexto(llana);
        break;
      case 'respuesta':
        if (uno.respuesta !== null && uno.respuesta !== '') uno.explicacion.push(llana);
        else uno.respuesta = linea.texto;
        enExplicacion = false;
        break;
      case 'explicacion':
        uno.explicacion.push(linea.texto);
        enExplicacion = true;
        break;
      default:
        comoTexto(linea.texto);
    }
    trasBlanco = false;
  }
  if (uno) yield uno;
}
