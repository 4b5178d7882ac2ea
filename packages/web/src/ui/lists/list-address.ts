import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useRef } from 'react';

export type Search = Readonly<Record<string, string | undefined>>;

const CURSOR = 'cursor';
const BEFORE = 'antes';

/** A word of the address, if the page knows it: anyone can write an address. */
export function knownWord<W extends string>(
  words: Readonly<Record<W, unknown>>,
  word: string | undefined,
): W | undefined {
  const isKnown = (one: string): one is W => Object.hasOwn(words, one);
  return word !== undefined && isKnown(word) ? word : undefined;
}

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A word of the address that may be the id of a record. */
export const isId = (word: string | undefined): boolean => ID.test(word ?? '');

/** A list's search, filters, order and page, all in the address: a reload or a sent link shows the same rows. */
export function useListAddress() {
  const search: Search = useSearch({ strict: false });
  const navigate = useNavigate();
  const router = useRouter();
  const walked = useRef(0);
  const before = Number(search[BEFORE] ?? 0) || 0;

  const go = (next: Search, replace: boolean) =>
    void navigate({ to: '.', search: next as never, replace, resetScroll: false });

  return {
    search,
    cursor: search[CURSOR],
    /** Another question begins again at the first page. */
    set: (patch: Search) => {
      walked.current = 0;
      go({ ...search, [CURSOR]: undefined, [BEFORE]: undefined, ...patch }, true);
    },
    /** What is looked at over the list, which stays on its page: going back closes it. */
    open: (patch: Search) => go({ ...search, ...patch }, false),
    close: (patch: Search) => go({ ...search, ...patch }, true),
    /** What `Pager` needs, given the page that came. */
    pager: (siguiente: string | null, count: number) => ({
      before,
      count,
      onPrevious: before > 0 ? () => previous() : undefined,
      onNext: siguiente
        ? () => {
            walked.current += 1;
            go({ ...search, [CURSOR]: siguiente, [BEFORE]: String(before + count) }, false);
          }
        : undefined,
    }),
  };

  // Keyset pages know only what comes next: the way back is the browser's own, or the first page after a reload.
  function previous() {
    if (walked.current === 0) return go({ ...search, [CURSOR]: undefined, [BEFORE]: undefined }, false);
    walked.current -= 1;
    router.history.back();
  }
}
