import type { Said } from '#parts/entregas/anotaciones/notes.ts';

const AFTER_OPENING = 120;

const find = ({ id, ancla }: Said): HTMLElement | null =>
  ancla.tipo === 'segundo'
    ? document.querySelector<HTMLMediaElement>(`[data-recording="${ancla.archivoId}"] :is(audio, video)`)
    : document.querySelector<HTMLElement>(`:is(button, mark)[data-note="${id}"]`);

function show(note: Said): void {
  const place = find(note);
  place?.scrollIntoView({ block: 'center' });
  place?.focus({ preventScroll: true });
  if (note.ancla.tipo !== 'segundo' || !(place instanceof HTMLMediaElement)) return;
  place.currentTime = note.ancla.segundo;
  // Where it may not begin by itself it waits there.
  place.play().catch(() => undefined);
}

/** From what was said to what it speaks of, whose file is opened first. */
export function goTo(note: Said): void {
  const { ancla } = note;
  const file =
    ancla.tipo === 'texto'
      ? null
      : document.querySelector<HTMLDetailsElement>(`details[data-file="${ancla.archivoId}"]`);
  if (!file || file.open) {
    if (ancla.tipo === 'pagina')
      document
        .querySelector(`details[data-file="${ancla.archivoId}"] [data-page="${ancla.pagina}"]`)
        ?.scrollIntoView({ block: 'nearest' });
    show(note);
    return;
  }
  file.open = true;
  window.setTimeout(() => goTo(note), AFTER_OPENING);
}
