import type { Ancla } from '@catedra/shared/entregas/ancla.ts';
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent } from 'react';
import classes from '#parts/entregas/anotaciones/Pins.module.css';
import type { Notes } from '#parts/entregas/anotaciones/notes.ts';

export type Point = Extract<Ancla, { readonly x: number }>;

interface PinsProps {
  readonly notes: Notes;
  /** The picture, or the page of a document, over which they stand. */
  readonly ground: RefObject<HTMLElement | null>;
  /** The point of it that is spoken of; null of what speaks of something else. */
  readonly pointOf: (ancla: Ancla) => Point | null;
  readonly at: (x: number, y: number) => Point;
}

const exact = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 10_000;

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const STEP = 0.01;
const LONG_STEP = 0.05;

/** What was said of points of a picture; whoever marks presses another, and moves it by the arrows until it is kept. */
export function Pins({ notes, ground, pointOf, at }: PinsProps) {
  const { numbered, draft, begin, move, read } = notes;
  const press = useEffectEvent((event: MouseEvent) => {
    const here = ground.current;
    if (!begin || !here || (event.target instanceof Element && event.target.closest('button, a'))) return;
    if (window.getSelection()?.isCollapsed === false) return;
    const { left, top, width, height } = here.getBoundingClientRect();
    begin(at(exact((event.clientX - left) / width), exact((event.clientY - top) / height)));
  });
  useEffect(() => {
    const here = ground.current;
    const listen = (event: MouseEvent) => press(event);
    here?.addEventListener('click', listen);
    return () => here?.removeEventListener('click', listen);
  }, [ground]);
  const isNew = draft !== null && numbered.every(({ id }) => id !== draft.id);
  const place = isNew ? pointOf(draft.ancla) : null;
  const byKey = (event: KeyboardEvent, { x, y }: Point) => {
    const [across, down] = STEPS[event.key] ?? [];
    if (across === undefined || down === undefined) return;
    event.preventDefault();
    const step = event.shiftKey ? LONG_STEP : STEP;
    move(at(exact(x + across * step), exact(y + down * step)));
  };
  return (
    <>
      {numbered.map(({ id, n, ancla }) => {
        const point = pointOf(ancla);
        return (
          point && (
            <button
              key={id}
              type="button"
              className={classes.pin}
              style={placed(point)}
              data-note={id}
              aria-label={`Comentario ${n}`}
              onClick={() => read(id)}
            >
              {n}
            </button>
          )
        );
      })}
      {draft && place && (
        <button
          type="button"
          className={classes.pin}
          style={placed(place)}
          data-note={draft.id}
          data-draft
          data-own-keys
          aria-label="El punto del comentario: se mueve con las flechas"
          onKeyDown={(event) => byKey(event, place)}
          onClick={() => read(draft.id)}
        >
          +
        </button>
      )}
    </>
  );
}

const placed = ({ x, y }: Point) => ({ left: `${x * 100}%`, top: `${y * 100}%` });
