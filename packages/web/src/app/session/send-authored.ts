import { keptCompositions, keptQuestions } from '#preguntas/autor/memory.ts';
import { keptForms } from '#parts/edicion/kept-forms.ts';

/** There is seldom anything an author could not save: what sends it comes only then. */
export async function sendAuthored(usuarioId: string): Promise<void> {
  if (keptForms.waiting(usuarioId).length > 0) {
    const { sendKeptForms } = await import('#parts/edicion/send-kept-forms.ts');
    await sendKeptForms(usuarioId);
  }
  if (keptQuestions.waiting(usuarioId).length + keptCompositions.waiting(usuarioId).length > 0) {
    const { sendKeptQuestions } = await import('#pages/evaluaciones/mesa/send-kept.ts');
    await sendKeptQuestions(usuarioId);
  }
}
