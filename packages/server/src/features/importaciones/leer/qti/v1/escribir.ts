import {
  CERO,
  compara,
  entre,
  iguales,
  mayor,
  racional,
  type Racional,
  resta,
  suma,
  UNO,
  valorAbsoluto,
} from '@catedra/shared/core/racional.ts';
import {
  type ClavePorHacer,
  COMO_OTROS,
  leeNumeroDeArchivo,
  type PatronPorHacer,
  rangoDe,
} from '@catedra/shared/importaciones/comun/escritas.ts';
import { NoEntra } from '@catedra/shared/importaciones/comun/no-entra.ts';
import type { Escritura } from '@catedra/shared/preguntas/tipos/corta/escritura.ts';
import { escalaDe } from '#features/importaciones/leer/qti/deducir/puntuacion.ts';
import type { Item, Lugar } from '#features/importaciones/leer/qti/v1/partes.ts';
import {
  atributo,
  hijoDe,
  hijosDe,
  type Nodo,
  textoDe,
  todosDe,
} from '#features/importaciones/leer/xml/nodo.ts';

const de = (lugar: Lugar) => (nodo: Nodo) => atributo(nodo, 'respident') === lugar.id;
const valorDe = (nodo: Nodo): string => textoDe(nodo).trim();
const literal = (escrito: string): string => escrito.replaceAll('*', String.raw`\*`);

interface Textos {
  readonly patrones: readonly PatronPorHacer[];
  readonly escritura: Escritura;
}

/** The texts that are expected in a place, each with what it gives there. */
export function textosDe(
  item: Item,
  lugar: Lugar,
  da: (texto: string) => Racional,
  comentarios: ReadonlyMap<string, string>,
  cambios: string[],
  juntos = false,
): Textos {
  const iguala = todosDe(item.proceso, 'varequal').filter(de(lugar));
  const contiene = todosDe(item.proceso, 'varsubstring').filter(de(lugar));
  const mayusculas = iguala.length > 0 && iguala.every((una) => /^yes$/i.test(atributo(una, 'case') ?? ''));
  const vistos = new Set<string>();
  const escritos = [...iguala, ...contiene].flatMap((nodo) => {
    const texto = valorDe(nodo);
    const plegado = `${nodo.nombre} ${mayusculas ? texto : texto.toLowerCase()}`;
    if (texto === '' || vistos.has(plegado)) return [];
    vistos.add(plegado);
    const patron = nodo.nombre === 'varsubstring' ? `*${literal(texto)}*` : literal(texto);
    return [{ patron, texto, puntos: da(texto), explicacion: comentarios.get(texto) ?? '' }];
  });
  const mejor = escritos.map(({ puntos }) => puntos).reduce(mayor, CERO);
  // Beside other gaps, each may give nothing by itself: what is expected in it is right.
  const escala = juntos && mejor.n === 0n ? () => UNO : escalaDe(mejor, item.maximo, cambios);
  return {
    patrones: escritos.map(({ patron, puntos, explicacion }) => ({
      patron,
      peso: escala(puntos),
      explicacion,
    })),
    escritura: { ...COMO_OTROS, mayusculas },
  };
}

const CIEN = racional(100);

const numero = (nodo: Nodo): Racional => {
  const leido = leeNumeroDeArchivo(valorDe(nodo));
  if (!leido) throw new NoEntra(`«${valorDe(nodo).slice(0, 60)}» no es un número.`);
  return leido;
};

type Margen = Pick<ClavePorHacer, 'valor' | 'tolerancia'>;

/** One number, with the margin that it says of itself. */
function deIgual(nodo: Nodo): Margen {
  const valor = numero(nodo);
  const margen = leeNumeroDeArchivo(atributo(nodo, 'margin') ?? '');
  if (margen && /^percent/i.test(atributo(nodo, 'margintype') ?? ''))
    return { valor, tolerancia: { tipo: 'relativa', valor: entre(valorAbsoluto(margen), CIEN) } };
  return { valor, tolerancia: { tipo: 'absoluta', valor: margen ? valorAbsoluto(margen) : CERO } };
}

const TOPES = { vargte: 'desde', vargt: 'desde', varlte: 'hasta', varlt: 'hasta' } as const;
const esTope = (nodo: Nodo): nodo is Nodo & { readonly nombre: keyof typeof TOPES } =>
  Object.hasOwn(TOPES, nodo.nombre);

/** Between two ends; around its middle when that is what was meant. */
function deRango(desde: Racional, hasta: Racional, centro: Racional | null): Margen {
  const medio = entre(suma(desde, hasta), racional(2));
  if (!centro || !iguales(medio, centro)) return rangoDe(desde, hasta);
  return { valor: medio, tolerancia: { tipo: 'absoluta', valor: entre(resta(hasta, desde), racional(2)) } };
}

/** What a condition takes for right: numbers, and stretches between two. */
function margenesDe(condicion: Nodo, cambios: string[]): Margen[] {
  const hijos = hijosDe(condicion);
  const topes = hijos.filter(esTope);
  const igualadas = hijos.filter(({ nombre }) => nombre === 'varequal');
  const cajas = hijos.filter(({ nombre }) => nombre === 'or' || nombre === 'and');
  if (hijos.length > topes.length + igualadas.length + cajas.length)
    throw new NoEntra('El número se califica con una condición que aquí no se entiende.');
  const deIgualadas = igualadas.map(deIgual);
  const dentro = cajas.flatMap((caja) => margenesDe(caja, cambios));
  if (topes.length === 0) return sinCubiertos([...deIgualadas, ...dentro]);
  if (topes.some(({ nombre }) => nombre === 'vargt' || nombre === 'varlt'))
    cambios.push('Un extremo del rango quedaba fuera; aquí entra.');
  const [desde, hasta] = ['desde', 'hasta'].map((cual) => topes.find((uno) => TOPES[uno.nombre] === cual));
  if (!desde || !hasta || topes.length > 2) throw new NoEntra('El rango de números no tiene dos extremos.');
  return sinCubiertos([...deIgualadas, ...dentro, deRango(numero(desde), numero(hasta), null)]);
}

const extremos = ({ valor, tolerancia }: Margen): readonly [Racional, Racional] => {
  if (tolerancia.tipo === 'rango') return [tolerancia.desde, tolerancia.hasta];
  const centro = valor ?? CERO;
  const ancho =
    tolerancia.tipo === 'relativa'
      ? racional(tolerancia.valor.n * valorAbsoluto(centro).n, tolerancia.valor.d * centro.d)
      : tolerancia.valor;
  return [resta(centro, ancho), suma(centro, ancho)];
};

/** A number inside a stretch of the same condition adds nothing, but tells its middle. */
function sinCubiertos(margenes: readonly Margen[]): Margen[] {
  const cubre = (una: Margen, otra: Margen): boolean => {
    const [[a, b], [c, d]] = [extremos(una), extremos(otra)];
    return compara(a, c) <= 0 && compara(b, d) >= 0;
  };
  const quedan = margenes.filter(
    (una, i) => !margenes.some((otra, j) => i !== j && cubre(otra, una) && (!cubre(una, otra) || j < i)),
  );
  return quedan.map((una) => {
    if (una.tolerancia.tipo !== 'rango') return una;
    const { desde, hasta } = una.tolerancia;
    const centro = margenes.find(
      ({ valor }) => valor && iguales(valor, entre(suma(desde, hasta), racional(2))),
    )?.valor;
    return centro ? deRango(desde, hasta, centro) : una;
  });
}

/** The numbers that are expected in a place, in the order of its conditions. */
export function numerosDe(item: Item, lugar: Lugar, cambios: string[]): ClavePorHacer[] {
  const condiciones = hijosDe(item.proceso, 'respcondition').flatMap((una) => {
    const si = hijoDe(una, 'conditionvar');
    const dice = todosDe(si, 'varequal', 'vargte', 'vargt', 'varlte', 'varlt').some(de(lugar));
    if (!si || !dice || hijosDe(una, 'setvar').length === 0) return [];
    return margenesDe(si, cambios).map((margen) => {
      const [desde, hasta] = extremos(margen);
      const medio = entre(suma(desde, hasta), racional(2));
      return { margen, puntos: item.da(new Map([[lugar.id, [decimal(margen.valor ?? medio)]]])) };
    });
  });
  const escala = escalaDe(condiciones.map(({ puntos }) => puntos).reduce(mayor, CERO), item.maximo, cambios);
  return condiciones.map(({ margen, puntos }) => ({ ...margen, peso: escala(puntos) }));
}

/** Written so that it is read back. */
const decimal = ({ n, d }: Racional): string => {
  const escala = 10n ** 30n;
  const cifras = ((n < 0n ? -n : n) * escala) / d;
  return `${n < 0n ? '-' : ''}${cifras / escala}.${(cifras % escala).toString().padStart(30, '0')}`;
};

export const esNumerico = (item: Item, lugar: Lugar): boolean =>
  lugar.nodo.nombre === 'response_num' ||
  /numeric|^num$/i.test(item.tipo) ||
  todosDe(lugar.nodo, 'render_fib').some((fib) =>
    /^(?:decimal|integer|scientific)$/i.test(atributo(fib, 'fibtype') ?? ''),
  ) ||
  todosDe(item.proceso, 'vargte', 'vargt', 'varlte', 'varlt').some(de(lugar));
