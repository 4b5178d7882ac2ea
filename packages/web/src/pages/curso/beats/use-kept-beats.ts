import { useEffect, useEffectEvent } from 'react';
import { readKept } from '#pages/curso/beats/kept-beats.ts';
import { readEnds } from '#pages/curso/beats/kept-ends.ts';

/** What an earlier visit could not tell is told on arrival, and again when the network is back. */
export function useKeptBeats(usuarioId: string, open: string | undefined): void {
  const tellAll = useEffectEvent((person: string) => void tell(person, open));
  useEffect(() => {
    const all = () => tellAll(usuarioId);
    all();
    window.addEventListener('online', all);
    return () => window.removeEventListener('online', all);
  }, [usuarioId]);
}

/** There is seldom anything: what tells it comes only then. */
async function tell(usuarioId: string, open: string | undefined): Promise<void> {
  if (Object.keys(readKept(usuarioId)).length === 0 && readEnds(usuarioId).length === 0) return;
  const { tellKept } = await import('#pages/curso/beats/tell-kept.ts');
  await tellKept(usuarioId, open);
}
