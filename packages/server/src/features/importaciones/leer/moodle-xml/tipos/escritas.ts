import {
  entre,
  leeRacional,
  racional,
  type Racional,
  UNO,
  valorAbsoluto,
} from '@catedra/shared/core/racional.ts';
import type { Hecha } from '@catedra/shared/importaciones/comun/acabar.ts';
import {
  type ClavePorHacer,
  COMO_OTROS,
  hazCorta,
  hazNumerica,
  leeNumeroDeArchivo,
  rangoDe,
  type UnidadPorHacer,
} from '@catedra/shared/importaciones/comun/escritas.ts';
import { NoEntra } from '@catedra/shared/importaciones/comun/no-entra.ts';
import {
  esSi,
  type Respuesta,
  respuestasDe,
  textosDe,
  valor,
} from '#features/importaciones/leer/moodle-xml/partes.ts';
import { enCamino, hijosDe, type Nodo } from '#features/importaciones/leer/xml/nodo.ts';

export function shortanswer(pregunta: Nodo): Hecha {
  const cambios: string[] = [];
  const respuestas = respuestasDe(pregunta, cambios).filter(({ llano }) => llano !== '');
  const { mitades, cambios: otros } = hazCorta({
    ...textosDe(pregunta),
    patrones: respuestas.map(({ llano, peso, explicacion }) => ({ patron: llano, peso, explicacion })),
    escritura: { ...COMO_OTROS, mayusculas: esSi(pregunta, 'usecase', false) },
  });
  return { mitades, cambios: [...cambios, ...otros] };
}

const numero = (escrito: string): Racional => {
  const leido = leeNumeroDeArchivo(escrito);
  if (!leido) throw new NoEntra(`«${escrito.slice(0, 60)}» no es un número.`);
  return leido;
};

/** Any number that somebody writes is inside. */
const LIMITE = racional(10n ** 38n);

function claveDe({ nodo, llano, peso, explicacion }: Respuesta, cambios: string[]): ClavePorHacer[] {
  if (llano !== '*') {
    const margen = valorAbsoluto(numero(valor(nodo, 'tolerance') || '0'));
    return [{ valor: numero(llano), tolerancia: { tipo: 'absoluta', valor: margen }, peso, explicacion }];
  }
  if (peso.n === 0n) {
    if (explicacion !== '') cambios.push('Se quita lo que se decía a cualquier otra respuesta («*»).');
    return [];
  }
  cambios.push('«*» se trae como cualquier número.');
  return [{ ...rangoDe({ n: -LIMITE.n, d: 1n }, LIMITE), peso, explicacion }];
}

const ELEGIDAS = new Set(['1', '2']);
const SIN_UNIDADES = '3';

/** The unit that is worth 1 goes first: it is the one that is understood. */
function unidadesDe(pregunta: Nodo): UnidadPorHacer[] {
  const unidades = hijosDe(enCamino(pregunta, 'units'), 'unit').flatMap((una) => {
    const nombre = valor(una, 'unit_name');
    const veces = leeRacional(valor(una, 'multiplier') || '1') ?? numero(valor(una, 'multiplier'));
    if (veces.n <= 0n) throw new NoEntra(`La unidad «${nombre}» no dice cuánto vale.`);
    return nombre === '' ? [] : [{ nombre, factor: entre(UNO, veces) }];
  });
  const base = unidades.findIndex(({ factor }) => factor.n === factor.d);
  return base <= 0 ? unidades : [...unidades.splice(base, 1), ...unidades];
}

export function numerical(pregunta: Nodo): Hecha {
  const cambios: string[] = [];
  const claves = respuestasDe(pregunta, cambios)
    .filter(({ llano }) => llano !== '')
    .flatMap((una) => claveDe(una, cambios));
  const muestra = valor(pregunta, 'showunits');
  const unidades = muestra === SIN_UNIDADES ? [] : unidadesDe(pregunta);
  if (unidades.length === 0) return { mitades: hazNumerica({ ...textosDe(pregunta), claves }), cambios };
  const seCalifica = ['1', '2'].includes(valor(pregunta, 'unitgradingtype'));
  const entera = leeNumeroDeArchivo(valor(pregunta, 'unitpenalty') || '1') ?? UNO;
  if (seCalifica && entera.n < entera.d)
    cambios.push('Sin su unidad, o con otra, perdía una parte de los puntos; aquí está mal.');
  if (!seCalifica)
    cambios.push('Una unidad que no es de la pregunta no quitaba nada; aquí la respuesta está mal.');
  return {
    mitades: hazNumerica({
      ...textosDe(pregunta),
      claves,
      unidades,
      unidad: ELEGIDAS.has(muestra) ? 'elegida' : 'escrita',
      sinUnidad: seCalifica ? 'esta_mal' : 'se_entiende',
    }),
    cambios,
  };
}
