import * as entregasApi from '@catedra/shared/entregas/api.ts';
import type { QuienCorrige } from '@catedra/shared/entregas/cola.ts';
import { useEffect, useState } from 'react';
import { isApiError } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';

/** Half of what the server waits before it takes someone for gone, and a little less. */
const BEAT_MS = 20_000;
/** While somebody else is named: whoever leaves says so, and is not kept on the screen. */
const BEAT_WITH_OTHERS_MS = 4000;

/** Tells that a work, or an answer, is being marked here, and hears who else has it open. */
export function useOpenBy(id: string, lugar: number | null): readonly QuienCorrige[] {
  const [others, setOthers] = useState<readonly QuienCorrige[]>([]);
  useEffect(() => {
    const input = { id, body: { lugar } };
    let timer = 0;
    let gone = false;
    let refused = false;
    let told = Promise.resolve();
    const beat = async () => {
      let wait = BEAT_MS;
      try {
        const { otros } = await ask(entregasApi.estarCorrigiendo, input);
        if (gone) return;
        if (otros.length > 0) wait = BEAT_WITH_OTHERS_MS;
        setOthers(otros);
      } catch (error) {
        refused = isApiError(error) && error.status >= 400 && error.status < 500;
        if (refused) return;
      }
      if (!gone) timer = window.setTimeout(begin, wait);
    };
    const begin = () => {
      told = beat();
    };
    begin();
    const leave = () => {
      if (!refused) void ask(entregasApi.dejarDeCorregir, input, { keepalive: true }).catch(() => undefined);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      gone = true;
      window.clearTimeout(timer);
      window.removeEventListener('pagehide', leave);
      // One that is on its way would arrive after the leave-taking and undo it.
      void told.then(leave);
    };
  }, [id, lugar]);
  return others;
}
