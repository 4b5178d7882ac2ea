import { useState } from 'react';
import { useNow } from '#ui/words/zone.tsx';

/** A moment that passed is seldom meant: it is asked about once before it is given. */
export function useAskPast(moment: string | null) {
  const now = useNow();
  const [asked, setAsked] = useState<string | null>(null);
  const passed = moment !== null && new Date(moment) < now;
  return {
    /** The question is on the screen: the next press is the answer. */
    asking: passed && asked === moment,
    /** True when it has to be asked first; what is asked stays until the moment changes. */
    ask(): boolean {
      if (!passed || asked === moment) return false;
      setAsked(moment);
      return true;
    },
  };
}
