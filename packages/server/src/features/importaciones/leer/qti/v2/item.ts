import type { Hecha } from '@catedra/shared/importaciones/comun/acabar.ts';
import { hazArchivo, hazDescripcion, hazEnsayo } from '@catedra/shared/importaciones/comun/construir.ts';
import { NoEntra } from '@catedra/shared/importaciones/comun/no-entra.ts';
import { CON_HUECOS } from '#features/importaciones/leer/qti/clases.ts';
import { ricoDe } from '#features/importaciones/leer/qti/v2/cuerpo.ts';
import { elige, ordena, pieza } from '#features/importaciones/leer/qti/v2/elegir.ts';
import { asocia, completaConBanco, empareja } from '#features/importaciones/leer/qti/v2/emparejar.ts';
import { hayTexto } from '#features/importaciones/leer/qti/v2/escribir.ts';
import { completa, escrita } from '#features/importaciones/leer/qti/v2/huecos.ts';
import {
  type Interaccion,
  type Item,
  itemDe,
  SIN_PROCESO,
} from '#features/importaciones/leer/qti/v2/partes.ts';
import { atributo, esNodo, hijoDe, type Nodo, todosDe } from '#features/importaciones/leer/xml/nodo.ts';

const NO_SE_TRAEN: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:hotspot|graphic|selectPoint|positionObject)/,
    'Se responde sobre una imagen, y aquí no hay preguntas así.',
  ],
  [/^slider$/, 'Se responde con una barra, y aquí no hay preguntas así.'],
  [/^drawing$/, 'Se responde dibujando, y aquí no hay preguntas así.'],
  [/^media$/, 'Se responde viendo o escuchando algo, y aquí no hay preguntas así.'],
  [/^(?:custom|portableCustom)$/, 'Es de un tipo que solo tiene su programa.'],
  [/^endAttempt$/, 'Se responde en varios intentos, y aquí cada pregunta se responde una vez.'],
];

const INLINE = new Set(['textEntry', 'inlineChoice']);

/** What is said to whoever marks. */
const guiaDe = (item: Item, cambios: string[]): string =>
  todosDe(item.cuerpo, 'rubricBlock')
    .filter((uno) => /scorer/.test(atributo(uno, 'view') ?? ''))
    .map((uno) => ricoDe(hijoDe(uno, 'contentBody') ?? uno, cambios))
    .join('');

function ensayo(item: Item, { nodo }: Interaccion): Hecha {
  const cambios = [...item.cambios];
  const { enunciado, explicacion } = item;
  const datos = { enunciado, explicacion, guia: guiaDe(item, cambios) };
  return { mitades: hazEnsayo({ ...datos, plantilla: plantillaDe(nodo) }), cambios };
}

const plantillaDe = (nodo: Nodo): string => {
  const dicha = atributo(nodo, 'placeholderText') ?? '';
  return /<\w/.test(dicha) ? dicha : '';
};

/** Whether all the text goes before where it is answered. */
function vaAlFinal(cuerpo: Nodo | null, interaccion: Nodo): boolean {
  if (!cuerpo) return true;
  const lugar = cuerpo.hijos.findIndex((hijo) => esNodo(hijo) && contiene(hijo, interaccion));
  const caja = cuerpo.hijos[lugar];
  const despues = cuerpo.hijos
    .slice(lugar + 1)
    .some((uno) => (esNodo(uno) ? hayTexto(uno) : uno.trim() !== ''));
  if (despues) return false;
  return caja === interaccion || !caja || !esNodo(caja) || vaAlFinal(caja, interaccion);
}

const contiene = (nodo: Nodo, buscado: Nodo): boolean =>
  nodo === buscado || nodo.hijos.some((hijo) => esNodo(hijo) && contiene(hijo, buscado));

function deUna(item: Item, interaccion: Interaccion): Hecha {
  const { enunciado, explicacion, cambios } = item;
  switch (interaccion.tipo) {
    case 'choice':
      return elige(item, interaccion, 'simpleChoice');
    case 'hottext':
      return pieza(item, interaccion);
    case 'order':
      return ordena(item, interaccion);
    case 'match':
      return empareja(item, interaccion);
    case 'associate':
      return asocia(item, interaccion);
    case 'gapMatch':
      return completaConBanco(item, interaccion);
    case 'extendedText':
      return ensayo(item, interaccion);
    case 'upload':
      return {
        mitades: hazArchivo({ enunciado, explicacion, guia: guiaDe(item, [...cambios]) }),
        cambios,
      };
    case 'textEntry':
      return vaAlFinal(item.cuerpo, interaccion.nodo)
        ? escrita(item, interaccion)
        : completa(item, [interaccion]);
    case 'inlineChoice':
      return completa(item, [interaccion]);
    default:
      throw new NoEntra('Es de un tipo de pregunta que aquí no hay.');
  }
}

const SE_CORRIGEN = new Set(['extendedText', 'upload']);

/** An item of QTI 2 or 3 as one of our questions. */
export function preguntaDeV2(nodo: Nodo): Hecha {
  const item = itemDe(nodo);
  const [una, ...otras] = item.interacciones;
  for (const { tipo } of item.interacciones) {
    const [, porque] = NO_SE_TRAEN.find(([cual]) => cual.test(tipo)) ?? [];
    if (porque !== undefined) throw new NoEntra(porque);
  }
  const { enunciado, explicacion, cambios } = item;
  if (!una) return { mitades: hazDescripcion({ enunciado, explicacion }), cambios };
  if (otras.length > 0 && !item.interacciones.every(({ tipo }) => INLINE.has(tipo)))
    throw new NoEntra('Pide varias cosas distintas a la vez, y aquí no hay preguntas así.');
  const soloTexto = todosDe(item.cuerpo, 'div').find((uno) => atributo(uno, 'class') === CON_HUECOS) ?? null;
  const conHuecos = otras.length > 0 || (soloTexto !== null && INLINE.has(una.tipo));
  const hecha = conHuecos ? completa(item, item.interacciones, soloTexto) : deUna(item, una);
  return item.proceso.callado && !SE_CORRIGEN.has(una.tipo)
    ? { ...hecha, cambios: [...(hecha.cambios ?? []), SIN_PROCESO] }
    : hecha;
}
