import { CERO, type Racional } from '@catedra/shared/core/racional.ts';
import { NoEntra } from '@catedra/shared/importaciones/comun/no-entra.ts';
import {
  type Declarada,
  mapeado,
  type Resultado,
} from '#features/importaciones/leer/qti/v2/declaraciones.ts';
import { esCierto, type Estado, valorDe } from '#features/importaciones/leer/qti/v2/expresiones.ts';
import { esNumero, iguales, type Valor } from '#features/importaciones/leer/qti/v2/valores.ts';
import { atributo, hijosDe, type Nodo } from '#features/importaciones/leer/xml/nodo.ts';

/** Answers give points by these two and no others that are known by their address. */
const PLANTILLAS: readonly (readonly [RegExp, 'igual' | 'mapa'])[] = [
  [/(?:^|\/)(?:cc2_)?match(?:_correct)?(?:\.xml)?$/i, 'igual'],
  [/(?:^|\/)(?:cc2_)?map_response(?:\.xml)?$/i, 'mapa'],
];

class Sale extends Error {}

const ES_COMENTARIO = /feedback|explicacion/i;

function regla(nodo: Nodo, estado: Estado): void {
  switch (nodo.nombre) {
    case 'setOutcomeValue': {
      const id = atributo(nodo, 'identifier') ?? '';
      const [expresion] = hijosDe(nodo);
      // What has nothing to do with points may be worked out in ways that are not understood here.
      if (!expresion || ES_COMENTARIO.test(id)) return;
      estado.resultados.set(id, valorDe(expresion, estado));
      return;
    }
    case 'responseCondition':
      for (const rama of hijosDe(nodo)) {
        const [condicion, ...reglas] = hijosDe(rama);
        if (rama.nombre === 'responseElse') {
          for (const una of hijosDe(rama)) regla(una, estado);
          return;
        }
        if (!condicion || !esCierto(valorDe(condicion, estado))) continue;
        for (const una of reglas) regla(una, estado);
        return;
      }
      return;
    case 'responseProcessingFragment':
      for (const una of hijosDe(nodo)) regla(una, estado);
      return;
    case 'exitResponse':
      throw new Sale();
    default:
      throw new NoEntra(`Se califica con «${nodo.nombre.slice(0, 40)}», que aquí no se entiende.`);
  }
}

export interface Proceso {
  da(respondido: ReadonlyMap<string, Valor>): Racional;
  /** It says nothing of how it is marked. */
  readonly callado: boolean;
}

const deSuRespuesta = (declarada: Declarada, dados: Valor): Racional => {
  if (declarada.mapa) return mapeado(declarada, dados);
  return { n: iguales(dados, declarada.correctas, declarada.cardinal === 'ordered') ? 1n : 0n, d: 1n };
};

/** How an item gives its points. */
export function procesoDe(
  nodo: Nodo | null,
  declaradas: ReadonlyMap<string, Declarada>,
  tipos: ReadonlyMap<string, Resultado>,
): Proceso {
  const reglas = hijosDe(nodo);
  const direccion = atributo(nodo, 'template') ?? atributo(nodo, 'templateLocation') ?? '';
  if (reglas.length === 0) {
    const [, plantilla] = PLANTILLAS.find(([cual]) => cual.test(direccion)) ?? [];
    if (direccion !== '' && !plantilla)
      throw new NoEntra('Se califica con una plantilla que aquí no se conoce.');
    const una = declaradas.get('RESPONSE') ?? [...declaradas.values()][0];
    return {
      callado: direccion === '',
      da: (respondido) => {
        const dados = (una && respondido.get(una.id)) ?? [];
        if (!una || dados.length === 0) return CERO;
        return deSuRespuesta(plantilla === 'igual' ? { ...una, mapa: null } : una, dados);
      },
    };
  }
  const iniciales = [...tipos].map(([id, { inicial }]) => [id, inicial] as const);
  return {
    callado: false,
    da: (respondido) => {
      const estado: Estado = { declaradas, respondido, resultados: new Map(iniciales) };
      try {
        for (const una of reglas) regla(una, estado);
      } catch (error) {
        if (!(error instanceof Sale)) throw error;
      }
      const [puntos] = estado.resultados.get('SCORE') ?? [];
      return esNumero(puntos) ? puntos : CERO;
    },
  };
}
