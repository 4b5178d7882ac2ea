import { compara, escribeRacional, iguales, type Racional, racional, UNO } from '#core/racional.ts';
import type { Textos } from '#importaciones/comun/construir.ts';
import { leeFraccion } from '#importaciones/comun/fraccion.ts';
import { idsDeTextos } from '#importaciones/comun/ids.ts';
import { NoEntra } from '#importaciones/comun/no-entra.ts';
import { porCiento } from '#preguntas/por-ciento.ts';
import type { Mitades } from '#preguntas/textos.ts';
import { comoRespuesta, encaja, trozosDe } from '#preguntas/tipos/corta/patrones.ts';
import { igualado, type Escritura } from '#preguntas/tipos/corta/escritura.ts';

export interface PatronPorHacer {
  /** Plain text; `*` stands for anything and `\*` for an asterisk. */
  readonly patron: string;
  readonly peso: Racional;
  readonly explicacion?: string;
}

/** How other programs compare: accents and the final stop count, capitals where it is said. */
export const COMO_OTROS: Escritura = { mayusculas: false, tildes: true, puntoFinal: true };
/** How ours does unless its author says otherwise. */
export const COMO_NOSOTROS: Escritura = { mayusculas: false, tildes: false, puntoFinal: false };

export interface ReglaDeTextoHecha {
  readonly regla: {
    readonly patrones: readonly { id: string; patron: string; peso: string; explicacion: string }[];
    readonly erratas: null;
  } & Escritura;
  readonly cambios: readonly string[];
}

/**
 * What marks a text, with what of it would mark otherwise than where it comes from, which takes the first that matches: here
 * one that is equal goes before those with asterisks, and one that is read as another before it never counts.
 */
export function reglaDeTexto(dados: readonly PatronPorHacer[], escritura: Escritura): ReglaDeTextoHecha {
  const cambios: string[] = [];
  const leidos = dados.map((uno) => ({ ...uno, trozos: trozosDe(uno.patron, escritura) }));
  const vistos = new Map<string, Racional>();
  const quedan = leidos.filter(({ patron, peso, trozos }) => {
    const comparado = trozos.join('\u0000');
    const antes = vistos.get(comparado);
    if (antes === undefined) {
      vistos.set(comparado, peso);
      return true;
    }
    cambios.push(
      `«${patron}» está repetida: vale la primera${iguales(antes, peso) ? '' : `, ${porCiento(escribeRacional(antes))} %`}.`,
    );
    return false;
  });
  for (const [i, { patron, peso, trozos }] of quedan.entries()) {
    if (trozos.length > 1) continue;
    const texto = igualado(comoRespuesta(patron), escritura);
    const antes = quedan.slice(0, i).find((otro) => otro.trozos.length > 1 && encaja(otro.trozos, texto));
    if (antes && !iguales(antes.peso, peso))
      cambios.push(
        `Quien escriba «${comoRespuesta(patron)}» tendrá el ${porCiento(escribeRacional(peso))} %: la respuesta escrita tal cual va antes que «${antes.patron}», que estaba primero y vale el ${porCiento(escribeRacional(antes.peso))} %.`,
      );
  }
  const ids = idsDeTextos(
    quedan.map(({ patron }) => patron),
    'p',
  );
  return {
    regla: {
      patrones: quedan.map(({ patron, peso, explicacion = '' }, i) => ({
        id: ids[i] as string,
        patron,
        peso: escribeRacional(peso),
        explicacion,
      })),
      ...escritura,
      erratas: null,
    },
    cambios,
  };
}

export interface HechaConCambios {
  readonly mitades: Mitades;
  readonly cambios: readonly string[];
}

export function hazCorta({
  enunciado,
  explicacion = '',
  patrones,
  escritura,
  ayuda = '',
}: Textos & {
  readonly patrones: readonly PatronPorHacer[];
  readonly escritura: Escritura;
  readonly ayuda?: string;
}): HechaConCambios {
  const { regla, cambios } = reglaDeTexto(patrones, escritura);
  return {
    mitades: { publica: { tipo: 'corta', enunciado, ayuda }, clave: { explicacion, ...regla } },
    cambios,
  };
}

type Tolerancia =
  | { readonly tipo: 'absoluta' | 'relativa'; readonly valor: Racional }
  | { readonly tipo: 'rango'; readonly desde: Racional; readonly hasta: Racional };

export interface ClavePorHacer {
  /** Null in a range. */
  readonly valor: Racional | null;
  readonly tolerancia: Tolerancia;
  readonly peso: Racional;
  readonly explicacion?: string;
}

export function clavesNumericasDe(dadas: readonly ClavePorHacer[]) {
  const escritas = dadas.map(({ valor, tolerancia, peso, explicacion = '' }) => ({
    valor: valor && escribeRacional(valor),
    tolerancia:
      tolerancia.tipo === 'rango'
        ? {
            tipo: tolerancia.tipo,
            desde: escribeRacional(tolerancia.desde),
            hasta: escribeRacional(tolerancia.hasta),
          }
        : { tipo: tolerancia.tipo, valor: escribeRacional(tolerancia.valor) },
    peso: escribeRacional(peso),
    explicacion,
  }));
  const ids = idsDeTextos(
    escritas.map(({ valor, tolerancia }) => JSON.stringify([valor, tolerancia])),
    'n',
  );
  return escritas.map((una, i) => ({ id: ids[i] as string, ...una }));
}

export interface UnidadPorHacer {
  readonly nombre: string;
  readonly factor: Racional;
}

export function hazNumerica({
  enunciado,
  explicacion = '',
  claves,
  unidades = [],
  unidad = 'ninguna',
  sinUnidad = 'se_entiende',
}: Textos & {
  readonly claves: readonly ClavePorHacer[];
  /** The first is the one that is understood where none is written. */
  readonly unidades?: readonly UnidadPorHacer[];
  readonly unidad?: 'ninguna' | 'escrita' | 'elegida';
  readonly sinUnidad?: 'se_entiende' | 'esta_mal';
}): Mitades {
  const ids = idsDeTextos(
    unidades.map(({ nombre }) => nombre),
    'u',
  );
  return {
    publica: {
      tipo: 'numerica',
      enunciado,
      unidades: unidades.map(({ nombre }, i) => ({ id: ids[i] as string, nombre })),
      unidad,
    },
    clave: {
      explicacion,
      claves: clavesNumericasDe(claves),
      factores: Object.fromEntries(
        unidades.map(({ factor }, i) => [ids[i] as string, escribeRacional(factor)]),
      ),
      unidadPorDefecto: ids[0] ?? null,
      sinUnidad,
    },
  };
}

const NUMERO = /^([+\-−–])?(\d{1,30})?(?:([.,])(\d{1,30}))?(?:[eE]([+-]?\d{1,2}))?$/;

/** A number as files of questions write it, with a point or a comma for its decimals; null when it is none. */
export function leeNumeroDeArchivo(escrito: string): Racional | null {
  const [, signo = '', entera = '', , decimales = '', exponente = '0'] = NUMERO.exec(escrito.trim()) ?? [];
  if (entera === '' && decimales === '') return null;
  const [abajo, potencia] = [10n ** BigInt(decimales.length), 10n ** BigInt(Math.abs(Number(exponente)))];
  const cifras = BigInt(`${entera}${decimales}`) * (signo === '' || signo === '+' ? 1n : -1n);
  return Number(exponente) < 0 ? racional(cifras, abajo * potencia) : racional(cifras * potencia, abajo);
}

/** Between two numbers, in whichever order they came. */
export const rangoDe = (uno: Racional, otro: Racional): Pick<ClavePorHacer, 'valor' | 'tolerancia'> => {
  const [desde, hasta] = compara(uno, otro) <= 0 ? [uno, otro] : [otro, uno];
  return { valor: null, tolerancia: { tipo: 'rango', desde, hasta } };
};

/** A share of a file of questions, or the reason why the question can't come. */
export function pesoLeido(escrito: string, cambios: string[]): Racional {
  const leido = leeFraccion(escrito);
  if (!leido) throw new NoEntra(`El valor «${escrito} %» no es un número.`);
  if (compara(leido.valor, UNO) > 0 || compara(leido.valor, { n: -1n, d: 1n }) < 0)
    throw new NoEntra(`El valor «${escrito} %» se sale de −100 a 100 %.`);
  if (leido.redonda) cambios.push(`«${escrito} %» se entiende como ${escribeRacional(leido.valor)}.`);
  return leido.valor;
}
