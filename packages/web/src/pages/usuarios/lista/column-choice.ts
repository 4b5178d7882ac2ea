import { useState } from 'react';

const USUAL: readonly string[] = ['correo', 'perfil', 'grupos', 'estado', 'acceso'];

const keyOf = (personaId: string) => `usuarios.columnas.${personaId}`;

function remembered(personaId: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(keyOf(personaId)) ?? 'null');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : USUAL;
  } catch {
    return USUAL;
  }
}

/** Which columns this person wants to see, on this browser. */
export function useColumnChoice(personaId: string) {
  const [shown, setShown] = useState(() => remembered(personaId));
  const choose = (next: readonly string[]) => {
    setShown(next);
    try {
      window.localStorage.setItem(keyOf(personaId), JSON.stringify(next));
    } catch {
      // A browser that keeps nothing still shows them until it is closed.
    }
  };
  return { shown, choose, reset: () => choose(USUAL), usual: shown.join() === USUAL.join() };
}

export type ColumnChoice = ReturnType<typeof useColumnChoice>;
