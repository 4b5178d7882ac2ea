import { useRef } from 'react';
import { useEndInView } from '#tipos/end-in-view.ts';
import { useReadingPlace } from '#tipos/lectura/reading-place.ts';
import type { PlayerProps } from '#tipos/player.ts';
import { Prose } from '#ui/rich-text/Prose.tsx';

/** A text to be read: it opens at the paragraph where it was left. */
export function Player({ abierta, contenido, onLatido, onFin }: PlayerProps<'lectura'>) {
  const text = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const done = abierta.progreso?.estado === 'completada';
  const start = abierta.posicion?.parrafo ?? 0;
  useReadingPlace(text, contenido.html, start, done, (parrafo) => onLatido({ parrafo }));
  useEndInView(end, onFin);
  return (
    <>
      <Prose ref={text} html={contenido.html} lead />
      {contenido.html === '' && <p>Esta lectura todavía no tiene texto.</p>}
      <div ref={end} aria-hidden />
    </>
  );
}
