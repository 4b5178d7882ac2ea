import { type Racional, UNO } from '@catedra/shared/core/racional.ts';
import { leeNumeroDeArchivo } from '@catedra/shared/importaciones/comun/escritas.ts';
import { enParrafo } from '#features/importaciones/leer/qti/html.ts';
import {
  evalua,
  type Forma,
  type Respondido,
  variableDe,
} from '#features/importaciones/leer/qti/v1/condiciones.ts';
import { materialDe } from '#features/importaciones/leer/qti/v1/textos.ts';
import {
  atributo,
  hijoDe,
  hijosDe,
  type Nodo,
  textoCorto,
  textoDe,
  todosDe,
} from '#features/importaciones/leer/xml/nodo.ts';

/** What is said about a question apart, by its name in lower case; the last that says something. */
export function metadatosDe(item: Nodo): ReadonlyMap<string, string> {
  const dichos = new Map<string, string>();
  const pon = (nombre: string, valor: string) => {
    if (valor !== '' && !dichos.has(nombre.toLowerCase())) dichos.set(nombre.toLowerCase(), valor);
  };
  for (const campo of todosDe(hijoDe(item, 'itemmetadata'), 'qtimetadatafield', 'qti_metadatafield'))
    pon(textoCorto(hijoDe(campo, 'fieldlabel')), textoCorto(hijoDe(campo, 'fieldentry')));
  for (const suelto of hijosDe(hijoDe(item, 'itemmetadata')))
    if (/^(?:qmd|bbmd)_/.test(suelto.nombre)) pon(suelto.nombre, textoCorto(suelto));
  return dichos;
}

const TIPOS = ['question_type', 'bbmd_questiontype', 'qmd_itemtype', 'respondusapi_qtype', 'cc_profile'];
const PUNTOS = [
  'points_possible',
  'respondusapi_qpoints',
  'qmd_absolutescore_max',
  'cc_weighting',
  'qmd_weighting',
];

export const tipoDicho = (metadatos: ReadonlyMap<string, string>): string =>
  TIPOS.map((nombre) => metadatos.get(nombre) ?? '').find((dicho) => dicho !== '') ?? '';

const FORMAS: Readonly<Record<string, Forma>> = { single: 'una', multiple: 'varias', ordered: 'orden' };

export interface Opcion {
  readonly id: string;
  readonly texto: string;
}

/** A place where something is answered. */
export interface Lugar {
  readonly id: string;
  readonly nodo: Nodo;
  readonly forma: Forma;
  /** What is written beside it. */
  readonly texto: string;
  readonly opciones: readonly Opcion[];
  readonly barajar: boolean;
}

const RESPUESTAS = ['response_lid', 'response_str', 'response_num', 'response_grp', 'response_xy'];

function lugarDe(nodo: Nodo): Lugar {
  const cardinal = (atributo(nodo, 'rcardinality') ?? 'Single').toLowerCase();
  const escrita = nodo.nombre === 'response_str' || nodo.nombre === 'response_num';
  const opciones = escrita
    ? []
    : todosDe(nodo, 'response_label').map((una) => ({
        id: atributo(una, 'ident') ?? '',
        texto: enParrafo(materialDe(una)),
      }));
  const elige = todosDe(nodo, 'render_choice', 'ims_render_object')[0];
  return {
    id: atributo(nodo, 'ident') ?? '',
    nodo,
    forma: escrita ? 'texto' : (FORMAS[cardinal] ?? 'una'),
    texto: materialDe(nodo),
    // Programs with a fixed number of lines leave some empty.
    opciones: opciones.filter(({ texto, id }) => texto !== '' || id !== ''),
    barajar: !/^no$/i.test(atributo(elige, 'shuffle') ?? 'yes'),
  };
}

const ENTRE_CORCHETES = /^\[([^[\]]{1,100})\]$/;

/** Places that only the text and the conditions name, as `[a]`. */
function lugaresNombrados(proceso: Nodo | null, nodo: Nodo): Lugar[] {
  const ids = new Set(todosDe(proceso, 'varequal').map((una) => atributo(una, 'respident') ?? ''));
  return [...ids].flatMap((id) => {
    const [, nombre] = ENTRE_CORCHETES.exec(id) ?? [];
    return nombre === undefined
      ? []
      : [{ id, nodo, forma: 'texto' as const, texto: nombre, opciones: [], barajar: true }];
  });
}

export interface Item {
  readonly item: Nodo;
  readonly metadatos: ReadonlyMap<string, string>;
  readonly tipo: string;
  readonly presentacion: Nodo | null;
  readonly enunciado: string;
  readonly lugares: readonly Lugar[];
  readonly proceso: Nodo | null;
  readonly maximo: Racional | null;
  readonly puntos: Racional | null;
  da(respondido: Respondido): Racional;
}

/** An item as its parts are. */
export function itemDe(item: Nodo): Item {
  const metadatos = metadatosDe(item);
  const presentacion = hijoDe(item, 'presentation');
  const proceso = hijoDe(item, 'resprocessing');
  const puestos = todosDe(presentacion, ...RESPUESTAS).map(lugarDe);
  const lugares = puestos.length > 0 ? puestos : lugaresNombrados(proceso, item);
  const variable = variableDe(proceso);
  const [dichos] = PUNTOS.flatMap((nombre) => leeNumeroDeArchivo(metadatos.get(nombre) ?? '') ?? []);
  const formas = new Map(lugares.map(({ id, forma }) => [id, forma]));
  const maximo = variable.maximo && variable.maximo.n > 0n ? variable.maximo : null;
  const deMaximo = maximo ?? dichos ?? UNO;
  const tope = todosDe(proceso, 'setvar').some((uno) => /\.max$/i.test(textoDe(uno).trim()))
    ? deMaximo
    : maximo;
  const propios = maximo && maximo.n !== 100n * maximo.d ? maximo : null;
  return {
    item,
    metadatos,
    tipo: tipoDicho(metadatos),
    presentacion,
    enunciado: enParrafo(materialDe(presentacion)),
    lugares,
    proceso,
    maximo: tope,
    puntos: dichos ?? propios,
    da: (respondido) =>
      proceso ? evalua(proceso, variable, deMaximo, formas, respondido) : { n: 0n, d: 1n },
  };
}
