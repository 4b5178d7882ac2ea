import { useState } from 'react';

const KEY = 'contenido.panel';

type Width = 'ancho' | 'estrecho';

function remembered(): Width | null {
  try {
    const kept = window.localStorage.getItem(KEY);
    return kept === 'ancho' || kept === 'estrecho' ? kept : null;
  } catch {
    return null;
  }
}

/** Wide holds the editor and the settings side by side; until someone chooses, what has nothing inside opens wide. */
export function usePanelWidth(id: string | undefined, ready: boolean) {
  const [chosen, setChosen] = useState(remembered);
  // As it was when it was opened: it must not shrink under whoever has just written its first words.
  const [opened, setOpened] = useState({ id, wide: !ready });
  if (opened.id !== id) setOpened({ id, wide: !ready });
  const choose = (wide: boolean) => {
    const next = wide ? 'ancho' : 'estrecho';
    setChosen(next);
    try {
      window.localStorage.setItem(KEY, next);
    } catch {
      // A browser that keeps nothing still shows it so until it is closed.
    }
  };
  return { wide: chosen ? chosen === 'ancho' : opened.wide, choose };
}
