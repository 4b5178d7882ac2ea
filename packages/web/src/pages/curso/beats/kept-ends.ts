const keyOf = (usuarioId: string) => `catedra:terminadas:${usuarioId}`;

/** The activities whose end was reached and could not be told yet: they outlive the tab. */
export function readEnds(usuarioId: string): readonly string[] {
  try {
    return JSON.parse(window.localStorage.getItem(keyOf(usuarioId)) ?? '[]') as string[];
  } catch {
    return [];
  }
}

export function keepEnd(usuarioId: string, actividadId: string, kept: boolean): void {
  const others = readEnds(usuarioId).filter((id) => id !== actividadId);
  const ends = kept ? [...others, actividadId] : others;
  try {
    if (ends.length === 0) window.localStorage.removeItem(keyOf(usuarioId));
    else window.localStorage.setItem(keyOf(usuarioId), JSON.stringify(ends));
  } catch {
    // A browser without room for it goes on insisting while the tab is open.
  }
}
