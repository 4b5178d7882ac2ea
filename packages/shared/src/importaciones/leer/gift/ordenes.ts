import type { Hecha } from '#importaciones/comun/acabar.ts';
import { hazOrdenar } from '#importaciones/comun/construir.ts';
import type { Cuerpo } from '#importaciones/leer/gift/respuestas.ts';
import { rico } from '#importaciones/leer/gift/trozo.ts';

const CUANTOS = /^\d+$/;
const ELECCION = /^(?:EXACT|REL|RELEVANT|CONTIG|CONTIGUOUS|ALL|RAND|RANDOM)$/i;
const DISPOSICION = /^(?:HORI|HORIZONTAL|VERT|VERTICAL|H|V)$/i;
const CALIFICACION = /^(?:ALL_OR_NOTHING|ABSOLUTE|ABSOLUTE_POSITION|REL|RELATIVE|RELATIVE_\w+|LONGEST\w*)$/i;
const MUESTRA = /^(?:SHOW|TRUE|YES|HIDE|FALSE|NO|1|0)$/i;
const NUMERACION = /^(?:none|123|abc|ABCD|iii|IIII)$/i;

interface Opciones {
  readonly cuantos: number | null;
  readonly calificacion: string;
  readonly resto: string;
}

/** `4 CONTIGUOUS VERT ABSOLUTE TRUE ABCD`: the words of the first line, each in its turn, none needed. */
function opcionesDe(respuestas: string): Opciones {
  const [primera = '', ...lineas] = respuestas.split('\n');
  const palabras = primera
    .trim()
    .split(/\s+/)
    .filter((una) => una !== '');
  let i = 0;
  const toma = (patron: RegExp): string => (patron.test(palabras[i] ?? '') ? (palabras[i++] as string) : '');
  const cuantos = toma(CUANTOS);
  toma(ELECCION);
  toma(DISPOSICION);
  const calificacion = toma(CALIFICACION);
  toma(MUESTRA);
  toma(NUMERACION);
  const sobra = palabras.slice(i).join(' ');
  return {
    cuantos: cuantos === '' ? null : Number(cuantos),
    calificacion: calificacion.toUpperCase(),
    resto: [sobra, ...lineas].join('\n'),
  };
}

const MODOS = [
  [/^ALL_OR_NOTHING$/, 'todo_o_nada'],
  [/^ABSOLUTE/, 'por_posicion'],
] as const;

/** What comes after `>`: things in their order, a line each. */
export function ordenar(respuestas: string, { formato, ...textos }: Cuerpo): Hecha {
  const { cuantos, calificacion, resto } = opcionesDe(respuestas);
  const elementos = resto
    .split('\n')
    .map((linea) => rico(linea, formato))
    .filter((elemento) => elemento !== '');
  const modo = MODOS.find(([patron]) => patron.test(calificacion))?.[1] ?? 'por_tramo';
  const cambios = [
    ...(cuantos !== null && cuantos >= 2 && cuantos < elementos.length
      ? [`Pedía ordenar ${cuantos} de los ${elementos.length} elementos; aquí se ordenan todos.`]
      : []),
    ...(modo === 'por_tramo'
      ? ['Contaba de otra manera; aquí cuenta el tramo más largo en buen orden, menos uno, entre los demás.']
      : []),
  ];
  return { mitades: hazOrdenar({ ...textos, elementos, modo }), cambios };
}
