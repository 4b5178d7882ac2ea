import {
  compara,
  CERO,
  entre,
  por,
  type Racional,
  racional,
  resta,
  suma,
  valorAbsoluto,
} from '@catedra/shared/core/racional.ts';
import { leeNumeroDeArchivo } from '@catedra/shared/importaciones/comun/escritas.ts';
import { NoEntra } from '@catedra/shared/importaciones/comun/no-entra.ts';
import { type Declarada, mapeado } from '#features/importaciones/leer/qti/v2/declaraciones.ts';
import {
  atomoDe,
  esNumero,
  iguales,
  mismo,
  sumaDe,
  type Valor,
} from '#features/importaciones/leer/qti/v2/valores.ts';
import { atributo, hijosDe, type Nodo, textoDe } from '#features/importaciones/leer/xml/nodo.ts';

export interface Estado {
  readonly declaradas: ReadonlyMap<string, Declarada>;
  readonly respondido: ReadonlyMap<string, Valor>;
  readonly resultados: Map<string, Valor>;
}

const si = (cierto: boolean): Valor => [cierto];
export const esCierto = (valor: Valor): boolean => valor[0] === true;

const comparan =
  (signo: (orden: -1 | 0 | 1) => boolean) =>
  (valores: readonly Valor[]): Valor => {
    const [[uno] = [], [otro] = []] = valores;
    return si(esNumero(uno) && esNumero(otro) && signo(compara(uno, otro)));
  };

const dosNumeros = (valores: readonly Valor[]): readonly [Racional, Racional] | null => {
  const [[uno] = [], [otro] = []] = valores;
  return esNumero(uno) && esNumero(otro) ? [uno, otro] : null;
};

const CIEN = racional(100);

/** Two numbers that are the same, or near enough as it says. */
export function margenesDe(
  nodo: Nodo,
): { readonly menos: Racional; readonly mas: Racional; readonly relativa: boolean } | null {
  const modo = atributo(nodo, 'toleranceMode') ?? 'exact';
  if (modo === 'exact') return { menos: CERO, mas: CERO, relativa: false };
  const dichos = (atributo(nodo, 'tolerance') ?? '').trim().split(/\s+/).map(leeNumeroDeArchivo);
  const [menos, mas = menos] = dichos;
  if (!menos || !mas) return null;
  const relativa = modo === 'relative';
  return relativa ? { menos: entre(menos, CIEN), mas: entre(mas, CIEN), relativa } : { menos, mas, relativa };
}

function cerca(nodo: Nodo, valores: readonly Valor[]): Valor {
  const dos = dosNumeros(valores);
  const margenes = margenesDe(nodo);
  if (!margenes) throw new NoEntra('Compara números con un margen que no se entiende.');
  if (!dos) return si(false);
  // What is compared may stand first or second: the one with the margin is the one that is not answered.
  const primeraEsRespuesta = hijosDe(nodo)[0]?.nombre === 'variable';
  const [dado, centro] = primeraEsRespuesta ? dos : [dos[1], dos[0]];
  const ancho = (cual: Racional): Racional => (margenes.relativa ? por(cual, valorAbsoluto(centro)) : cual);
  return si(
    compara(dado, resta(centro, ancho(margenes.menos))) >= 0 &&
      compara(dado, suma(centro, ancho(margenes.mas))) <= 0,
  );
}

function mismoTexto(nodo: Nodo, [[uno = ''] = [], [otro = ''] = []]: readonly Valor[]): Valor {
  const [a, b] = [typeof uno === 'string' ? uno : '', typeof otro === 'string' ? otro : ''];
  const [x, y] = atributo(nodo, 'caseSensitive') === 'false' ? [a.toLowerCase(), b.toLowerCase()] : [a, b];
  return si(uno !== '' && (atributo(nodo, 'substring') === 'true' ? x.includes(y) : x === y));
}

type Opera = (valores: readonly Valor[], nodo: Nodo, estado: Estado) => Valor;

const OPERACIONES: Readonly<Record<string, Opera>> = {
  null: () => [],
  isNull: ([uno = []]) => si(uno.length === 0 || uno[0] === ''),
  not: ([uno = []]) => si(!esCierto(uno)),
  and: (valores) => si(valores.every(esCierto)),
  or: (valores) => si(valores.some(esCierto)),
  match: ([uno = [], otro = []], nodo, { declaradas }) => {
    const nombradas = hijosDe(nodo, 'variable', 'correct').map((una) => atributo(una, 'identifier') ?? '');
    const enOrden =
      nombradas.some((id) => declaradas.get(id)?.cardinal === 'ordered') ||
      hijosDe(nodo, 'ordered').length > 0;
    return si(iguales(uno, otro, enOrden));
  },
  equal: (valores, nodo) => cerca(nodo, valores),
  stringMatch: (valores, nodo) => mismoTexto(nodo, valores),
  member: ([unos = [], otros = []]) =>
    si(unos.length === 1 && otros.some((otro) => iguales(unos, [otro], true))),
  contains: ([unos = [], otros = []]) => si(otros.every((otro) => unos.some((uno) => mismo(uno, otro)))),
  gt: comparan((orden) => orden > 0),
  gte: comparan((orden) => orden >= 0),
  lt: comparan((orden) => orden < 0),
  lte: comparan((orden) => orden <= 0),
  sum: (valores) => [sumaDe(valores.flat())],
  subtract: (valores) => {
    const dos = dosNumeros(valores);
    return dos ? [resta(...dos)] : [];
  },
  product: (valores) => [valores.flat().filter(esNumero).reduce(por, racional(1))],
  divide: (valores) => {
    const dos = dosNumeros(valores);
    return dos && dos[1].n !== 0n ? [entre(...dos)] : [];
  },
  multiple: (valores) => valores.flat(),
  ordered: (valores) => valores.flat(),
  containerSize: ([uno = []]) => [racional(uno.length)],
  index: ([uno = []], nodo) => {
    const cual = uno[Number(atributo(nodo, 'n') ?? '1') - 1];
    return cual === undefined ? [] : [cual];
  },
  variable: (_, nodo, { respondido, resultados, declaradas }) => {
    const id = atributo(nodo, 'identifier') ?? '';
    return declaradas.has(id) ? (respondido.get(id) ?? []) : (resultados.get(id) ?? []);
  },
  correct: (_, nodo, { declaradas }) => declaradas.get(atributo(nodo, 'identifier') ?? '')?.correctas ?? [],
  baseValue: (_, nodo) => {
    const valor = atomoDe(textoDe(nodo), atributo(nodo, 'baseType') ?? 'string');
    return valor === null ? [] : [valor];
  },
  mapResponse: (_, nodo, { declaradas, respondido }) => {
    const declarada = declaradas.get(atributo(nodo, 'identifier') ?? '');
    if (!declarada) throw new NoEntra('Reparte los puntos por una respuesta que no está.');
    return [mapeado(declarada, respondido.get(declarada.id) ?? [])];
  },
};

export function valorDe(nodo: Nodo, estado: Estado): Valor {
  const opera = Object.hasOwn(OPERACIONES, nodo.nombre) ? OPERACIONES[nodo.nombre] : undefined;
  if (!opera) throw new NoEntra(`Se califica con «${nodo.nombre.slice(0, 40)}», que aquí no se entiende.`);
  return opera(
    hijosDe(nodo).map((hijo) => valorDe(hijo, estado)),
    nodo,
    estado,
  );
}
