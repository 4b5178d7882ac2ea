import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { sanitize, TooMuchFormat } from '#platform/rich-text/sanitize.ts';

/** A text as it is stored, or the sentence that refuses it. */
export type Cleaned = { readonly html: string } | { readonly refused: string };

function clean(html: string): Cleaned {
  try {
    return { html: sanitize(html) };
  } catch (error) {
    if (error instanceof TooMuchFormat) return { refused: error.message };
    throw error;
  }
}

// On Linux, of this thread alone: whoever is answered meanwhile comes first.
setPriority(constants.priority.PRIORITY_LOW);
parentPort?.on('message', (texts: readonly string[]) => parentPort?.postMessage(texts.map(clean), []));
