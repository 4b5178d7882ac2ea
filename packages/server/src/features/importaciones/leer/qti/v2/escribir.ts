import {
  CERO,
  compara,
  entre,
  iguales,
  mayor,
  por,
  type Racional,
  racional,
  resta,
  suma,
  UNO,
  valorAbsoluto,
} from '@catedra/shared/core/racional.ts';
import {
  type ClavePorHacer,
  COMO_OTROS,
  type PatronPorHacer,
  rangoDe,
} from '@catedra/shared/importaciones/comun/escritas.ts';
import { NoEntra } from '@catedra/shared/importaciones/comun/no-entra.ts';
import type { Escritura } from '@catedra/shared/preguntas/tipos/corta/escritura.ts';
import { cumple } from '@catedra/shared/preguntas/tipos/numerica/claves.ts';
import { escribeRacional } from '@catedra/shared/core/racional.ts';
import { margenesDe } from '#features/importaciones/leer/qti/v2/expresiones.ts';
import type { Item } from '#features/importaciones/leer/qti/v2/partes.ts';
import type { Declarada } from '#features/importaciones/leer/qti/v2/declaraciones.ts';
import { type Atomo, atomoDe, esNumero } from '#features/importaciones/leer/qti/v2/valores.ts';
import {
  atributo,
  esNodo,
  hijoDe,
  hijosDe,
  type Nodo,
  textoDe,
  todosDe,
} from '#features/importaciones/leer/xml/nodo.ts';

export const NUMERICOS = new Set(['float', 'integer']);

const nombra = (nodo: Nodo, id: string): boolean =>
  todosDe(nodo, 'variable').some((una) => atributo(una, 'identifier') === id);

/** Every answer that is written somewhere of what marks a place: of its own, in its map, in its conditions. */
function esperados(item: Item, { id, tipo, correctas, mapa }: Declarada): Atomo[] {
  const proceso = hijoDe(item.item, 'responseProcessing');
  const enCondiciones = todosDe(proceso, 'match', 'equal', 'stringMatch', 'member')
    .filter((una) => nombra(una, id))
    .flatMap((una) => todosDe(una, 'baseValue'))
    .flatMap((una) => atomoDe(textoDe(una), atributo(una, 'baseType') ?? tipo) ?? []);
  const todos = [...correctas, ...(mapa?.entradas ?? []).map(({ clave }) => clave), ...enCondiciones];
  return todos.filter((uno, i) => todos.findIndex((otro) => mismoQue(uno, otro)) === i);
}

const mismoQue = (uno: Atomo, otro: Atomo): boolean =>
  esNumero(uno) && esNumero(otro) ? iguales(uno, otro) : uno === otro;

export type DaUno = (dado: Atomo) => Racional;

/** The best that is given, or that each is right when beside others none gives anything by itself. */
function escala(dados: readonly Racional[], juntos: boolean): (uno: Racional) => Racional {
  const mejor = dados.reduce(mayor, CERO);
  if (mejor.n > 0n) return (uno) => entre(uno, mejor);
  if (juntos) return () => UNO;
  throw new NoEntra('Ninguna respuesta da puntos: no se sabe cuál es la correcta.');
}

export function textosDe(
  item: Item,
  declarada: Declarada,
  da: DaUno,
  juntos = false,
): { readonly patrones: readonly PatronPorHacer[]; readonly escritura: Escritura } {
  const textos = esperados(item, declarada).filter(
    (uno) => typeof uno === 'string' && uno !== '',
  ) as string[];
  const dados = textos.map(da);
  const aPeso = escala(dados, juntos);
  // Written otherwise it gives the same: capitals count for nothing.
  const mayusculas = textos.some((uno, i) => {
    const dado = dados[i] ?? CERO;
    return [uno.toUpperCase(), uno.toLowerCase()].some((otro) => otro !== uno && !iguales(da(otro), dado));
  });
  const vistos = new Set<string>();
  const patrones = textos.flatMap((uno, i) => {
    const plegado = mayusculas ? uno : uno.toLowerCase();
    if (vistos.has(plegado)) return [];
    vistos.add(plegado);
    return [
      {
        patron: uno.replaceAll('*', String.raw`\*`),
        peso: aPeso(dados[i] ?? CERO),
        explicacion: item.deCada.get(uno) ?? '',
      },
    ];
  });
  return { patrones, escritura: { ...COMO_OTROS, mayusculas } };
}

interface Margen extends Pick<ClavePorHacer, 'valor' | 'tolerancia'> {
  /** What its own condition says that it gives. */
  readonly dicho?: Racional | null;
}
const exacto = (valor: Racional): Margen => ({ valor, tolerancia: { tipo: 'absoluta', valor: CERO } });

/** Around a number, as wide on each side as it says. */
function alrededor(valor: Racional, nodo: Nodo): Margen {
  const margen = margenesDe(nodo);
  if (!margen) throw new NoEntra('Compara números con un margen que no se entiende.');
  const { menos, mas, relativa } = margen;
  if (iguales(menos, mas))
    return { valor, tolerancia: { tipo: relativa ? 'relativa' : 'absoluta', valor: mas } };
  const ancho = (cual: Racional) => (relativa ? por(cual, valorAbsoluto(valor)) : cual);
  return rangoDe(resta(valor, ancho(menos)), suma(valor, ancho(mas)));
}

/** A stretch between two numbers, where a place is compared with both. */
function rangoEn(y: Nodo, id: string): Margen[] {
  const topes = hijosDe(y, 'gte', 'lte', 'gt', 'lt').filter((una) => nombra(una, id));
  const [uno, otro] = topes.map(
    (una) => atomoDe(textoDe(todosDe(una, 'baseValue')[0]), 'float') ?? undefined,
  );
  return topes.length === 2 && esNumero(uno) && esNumero(otro) ? [rangoDe(uno, otro)] : [];
}

/** The points that are written where a condition holds, when they are written as one number. */
function dichoTras(proceso: Nodo | null, condicion: Nodo): Racional | null {
  const rama = todosDe(proceso, 'responseIf', 'responseElseIf').find((una) => hijosDe(una)[0] === condicion);
  const [uno, otro] = todosDe(hijoDe(rama, 'setOutcomeValue'), 'baseValue');
  const puntos = uno && !otro ? atomoDe(textoDe(uno), 'float') : null;
  return puntos !== null && esNumero(puntos) ? puntos : null;
}

/** What its conditions take for right, in their order, and then what only its answer or its map says. */
function margenesEn(item: Item, declarada: Declarada): Margen[] {
  const proceso = hijoDe(item.item, 'responseProcessing');
  const conMargen = todosDe(proceso, 'equal', 'and').flatMap((una): Margen[] => {
    if (!nombra(una, declarada.id)) return [];
    const dicho = dichoTras(proceso, una);
    if (una.nombre === 'and') return rangoEn(una, declarada.id).map((margen) => ({ ...margen, dicho }));
    const escritos = hijosDe(una, 'baseValue').flatMap((uno) => atomoDe(textoDe(uno), 'float') ?? []);
    const centros = hijosDe(una, 'correct').length > 0 ? declarada.correctas : escritos;
    return centros.filter(esNumero).map((centro) => ({ ...alrededor(centro, una), dicho }));
  });
  const deRango = todosDe(proceso, 'gte', 'lte', 'gt', 'lt').flatMap((una) => todosDe(una, 'baseValue'));
  const numeros = esperados(item, declarada).filter(esNumero);
  const sueltos = numeros.filter((uno) => !conMargen.some(({ valor }) => valor && iguales(valor, uno)));
  return [...conMargen, ...(conMargen.length > 0 && deRango.length > 0 ? [] : sueltos.map(exacto))];
}

const MUESTRA = racional(1, 1000);

/** Numbers on both sides of each end, and far away. */
function cercanos(margen: Margen): Racional[] {
  const { valor, tolerancia } = margen;
  const centro = valor ?? CERO;
  const ancho =
    tolerancia.tipo === 'relativa'
      ? por(tolerancia.valor, valorAbsoluto(centro))
      : tolerancia.tipo === 'absoluta'
        ? tolerancia.valor
        : CERO;
  const [desde, hasta] =
    tolerancia.tipo === 'rango'
      ? [tolerancia.desde, tolerancia.hasta]
      : [resta(centro, ancho), suma(centro, ancho)];
  return [
    desde,
    hasta,
    entre(suma(desde, hasta), racional(2)),
    resta(desde, MUESTRA),
    suma(hasta, MUESTRA),
    suma(hasta, racional(1_000_003)),
  ];
}

const cubre = (margen: Margen, numero: Racional): boolean => {
  const [desde, hasta] = cercanos(margen) as [Racional, Racional];
  return compara(desde, numero) <= 0 && compara(numero, hasta) <= 0;
};

/** A number of a key that none before it takes: what it gives is of that key alone. */
function propio(margen: Margen, antes: readonly Margen[]): Racional | null {
  const [desde, hasta, medio] = cercanos(margen) as [Racional, Racional, Racional];
  const posibles = [
    medio,
    desde,
    hasta,
    entre(suma(desde, medio), racional(2)),
    entre(suma(medio, hasta), racional(2)),
  ];
  return posibles.find((uno) => !antes.some((otro) => cubre(otro, uno))) ?? null;
}

/** The numbers that are expected, each with what it gives; tried on both sides of each end. */
export function numerosDe(item: Item, declarada: Declarada, da: DaUno, juntos = false): ClavePorHacer[] {
  const margenes = margenesEn(item, declarada);
  const dados = margenes.map((uno, i) => {
    const suyo = propio(uno, margenes.slice(0, i));
    return suyo ? da(suyo) : (uno.dicho ?? da(cercanos(uno)[2] ?? CERO));
  });
  const aPeso = escala(dados, juntos);
  const claves = margenes.map(({ valor, tolerancia }, i) => ({
    valor,
    tolerancia,
    peso: aPeso(dados[i] ?? CERO),
  }));
  const escritas = claves.map(({ valor, tolerancia, peso }) => ({
    valor: valor && escribeRacional(valor),
    tolerancia:
      tolerancia.tipo === 'rango'
        ? {
            tipo: tolerancia.tipo,
            desde: escribeRacional(tolerancia.desde),
            hasta: escribeRacional(tolerancia.hasta),
          }
        : { tipo: tolerancia.tipo, valor: escribeRacional(tolerancia.valor) },
    peso,
  }));
  const aqui = (numero: Racional): Racional =>
    escritas.find(({ valor, tolerancia }) => cumple({ valor, tolerancia, peso: '1' }, numero))?.peso ?? CERO;
  const fuera = margenes.flatMap(cercanos).find((uno) => !juntos && !iguales(aqui(uno), aPeso(da(uno))));
  if (fuera) throw new NoEntra('Los números se califican de una manera que aquí no hay.');
  return claves;
}

export const hayTexto = (nodo: Nodo): boolean =>
  nodo.hijos.some((uno) => (esNodo(uno) ? hayTexto(uno) : uno.trim() !== ''));
