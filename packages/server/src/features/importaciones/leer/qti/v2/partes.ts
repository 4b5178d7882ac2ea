import type { Racional } from '@catedra/shared/core/racional.ts';
import { NoEntra } from '@catedra/shared/importaciones/comun/no-entra.ts';
import { ricoDe } from '#features/importaciones/leer/qti/v2/cuerpo.ts';
import {
  type Declarada,
  respuestasDeclaradas,
  resultadosDeclarados,
} from '#features/importaciones/leer/qti/v2/declaraciones.ts';
import { type Proceso, procesoDe } from '#features/importaciones/leer/qti/v2/proceso.ts';
import { esNumero } from '#features/importaciones/leer/qti/v2/valores.ts';
import {
  atributo,
  esNodo,
  hijoDe,
  hijosDe,
  type Nodo,
  textoDe,
} from '#features/importaciones/leer/xml/nodo.ts';

/** Where something is answered. */
export interface Interaccion {
  readonly nodo: Nodo;
  readonly tipo: string;
  readonly respuesta: Declarada;
  readonly pide: string;
}

export interface Item {
  readonly item: Nodo;
  readonly cuerpo: Nodo | null;
  readonly interacciones: readonly Interaccion[];
  readonly proceso: Proceso;
  readonly maximo: Racional | null;
  /** All that is shown, without what is answered. */
  readonly enunciado: string;
  readonly explicacion: string;
  /** By the id of what was answered. */
  readonly deCada: ReadonlyMap<string, string>;
  readonly cambios: readonly string[];
}

const ES_INTERACCION = /Interaction$/;

function interaccionesEn(nodo: Nodo | null): Nodo[] {
  return (
    nodo?.hijos
      .filter(esNodo)
      .flatMap((hijo) => (ES_INTERACCION.test(hijo.nombre) ? [hijo] : interaccionesEn(hijo))) ?? []
  );
}

/** Comments: those of what was answered by its id, the one that is always shown, and those by the result, that are lost. */
function comentariosDe(item: Nodo, cambios: string[]) {
  const siempre = new Set(
    hijosDe(hijoDe(item, 'responseProcessing'), 'setOutcomeValue').map(
      (una) => `${atributo(una, 'identifier')} ${textoDe(hijoDe(una, 'baseValue')).trim()}`,
    ),
  );
  const deCada = new Map<string, string>();
  const explicaciones: string[] = [];
  for (const uno of hijosDe(item, 'modalFeedback')) {
    const contenido = ricoDe(hijoDe(uno, 'contentBody') ?? uno, cambios);
    const [de, id] = [atributo(uno, 'outcomeIdentifier') ?? '', atributo(uno, 'identifier') ?? ''];
    if (contenido === '') continue;
    if (siempre.has(`${de} ${id}`)) explicaciones.push(contenido);
    else deCada.set(id, contenido);
  }
  return { deCada, explicacion: explicaciones.join('') };
}

export function itemDe(item: Nodo): Item {
  if (atributo(item, 'adaptive') === 'true')
    throw new NoEntra(
      'Se responde en varios pasos que dependen de lo anterior, y aquí no hay preguntas así.',
    );
  if (hijosDe(item, 'templateDeclaration', 'templateProcessing').length > 0)
    throw new NoEntra('Sus valores cambian con cada persona, y aquí son fijos.');
  const cambios: string[] = [];
  const declaradas = respuestasDeclaradas(item);
  const resultados = resultadosDeclarados(item);
  const cuerpo = hijoDe(item, 'itemBody');
  const interacciones = interaccionesEn(cuerpo).map((nodo): Interaccion => {
    const id = atributo(nodo, 'responseIdentifier') ?? 'RESPONSE';
    const vacia: Declarada = { id, tipo: 'string', cardinal: 'single', correctas: [], mapa: null };
    return {
      nodo,
      tipo: nodo.nombre.replace(ES_INTERACCION, ''),
      respuesta: declaradas.get(id) ?? vacia,
      pide: ricoDe(hijoDe(nodo, 'prompt'), cambios),
    };
  });
  const proceso = procesoDe(hijoDe(item, 'responseProcessing'), declaradas, resultados);
  const [maximo] = resultados.get('MAXSCORE')?.inicial ?? [];
  const sinHuecos = ricoDe(cuerpo, cambios, (uno) => (ES_INTERACCION.test(uno.nombre) ? '' : undefined));
  // What was answered stood alone in a paragraph.
  const delCuerpo = sinHuecos.replace(/<p>\s*<\/p>/g, '').trim();
  return {
    item,
    cuerpo,
    interacciones,
    proceso,
    maximo: esNumero(maximo) ? maximo : (resultados.get('SCORE')?.maximo ?? null),
    enunciado: [delCuerpo, ...interacciones.map(({ pide }) => pide)].join(''),
    ...comentariosDe(item, cambios),
    cambios,
  };
}

export const SIN_PROCESO = 'No dice cómo se califica: se da por buena su respuesta correcta.';
