import { ArchivoIlegible } from '@catedra/shared/importaciones/leida.ts';
import { SaxesParser } from 'saxes';
import { ENTIDADES } from '#features/importaciones/leer/xml/entidades.ts';
import type { Nodo, NodoAbierto } from '#features/importaciones/leer/xml/nodo.ts';

/** Deeper than anything that is written, and little enough for a parser that slows down with depth. */
const MAX_NIVELES = 200;
const MAX_ELEMENTOS = 50_000;
const TROZO = 65_536;
/** XML lets some of them be, and no text that is kept may. */
const CONTROL = /[^\P{Cc}\t\n\r]/gu;

/** What stands around an element: from the outermost. */
export type Contexto = readonly Pick<Nodo, 'nombre' | 'atributos'>[];

export interface Hallado {
  readonly nodo: Nodo;
  readonly contexto: Contexto;
}

interface Donde {
  /** In the text, and its line. */
  readonly lugar: number;
  readonly linea: number;
}

/** Where the reading stopped, and what stood open there. */
export class Roto extends Error {
  readonly donde: Donde;
  /** Where the element that was being read begins, if any was. */
  readonly abierto: Donde | null;
  readonly contexto: Contexto;

  constructor(porque: string, donde: Donde, abierto: Donde | null, contexto: Contexto) {
    super(porque);
    this.donde = donde;
    this.abierto = abierto;
    this.contexto = contexto;
  }
}

/** From where a text is read: its beginning, or a later place with what stood open there. */
export interface Desde extends Donde {
  readonly contexto: Contexto;
}
const EL_PRINCIPIO: Desde = { lugar: 0, linea: 1, contexto: [] };

const escapado = (valor: string): string =>
  valor.replace(/[&<"\s]/g, (signo) => `&#${signo.codePointAt(0)};`);

const abreOtraVez = (contexto: Contexto): string =>
  contexto
    .map(
      ({ nombre, atributos }) =>
        `<${nombre}${Object.entries(atributos)
          .map(([cual, valor]) => ` ${cual}="${escapado(valor)}"`)
          .join('')}>`,
    )
    .join('');

export interface QueBuscar {
  /** The elements that are given whole, one at a time. */
  readonly nombres: ReadonlySet<string>;
  /** A name as the reader spells it: `qti-choice-interaction` is `choiceInteraction`. */
  readonly escrito?: (nombre: string) => string;
}

const sinPrefijo = (nombre: string): string => nombre.slice(nombre.indexOf(':') + 1);

const SE_CORTA = 'el archivo se corta antes de acabar';
const EN_ESPAÑOL: readonly (readonly [RegExp, string])[] = [
  [/undefined entity/, 'hay un «&» suelto o un nombre que XML no conoce'],
  [/disallowed character in entity name|malformed character entity/, 'hay un «&» suelto'],
  [/unclosed tag|unexpected end/, SE_CORTA],
  [/unmatched closing tag|unexpected close tag/, 'hay una etiqueta que no se cierra'],
  [/disallowed character/, 'hay un carácter que XML no admite'],
  [/duplicate attribute/, 'una etiqueta dice dos veces lo mismo'],
];

const enEspañol = (mensaje: string): string =>
  EN_ESPAÑOL.find(([cual]) => cual.test(mensaje))?.[1] ?? 'no está bien escrito como XML';

/** The parser looks for the end of a name as far as it takes: what it says then is that the file ends. */
const conAmpersandSuelto = (texto: string): boolean =>
  /&(?!#?[\w.-]{1,40};)(?=[^]{41})/.test(texto.slice(0, 20_000).replace(/<!\[CDATA\[[^]*?\]\]>/g, ''));

class DemasiadoHondo extends Error {}

/**
 * The elements that are looked for, each with all it holds as soon as it is closed: one is in memory at a time. It throws
 * `Roto` where the file stops being XML, once all that came before has been given.
 */
export function* elementos(
  texto: string,
  { nombres, escrito = (uno) => uno }: QueBuscar,
  { lugar: desdeAqui, linea: primera, contexto: yaAbierto }: Desde = EL_PRINCIPIO,
): Generator<Hallado> {
  const reabierto = abreOtraVez(yaAbierto);
  const lineaDe = (): number => parser.line + primera - 1;
  const lugarDe = (): number => parser.position - reabierto.length + desdeAqui;
  const parser = new SaxesParser({ xmlns: false, position: true });
  (parser as unknown as { ENTITIES: Record<string, string> }).ENTITIES = ENTIDADES;
  const hallados: Hallado[] = [];
  const fuera: { nombre: string; atributos: Record<string, string> }[] = [];
  const dentro: NodoAbierto[] = [];
  let cuantos = 0;
  let abierto: Donde | null = null;
  const contexto = (): Contexto => [...fuera];
  const para = (porque: string): never => {
    throw new Roto(porque, { lugar: lugarDe(), linea: lineaDe() }, abierto, contexto());
  };

  parser.on('error', (error) => {
    const porque = enEspañol(error.message);
    const suelto = porque === SE_CORTA && abierto && conAmpersandSuelto(texto.slice(abierto.lugar));
    para(suelto ? 'hay un «&» suelto' : porque);
  });
  parser.on('doctype', (doctype) => {
    if (/<!ENTITY/i.test(doctype))
      throw new ArchivoIlegible(
        'El archivo define entidades de XML (<!ENTITY>), que no se abren por seguridad.',
      );
  });
  parser.on('opentagstart', (tag) => {
    if (fuera.length + dentro.length >= MAX_NIVELES) throw new DemasiadoHondo();
    const nombre = escrito(sinPrefijo(tag.name));
    if (!nombres.has(nombre)) return;
    if (abierto) para('hay una pregunta que no se cierra antes de que empiece otra');
    abierto = { lugar: texto.lastIndexOf('<', lugarDe() - 1), linea: lineaDe() };
    cuantos = 0;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const nombre = escrito(sinPrefijo(name));
    const atributos: Record<string, string> = Object.create(null);
    for (const [cual, valor] of Object.entries(attributes)) atributos[escrito(sinPrefijo(cual))] ??= valor;
    if (dentro.length === 0 && !nombres.has(nombre)) {
      fuera.push({ nombre, atributos });
      return;
    }
    cuantos += 1;
    if (cuantos > MAX_ELEMENTOS) para('tiene demasiados elementos');
    const nodo: NodoAbierto = { nombre, atributos, hijos: [], linea: lineaDe(), hasta: lineaDe() };
    dentro.at(-1)?.hijos.push(nodo);
    dentro.push(nodo);
  });
  const añade = (escritas: string): void => {
    const hijos = dentro.at(-1)?.hijos;
    if (!hijos) return;
    const letras = escritas.replace(CONTROL, '');
    const ultimo = hijos.at(-1);
    if (typeof ultimo === 'string') hijos[hijos.length - 1] = ultimo + letras;
    else hijos.push(letras);
  };
  parser.on('text', añade);
  parser.on('cdata', añade);
  parser.on('closetag', () => {
    const nodo = dentro.pop();
    if (!nodo) {
      fuera.pop();
      return;
    }
    nodo.hasta = lineaDe();
    if (dentro.length > 0) return;
    hallados.push({ nodo, contexto: contexto() });
    abierto = null;
  });

  parser.write(reabierto);
  for (let desde = desdeAqui; ; desde += TROZO) {
    const acaba = desde + TROZO >= texto.length;
    const fallo = avanza(() => {
      parser.write(texto.slice(desde, desde + TROZO));
      if (acaba) parser.close();
    }, para);
    yield* hallados.splice(0);
    if (fallo) throw fallo;
    if (acaba) return;
  }
}

function avanza(paso: () => void, para: (porque: string) => never): unknown {
  try {
    paso();
    return null;
  } catch (error) {
    if (!(error instanceof DemasiadoHondo)) return error;
  }
  try {
    return para('tiene elementos metidos unos en otros a demasiados niveles');
  } catch (error) {
    return error;
  }
}
