import { type Journal, journalIn, memoryJournal } from '#pages/intentos/sala/motor/journal.ts';
import { besideOld, openOldJournal } from '#pages/intentos/sala/motor/old-journal.ts';
import { indexedStrongbox } from '#platform/kept/indexed-strongbox.ts';

/** The journal in the browser's database, with what an earlier program left in its own. */
async function indexedJournal(): Promise<Journal> {
  const [box, old] = await Promise.all([indexedStrongbox(), openOldJournal()]);
  const journal = journalIn(box);
  return old ? besideOld(journal, old) : journal;
}

const PATIENCE = 3_000;
let kept: Promise<Journal> | undefined;
let opened: Promise<Journal> | undefined;

/** What this device keeps, however long its browser takes to answer: for whoever looks for something that was left, and keeps nobody waiting. */
export const keptJournal = (): Promise<Journal> => (kept ??= indexedJournal().catch(memoryJournal));

/** The one journal of this page. A browser that has no database, or does not answer, keeps it in memory. */
export function openJournal(): Promise<Journal> {
  const late = new Promise<Journal>((resolve) => {
    setTimeout(() => resolve(memoryJournal()), PATIENCE);
  });
  opened ??= Promise.race([keptJournal(), late]);
  return opened;
}

/** The next one who asks opens it anew, with what the browser keeps. */
export function closeJournal(): void {
  kept = undefined;
  opened = undefined;
}
