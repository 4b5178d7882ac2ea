import { escribeRacional } from '@catedra/shared/core/racional.ts';
import { sinNadaQueVer } from '@catedra/shared/cursos/sin-nada-que-ver.ts';
import type { Hecha } from '@catedra/shared/importaciones/comun/acabar.ts';
import { hazArchivo, hazDescripcion, hazEnsayo } from '@catedra/shared/importaciones/comun/construir.ts';
import { hazCorta, hazNumerica } from '@catedra/shared/importaciones/comun/escritas.ts';
import { NoEntra } from '@catedra/shared/importaciones/comun/no-entra.ts';
import { sinPremioEnBlanco } from '#features/importaciones/leer/qti/deducir/puntuacion.ts';
import { comentariosDe } from '#features/importaciones/leer/qti/v1/comentarios.ts';
import { enOrden, unica, varias } from '#features/importaciones/leer/qti/v1/elegir.ts';
import { esNumerico, numerosDe, textosDe } from '#features/importaciones/leer/qti/v1/escribir.ts';
import { huecos, parejas } from '#features/importaciones/leer/qti/v1/huecos.ts';
import { type Item, itemDe, type Lugar } from '#features/importaciones/leer/qti/v1/partes.ts';
import { atributo, type Nodo, textoDe, todosDe } from '#features/importaciones/leer/xml/nodo.ts';

const NO_SE_TRAEN: readonly (readonly [RegExp, string])[] = [
  [
    /calculated|formula/i,
    'Es una pregunta calculada: sus números cambian con cada persona, y aquí son fijos.',
  ],
  [/hot[_ ]?spot/i, 'Se marca un punto de una imagen, y aquí no hay preguntas así.'],
  [/categori[sz]ation/i, 'Se reparten cosas en categorías, y aquí no hay preguntas así.'],
  [/audio recording/i, 'Se responde grabando audio, y aquí no hay preguntas así.'],
  [/likert|survey|opinion|matrix/i, 'Es de una encuesta: no tiene respuesta correcta.'],
  [/quiz ?bowl|jumbled/i, 'Es de un tipo que solo tiene su programa.'],
];

const ES_ENSAYO = /essay|short response/i;
const ES_ARCHIVO = /file[_ ]?upload/i;
const ES_TEXTO = /text_only/i;
const ES_PAREJAS = /match/i;

const entero = (escrito: string | null): number | null =>
  escrito !== null && /^\d{1,5}$/.test(escrito.trim()) ? Number(escrito) || null : null;

function ensayo(item: Item, lugar: Lugar | undefined): Hecha {
  const { explicacion, cambios } = comentariosDe(item);
  const notas = item.metadatos.get('grading_notes') ?? '';
  return {
    mitades: hazEnsayo({
      enunciado: item.enunciado,
      explicacion,
      guia: notas === '' ? '' : `<p>${notas}</p>`,
      minPalabras: entero(atributo(lugar?.nodo, 'word_limit_min')),
      maxPalabras: entero(atributo(lugar?.nodo, 'word_limit_max')),
    }),
    cambios,
  };
}

function archivo(item: Item): Hecha {
  const { explicacion, cambios } = comentariosDe(item);
  const cuantos = entero(atributo(item.presentacion, 'files_count')) ?? 1;
  const tipos = atributo(item.presentacion, 'allowed_types') ?? '';
  return {
    mitades: hazArchivo({ enunciado: item.enunciado, explicacion, maxArchivos: Math.min(10, cuantos) }),
    cambios: [
      ...cambios,
      ...(tipos === ''
        ? []
        : ['Se quita el límite de tipos de archivo: se acepta cualquiera de los permitidos aquí.']),
    ],
  };
}

function escrita(item: Item, lugar: Lugar): Hecha {
  const { explicacion, deCada, cambios: deComentarios } = comentariosDe(item);
  const cambios = [...deComentarios];
  const da = (texto: string) => item.da(new Map([[lugar.id, [texto]]]));
  const { enunciado } = item;
  if (esNumerico(item, lugar))
    return {
      mitades: hazNumerica({ enunciado, explicacion, claves: numerosDe(item, lugar, cambios) }),
      cambios,
    };
  sinPremioEnBlanco({ da: (dadas) => da(dadas[0] ?? ''), maximo: null });
  const { mitades, cambios: otros } = hazCorta({
    enunciado,
    explicacion,
    ...textosDe(item, lugar, da, deCada, cambios),
  });
  return { mitades, cambios: [...cambios, ...otros] };
}

/** The order that its conditions name, where all that is put in order is named. */
function ordenDicho(item: Item, lugar: Lugar): string[] {
  const ids = new Set(lugar.opciones.map(({ id }) => id));
  for (const condicion of todosDe(item.proceso, 'conditionvar', 'and')) {
    const dichos = condicion.hijos.flatMap((una) =>
      typeof una !== 'string' && una.nombre === 'varequal' ? [textoDe(una).trim()] : [],
    );
    if (dichos.length === ids.size && dichos.every((id) => ids.has(id)) && new Set(dichos).size === ids.size)
      return dichos;
  }
  throw new NoEntra('No dice cuál es el orden correcto.');
}

const opcionesIguales = (lugares: readonly Lugar[]): boolean => {
  const todos = new Set(lugares.flatMap(({ opciones }) => opciones.map(({ id }) => id)));
  const mas = Math.max(...lugares.map(({ opciones }) => opciones.length));
  return todos.size <= mas + 1 && mas > 1;
};

function haz(item: Item): Hecha {
  if (item.item.nombre === 'bankentry_item')
    throw new NoEntra('Está en un banco de preguntas que no viene en el archivo: expórtalo también.');
  const { tipo, lugares, presentacion, proceso } = item;
  const [, porque] = NO_SE_TRAEN.find(([cual]) => cual.test(tipo)) ?? [];
  if (porque !== undefined) throw new NoEntra(porque);
  const [lugar, ...otros] = lugares;
  if (ES_ARCHIVO.test(tipo)) return archivo(item);
  if (ES_ENSAYO.test(tipo)) return ensayo(item, lugar);
  if (!lugar) {
    if (!presentacion || sinNadaQueVer(item.enunciado))
      throw new NoEntra('No tiene nada que mostrar ni que responder.');
    if (!ES_TEXTO.test(tipo) && todosDe(proceso, 'setvar').length > 0)
      throw new NoEntra('No dice dónde se responde.');
    const { explicacion, cambios } = comentariosDe(item);
    return { mitades: hazDescripcion({ enunciado: item.enunciado, explicacion }), cambios };
  }
  if (lugares.some(({ nodo }) => nodo.nombre === 'response_xy' || nodo.nombre === 'response_grp'))
    throw new NoEntra('Se responde sobre una imagen o en grupos, y aquí no hay preguntas así.');
  if (todosDe(presentacion, 'render_slider', 'render_hotspot').length > 0)
    throw new NoEntra('Se responde con una barra o sobre una imagen, y aquí no hay preguntas así.');
  const conMarcas = /multiple_dropdowns|fill_in_multiple_blanks/.test(tipo);
  if (otros.length > 0) {
    const todosEligen = lugares.every(({ forma }) => forma === 'una');
    if (!conMarcas && todosEligen && (ES_PAREJAS.test(tipo) || opcionesIguales(lugares)))
      return parejas(item, lugares);
    if (lugares.some(({ forma }) => forma === 'varias' || forma === 'orden'))
      throw new NoEntra('Pide varias cosas distintas a la vez, y aquí no hay preguntas así.');
    return huecos(item, lugares);
  }
  if (conMarcas || lugar.id.startsWith('[')) return huecos(item, lugares);
  if (lugar.forma === 'texto') {
    const sinClave =
      todosDe(proceso, 'setvar').length === 0 ||
      todosDe(proceso, 'varequal', 'varsubstring', 'vargte').length === 0;
    return sinClave ? ensayo(item, lugar) : escrita(item, lugar);
  }
  if (lugar.forma === 'orden') return enOrden(item, lugar, ordenDicho(item, lugar));
  return lugar.forma === 'varias' ? varias(item, lugar) : unica(item, lugar);
}

/** An item of QTI 1.2 as one of our questions. */
export function preguntaDeV1(nodo: Nodo): Hecha {
  const item = itemDe(nodo);
  const { puntos } = item;
  return { ...haz(item), puntos: puntos && puntos.n > 0n ? escribeRacional(puntos) : null };
}
