import type { IntentoEnCurso } from '@catedra/shared/intentos/en-curso.ts';
import { useEffect, useRef } from 'react';
import { preloadInside, preloadPlayers } from '#preguntas/players.ts';

/** Everything the attempt needs comes before the network goes: the kinds in it, and its pictures. */
export function useReady({ preguntas }: Pick<IntentoEnCurso, 'preguntas'>): void {
  const done = useRef(0);
  useEffect(() => {
    const known = preguntas.filter(({ publica }) => publica !== null);
    if (known.length === done.current) return;
    done.current = known.length;
    void preloadPlayers(known.map(({ tipo }) => tipo));
    preloadInside(known.map(({ tipo }) => tipo));
    for (const [, address = ''] of JSON.stringify(known).matchAll(/src=\\"(\/archivos\/[^"\\]+)/g))
      new Image().src = address;
  }, [preguntas]);
}

/** The question one goes to is read from its beginning. */
export function usePlace(shown: readonly number[], first: number | null) {
  const wanted = useRef(first);
  useEffect(() => {
    const lugar = wanted.current;
    if (lugar === null || !shown.includes(lugar)) return;
    wanted.current = null;
    const statement = document.getElementById(`enunciado-${lugar}`);
    statement?.focus({ preventScroll: true });
    // The first one has the line about what is safe above it.
    if (lugar === shown[0]) window.scrollTo({ top: 0 });
    else statement?.closest('section')?.scrollIntoView({ block: 'start' });
  });
  return (lugar: number) => {
    wanted.current = lugar;
  };
}
