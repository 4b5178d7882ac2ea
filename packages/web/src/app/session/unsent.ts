import { keptCompositions, keptQuestions } from '#preguntas/autor/memory.ts';
import { readEnds } from '#pages/curso/beats/kept-ends.ts';
import { unsentOf } from '#pages/intentos/sala/motor/unsent.ts';
import { sendAuthored } from '#app/session/send-authored.ts';
import { hurryAll } from '#platform/kept/open-here.ts';
import { allKept } from '#tipos/tarea/kept-drafts.ts';
import { keptForms } from '#parts/edicion/kept-forms.ts';
import { cuenta, enumerar } from '#ui/words/words.ts';

/** What one person did and is on this device alone. */
export interface Unsent {
  readonly respuestas: number;
  /** Exams whose delivery was pressed. */
  readonly pruebas: number;
  readonly trabajos: number;
  /** Activities that were finished. */
  readonly terminadas: number;
  /** Questions and evaluations that were being written, and forms. */
  readonly preguntas: number;
  readonly evaluaciones: number;
  readonly formularios: number;
}

const ENOUGH = 3_000;

/** Everything a person did here without a connection leaves, although it is not opened again. */
export async function sendUnsent(usuarioId: string): Promise<void> {
  const [{ sendAllKept }, { tellKept }, { sendDrafts }] = await Promise.all([
    import('#pages/intentos/sala/motor/kept-elsewhere.ts'),
    import('#pages/curso/beats/tell-kept.ts'),
    import('#tipos/tarea/send-drafts.ts'),
  ]);
  await Promise.allSettled([
    hurryAll(),
    sendAllKept(usuarioId),
    tellKept(usuarioId),
    sendDrafts(usuarioId),
    sendAuthored(usuarioId),
  ]);
}

/** Asked without network too: nothing of it is fetched by then. */
async function readUnsent(usuarioId: string): Promise<Unsent> {
  return {
    ...(await unsentOf(usuarioId)),
    trabajos: allKept(usuarioId).length,
    terminadas: readEnds(usuarioId).length,
    preguntas: keptQuestions.waiting(usuarioId).length,
    evaluaciones: keptCompositions.waiting(usuarioId).length,
    formularios: keptForms.waiting(usuarioId).length,
  };
}

export const isNothing = (unsent: Unsent): boolean => Object.values(unsent).every((count) => count === 0);

/** What is left here once it had a moment to go. */
export async function unsentAfterTrying(usuarioId: string): Promise<Unsent> {
  const before = await readUnsent(usuarioId);
  if (isNothing(before)) return before;
  await Promise.race([
    sendUnsent(usuarioId).catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, ENOUGH)),
  ]);
  return readUnsent(usuarioId);
}

/** "2 respuestas y 1 trabajo" */
export const unsentWords = (unsent: Unsent): string =>
  enumerar(WORDS.flatMap(([what, one, many]) => (unsent[what] > 0 ? [cuenta(unsent[what], one, many)] : [])));

const WORDS: readonly (readonly [keyof Unsent, one: string, many: string])[] = [
  ['respuestas', 'respuesta', 'respuestas'],
  ['pruebas', 'prueba entregada', 'pruebas entregadas'],
  ['trabajos', 'trabajo', 'trabajos'],
  ['terminadas', 'actividad terminada', 'actividades terminadas'],
  ['preguntas', 'pregunta a medio escribir', 'preguntas a medio escribir'],
  ['evaluaciones', 'evaluación a medio componer', 'evaluaciones a medio componer'],
  ['formularios', 'formulario a medias', 'formularios a medias'],
];

/** How things stand with it, and what happens to it. */
export function unsentFate(unsent: Unsent): string {
  const one = Object.values(unsent).reduce((sum, count) => sum + count, 0) === 1;
  const late = unsent.respuestas + unsent.pruebas > 0;
  const here = one
    ? 'Está solo en este dispositivo y se enviará'
    : 'Están solo en este dispositivo y se enviarán';
  const exam = late ? ' Lo de una prueba puede llegar tarde.' : '';
  return `${here} cuando vuelvas a entrar aquí con tu cuenta.${exam}`;
}
