import { guardarBorrador } from '@catedra/shared/edicion/api.ts';
import { ask } from '#platform/ask.ts';
import { sendWaiting } from '#platform/kept/send-waiting.ts';
import { keptForms, placeOfForm } from '#parts/edicion/kept-forms.ts';
import { noteUnsaved } from '#parts/edicion/left-unsaved.ts';

/** What was typed without network becomes a draft on the server, offered wherever its person opens it next. */
export const sendKeptForms = (person: string): Promise<void> =>
  sendWaiting(keptForms.waiting(person), async ({ id, value, at }) => {
    const place = placeOfForm(id);
    await ask(guardarBorrador, { ...place, body: value });
    noteUnsaved(place, new Date(at).toISOString());
  });
