import { useEffect, useEffectEvent } from 'react';
import { tellKept } from '#pages/curso/beats/tell-kept.ts';

/** What an earlier visit could not tell is told on arrival, and again when the network is back. */
export function useKeptBeats(usuarioId: string, open: string | undefined): void {
  const tellAll = useEffectEvent((person: string) => void tellKept(person, open));
  useEffect(() => {
    const all = () => tellAll(usuarioId);
    all();
    window.addEventListener('online', all);
    return () => window.removeEventListener('online', all);
  }, [usuarioId]);
}
