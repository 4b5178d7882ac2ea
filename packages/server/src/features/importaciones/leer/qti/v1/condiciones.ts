import {
  CERO,
  compara,
  entre,
  mayor,
  menor,
  por,
  type Racional,
  resta,
  suma,
} from '@catedra/shared/core/racional.ts';
import { leeNumeroDeArchivo } from '@catedra/shared/importaciones/comun/escritas.ts';
import { NoEntra } from '@catedra/shared/importaciones/comun/no-entra.ts';
import {
  atributo,
  hijoDe,
  hijosDe,
  type Nodo,
  textoDe,
  todosDe,
} from '#features/importaciones/leer/xml/nodo.ts';

/** What is answered, by the name of where it is answered. */
export type Respondido = ReadonlyMap<string, readonly string[]>;

/** How each place is answered: chosen ones as a set, put in order, or written. */
export type Forma = 'una' | 'varias' | 'orden' | 'texto';

const valorDe = (nodo: Nodo): string => textoDe(nodo).trim();
const sinCapitales = (nodo: Nodo): boolean => !/^yes$/i.test(atributo(nodo, 'case') ?? '');

/** A number that was worked out from its conditions, not written by anybody: it is compared by what it is worth. */
const ESCRITO_AQUI = /\.\d{30}$/;

function esIgual(nodo: Nodo, dado: string): boolean {
  const esperado = valorDe(nodo);
  if (dado === esperado) return true;
  if (!ESCRITO_AQUI.test(dado)) return sinCapitales(nodo) && dado.toLowerCase() === esperado.toLowerCase();
  return comparada(nodo, dado) === 0;
}

/** Several in a row about one place where one thing is answered are ways of being right; else all must hold. */
function deVarias(nodos: readonly Nodo[], formas: ReadonlyMap<string, Forma>): 'alguna' | 'todas' | 'orden' {
  const lugares = new Set(nodos.map((uno) => atributo(uno, 'respident') ?? ''));
  if (nodos.length < 2 || lugares.size > 1 || nodos.some(({ nombre }) => nombre !== 'varequal'))
    return 'todas';
  const forma = formas.get([...lugares][0] ?? '');
  if (forma === 'orden') return 'orden';
  return forma === 'varias' ? 'todas' : 'alguna';
}

const comparada = (nodo: Nodo, dado: string): -1 | 0 | 1 | null => {
  const [uno, otro] = [leeNumeroDeArchivo(dado), leeNumeroDeArchivo(valorDe(nodo))];
  return uno && otro ? compara(uno, otro) : null;
};

export function condicion(
  formas: ReadonlyMap<string, Forma>,
  respondido: Respondido,
  otra: boolean,
): (nodo: Nodo) => boolean {
  const juntas = (nodos: readonly Nodo[]): boolean => {
    const como = deVarias(nodos, formas);
    if (como === 'alguna') return nodos.some(vale);
    if (como === 'orden') {
      const dados = respondido.get(atributo(nodos[0], 'respident') ?? '') ?? [];
      return dados.length === nodos.length && nodos.every((uno, i) => valorDe(uno) === dados[i]);
    }
    return nodos.every(vale);
  };
  const vale = (nodo: Nodo): boolean => {
    const lugar = atributo(nodo, 'respident') ?? '';
    const dados = respondido.get(lugar) ?? [];
    switch (nodo.nombre) {
      case 'conditionvar':
      case 'and':
        return juntas(hijosDe(nodo));
      case 'or':
        return hijosDe(nodo).some(vale);
      case 'not':
        return !juntas(hijosDe(nodo));
      case 'other':
        return otra;
      case 'unanswered':
        return dados.length === 0;
      case 'varequal': {
        const indice = atributo(nodo, 'index');
        if (formas.get(lugar) === 'orden' && indice !== null)
          return dados[Number(indice) - 1] === valorDe(nodo);
        return dados.some((dado) => esIgual(nodo, dado));
      }
      case 'varsubstring':
        return dados.some((dado) =>
          sinCapitales(nodo)
            ? dado.toLowerCase().includes(valorDe(nodo).toLowerCase())
            : dado.includes(valorDe(nodo)),
        );
      case 'vargte':
        return dados.some((dado) => (comparada(nodo, dado) ?? -1) >= 0);
      case 'vargt':
        return dados.some((dado) => (comparada(nodo, dado) ?? -1) > 0);
      case 'varlte':
        return dados.some((dado) => (comparada(nodo, dado) ?? 1) <= 0);
      case 'varlt':
        return dados.some((dado) => (comparada(nodo, dado) ?? 1) < 0);
      default:
        throw new NoEntra(`Se califica con «${nodo.nombre}», que aquí no se entiende.`);
    }
  };
  return vale;
}

const numero = (escrito: string, maximo: Racional): Racional => {
  if (/\.max$/i.test(escrito)) return maximo;
  if (/\.min$/i.test(escrito) || escrito === '') return CERO;
  const leido = leeNumeroDeArchivo(escrito);
  if (!leido) throw new NoEntra(`Da «${escrito.slice(0, 40)}» puntos, que no es un número.`);
  return leido;
};

interface Variable {
  readonly nombre: string;
  readonly inicial: Racional;
  readonly minimo: Racional | null;
  readonly maximo: Racional | null;
}

/** What its points are added up in: the one called so, or the one that is set. */
export function variableDe(proceso: Nodo | null): Variable {
  const puestas = todosDe(proceso, 'setvar').map((uno) => atributo(uno, 'varname') ?? 'SCORE');
  const nombre = puestas.find((una) => /^score$/i.test(una)) ?? puestas[0] ?? 'SCORE';
  const decvar = todosDe(proceso, 'decvar').find((una) => (atributo(una, 'varname') ?? 'SCORE') === nombre);
  const leido = (cual: string) => leeNumeroDeArchivo(atributo(decvar, cual) ?? '');
  return {
    nombre,
    inicial: leido('defaultval') ?? CERO,
    minimo: leido('minvalue'),
    maximo: leido('maxvalue'),
  };
}

const CALCULA: Readonly<Record<string, (antes: Racional, valor: Racional) => Racional>> = {
  set: (_, valor) => valor,
  add: (antes, valor) => suma(antes, valor),
  subtract: (antes, valor) => resta(antes, valor),
  multiply: (antes, valor) => por(antes, valor),
  divide: (antes, valor) => (valor.n === 0n ? antes : entre(antes, valor)),
};

/** What an answer is given, condition by condition as they are written. */
export function evalua(
  proceso: Nodo,
  variable: Variable,
  maximo: Racional,
  formas: ReadonlyMap<string, Forma>,
  respondido: Respondido,
): Racional {
  let puntos = variable.inicial;
  let alguna = false;
  for (const cada of hijosDe(proceso, 'respcondition', 'respcond_extension')) {
    if (cada.nombre !== 'respcondition')
      throw new NoEntra('Se califica con una extensión de otro programa, que aquí no se entiende.');
    const cambios = hijosDe(cada, 'setvar').filter(
      (uno) => (atributo(uno, 'varname') ?? 'SCORE') === variable.nombre,
    );
    const si = hijoDe(cada, 'conditionvar');
    if (!si || hijosDe(si).length === 0) continue;
    // What says nothing of the points only shows a comment.
    if (cambios.length === 0) continue;
    if (!condicion(formas, respondido, !alguna)(si)) continue;
    alguna = true;
    for (const uno of cambios) {
      const calcula = CALCULA[(atributo(uno, 'action') ?? 'Set').toLowerCase()];
      if (!calcula) throw new NoEntra('Suma sus puntos de una manera que aquí no se entiende.');
      puntos = calcula(puntos, numero(valorDe(uno), maximo));
    }
    if (/^no$/i.test(atributo(cada, 'continue') ?? '')) break;
  }
  const desde = variable.minimo ? mayor(variable.minimo, puntos) : puntos;
  return variable.maximo && variable.maximo.n > 0n ? menor(variable.maximo, desde) : desde;
}
