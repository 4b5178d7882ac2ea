import * as edicionApi from '@catedra/shared/edicion/api.ts';
import {
  type Borrador,
  CON_BORRADOR,
  type ConBorrador,
  EDITABLES,
  type Editable,
  type QuienEdita,
} from '@catedra/shared/edicion/schemas.ts';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { serverTime } from '#platform/clock.ts';
import { isApiError } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { AGAIN_MS, useWhenOnline } from '#platform/when-online.ts';
import { idEnSesion } from '#platform/session-key.ts';
import { formId, keptForms } from '#parts/edicion/kept-forms.ts';
import { leftUnsavedAt, noteUnsaved } from '#parts/edicion/left-unsaved.ts';

/** Half of what the server waits before it takes someone for gone, and a little less. */
const BEAT_MS = 20_000;
/** While somebody else is named: whoever leaves says so, and is not kept on the screen. */
const BEAT_WITH_OTHERS_MS = 4000;
const PAUSE_MS = 1000;

const isEditable = (coleccion: string): coleccion is Editable =>
  (EDITABLES as readonly string[]).includes(coleccion);

const keepsText = (coleccion: Editable): coleccion is ConBorrador =>
  (CON_BORRADOR as readonly string[]).includes(coleccion);

const me = () => idEnSesion() ?? '';

const sameText = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** What this device kept of it and the server may not have. */
function leftHere(place: { coleccion: ConBorrador; documento: string }): Borrador | null {
  const left = keptForms.look(me(), formId(place));
  return left ? { ...left.value, en: new Date(left.at).toISOString() } : null;
}

const newest = (theirs: Borrador | null, here: Borrador | null): Borrador | null =>
  here && (!theirs || here.en > theirs.en) ? here : theirs;

interface EditingOptions {
  readonly coleccion: string;
  /** Null while it does not exist yet, or for whoever only reads it: nobody else is told. */
  readonly documento: string | null;
  /** What was typed on top of what was read, or null when nothing was. */
  readonly typed: Readonly<Record<string, unknown>> | null;
  /** The version that was read. */
  readonly base: number;
}

/**
 * Tells that a record is open here, hears who else has it open, and keeps what is typed until it is saved.
 * `kept` is true once the server has all of it; `draft` is what was left unsaved another time, `foreseen` when that
 * was as far as it is known here before the server answers, and `answered` whether it has.
 */
export function useEditing({ coleccion, documento, typed, base }: EditingOptions) {
  const [others, setOthers] = useState<readonly QuienEdita[]>([]);
  const [draft, setDraft] = useState<Borrador | null>(null);
  /** Null until the server says whether this person may save it. */
  const [allowed, setAllowed] = useState<boolean | null>(null);
  const [keptText, setKeptText] = useState<string | null>(null);
  const place = useMemo(
    () => (isEditable(coleccion) && documento !== null ? { coleccion, documento } : null),
    [coleccion, documento],
  );
  const drafts = place && keepsText(place.coleccion) ? { ...place, coleccion: place.coleccion } : null;
  const text = typed && JSON.stringify(typed);
  const [here] = useState(() => drafts && leftHere(drafts));
  const [foreseen] = useState(() => drafts && (here?.en ?? leftUnsavedAt(drafts)));
  const [textHere, setTextHere] = useState<string | null>(null);
  const [answered, setAnswered] = useState(false);

  useEffect(() => {
    if (place === null) return;
    let timer = 0;
    let gone = false;
    let first = true;
    let refused = false;
    let told = Promise.resolve();
    const beat = async () => {
      let wait = BEAT_MS;
      try {
        const { otros, borrador } = await ask(edicionApi.estarEditando, place);
        if (gone) return;
        if (otros.length > 0) wait = BEAT_WITH_OTHERS_MS;
        setAllowed(true);
        setOthers(otros);
        // Later ones are what is being typed here.
        if (first) {
          const left = newest(borrador, here);
          setDraft(left);
          setAnswered(true);
          noteUnsaved(place, left?.en ?? null);
        }
        first = false;
      } catch (error) {
        if (isApiError(error) && error.status >= 400 && error.status < 500) {
          refused = true;
          setAllowed(false);
          setAnswered(true);
          return;
        }
        // Without a connection, what this device kept is all there is.
        if (first && here) setDraft(here);
      }
      if (!gone) timer = window.setTimeout(begin, wait);
    };
    const begin = () => {
      told = beat();
    };
    begin();
    const leave = () => {
      if (!refused) void ask(edicionApi.dejarDeEditar, place, { keepalive: true }).catch(() => undefined);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      gone = true;
      window.clearTimeout(timer);
      window.removeEventListener('pagehide', leave);
      // One that is on its way would arrive after the leave-taking and undo it.
      void told.then(leave);
    };
  }, [place, here]);

  const keep = async (keepalive = false) => {
    if (drafts === null || typed === null) return;
    const body = { base, valores: typed };
    keptForms.write(me(), formId(drafts), body);
    setTextHere(text);
    if (!allowed) return;
    try {
      await ask(edicionApi.guardarBorrador, { ...drafts, body }, { keepalive });
      keptForms.drop(me(), formId(drafts), (left) => sameText(left, body));
      setKeptText(text);
      noteUnsaved(drafts, serverTime().toISOString());
    } catch {
      // Without a connection it stays on this device, and goes when the network is back.
    }
  };
  const drop = async () => {
    setDraft(null);
    setKeptText(null);
    setTextHere(null);
    if (drafts === null) return;
    keptForms.erase(me(), formId(drafts));
    noteUnsaved(drafts, null);
    await ask(edicionApi.descartarBorrador, drafts).catch(() => undefined);
  };

  const keeps = drafts !== null;
  const settle = useEffectEvent(() => void (text === null ? drop() : keep()));
  useEffect(() => {
    const settled = text === (allowed ? keptText : textHere) && (text !== null || textHere === null);
    if (allowed === false || !keeps || settled) return;
    const timer = setTimeout(() => settle(), text === null ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, allowed, keeps, keptText, textHere]);

  const waits = allowed === true && text !== null && text !== keptText;
  useWhenOnline(waits && text === textHere, () => void keep(), AGAIN_MS);
  const hurry = useEffectEvent(() => {
    if (waits) void keep(true);
  });
  useEffect(() => {
    const leave = () => hurry();
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);

  return {
    place,
    others,
    draft,
    foreseen,
    answered,
    kept: text !== null && text === keptText,
    /** This device has it: closing the page loses nothing. */
    keptHere: text !== null && (text === keptText || text === textHere),
    forget: () => setDraft(null),
    drop,
  };
}
