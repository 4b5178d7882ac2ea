import type { PreguntaDeAutor } from '@catedra/shared/preguntas/schemas.ts';
import { textoPlano } from '@catedra/shared/preguntas/texto-plano.ts';
import { enBlanco, mitadesDe, type Tecleada } from '#preguntas/autor/halves.ts';

const TAG = /^<\w/;
const hasPicture = (html: string) => /<(?:img|table|hr)\b/i.test(html);

/** What it says, without the ids of its lines nor the marks of a text that was typed and erased. */
function saysOf(tecleada: Tecleada): string {
  const ids = new Map<string, string>();
  const numbered = JSON.stringify(tecleada, (key, value: unknown) => {
    if (typeof value !== 'string') return value;
    if (key === 'id' && !ids.has(value)) ids.set(value, `#${ids.size}`);
    return TAG.test(value) && textoPlano(value).trim() === '' && !hasPicture(value) ? '' : value.trim();
  });
  return [...ids].reduce((text, [id, number]) => text.replaceAll(`"${id}"`, `"${number}"`), numbered);
}

/** Whether a question says no more than one that was just opened. */
export const vaciada = (tecleada: Tecleada): boolean =>
  saysOf(tecleada) === saysOf(enBlanco(tecleada.publica.tipo));

/** It says nothing as it is kept, this evaluation alone asks for it and nobody has met it. */
export const deNadie = (guardada: PreguntaDeAutor): boolean =>
  guardada.borrador === null &&
  guardada.evaluaciones <= 1 &&
  guardada.intentos === 0 &&
  vaciada(mitadesDe(guardada));
