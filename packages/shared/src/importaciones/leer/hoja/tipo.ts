import { withoutAccents } from '#core/accents.ts';
import { NoEntra } from '#importaciones/comun/no-entra.ts';
import { NOMBRE_DE_TIPO } from '#preguntas/palabras.ts';
import { TIPOS_DE_PREGUNTA, type TipoPregunta } from '#preguntas/tipos.ts';

const plegado = (texto: string): string =>
  withoutAccents(texto.toLowerCase())
    .replace(/[^a-z0-9/]+/g, ' ')
    .trim();

const OTROS_NOMBRES: readonly (readonly [RegExp, TipoPregunta])[] = [
  [
    /^(?:unica|opcion unica|(?:tipo )?test|seleccion unica|una|single(?: choice)?|multiple choice|opcion multiple con una correcta)$/,
    'unica',
  ],
  [
    /^(?:multiple|varias|seleccion multiple|checkbox(?:es)?|multiple (?:answer|select|response)s?|respuesta multiple)$/,
    'multiple',
  ],
  [/^(?:v ?\/? ?f|verdadero (?:o )?falso|verdadero\/falso|true\/?(?: or )? ?false)$/, 'verdadero_falso'],
  [/^(?:corta|texto|short(?: answer)?|fill in the blank)$/, 'corta'],
  [/^(?:numerica|numero|numeric(?:al)?)$/, 'numerica'],
  [/^(?:emparejar|emparejamiento|relacionar|relaciona|matching|match)$/, 'emparejar'],
  [/^(?:ordenar|ordena|orden|ordering)$/, 'ordenar'],
  [/^(?:completar|completa|huecos|rellenar huecos|cloze)$/, 'completar'],
  [/^(?:ensayo|desarrollo|abierta|redaccion|essay|open ended)$/, 'ensayo'],
  [/^(?:archivo|entrega de archivo|subir archivo|file)$/, 'archivo'],
  [/^(?:descripcion|informacion|texto informativo|description)$/, 'descripcion'],
];

/** The kind that a cell names; null where it is empty. */
export function tipoDicho(celda: string): TipoPregunta | null {
  const dicho = plegado(celda);
  if (dicho === '') return null;
  const suyo =
    TIPOS_DE_PREGUNTA.find((tipo) => plegado(NOMBRE_DE_TIPO[tipo]) === dicho) ??
    OTROS_NOMBRES.find(([nombres]) => nombres.test(dicho))?.[1];
  if (suyo === undefined)
    throw new NoEntra(`El tipo «${celda.slice(0, 60)}» no se conoce: elige uno de los de la lista.`);
  return suyo;
}
