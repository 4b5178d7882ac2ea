import { useState } from 'react';
import { byBrowser } from '#platform/remembered.ts';

const KEY = 'contenido.panel';

type Width = 'ancho' | 'estrecho';

function remembered(): Width | null {
  const kept = byBrowser.read(KEY);
  return kept === 'ancho' || kept === 'estrecho' ? kept : null;
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
    byBrowser.write(KEY, next);
  };
  return { wide: chosen ? chosen === 'ancho' : opened.wide, choose };
}
