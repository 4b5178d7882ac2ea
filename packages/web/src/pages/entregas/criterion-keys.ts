import type { Criterio } from '@catedra/shared/actividades/tipos/tarea/contenido.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Shortcuts, useShortcuts } from '#ui/forms/shortcuts.ts';
import { isTyping } from '#ui/forms/typing.ts';

const LEVELS = [1, 2, 3, 4, 5, 6];
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * The digits give the levels of one criterion after another, and the arrows go from one to the next while the keyboard is
 * among them: elsewhere they move the page, which is being read.
 */
export function useCriterionKeys(
  rubrica: readonly Criterio[],
  give: (criterion: number, points: number) => void,
) {
  const list = useRef<HTMLFieldSetElement>(null);
  const [active, setActive] = useState(0);
  const all = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-criterion]') ?? [])];
  const go = (to: number) => {
    const one = all()[to];
    if (!one) return;
    setActive(to);
    (one.matches('[role]') ? one : one.querySelector('input'))?.focus({ preventScroll: true });
    one.scrollIntoView({ block: 'nearest' });
  };
  const level = (digit: number) => {
    const points = rubrica[active]?.niveles?.[digit - 1]?.puntos;
    if (points === undefined) return;
    give(active, points);
    go(Math.min(active + 1, rubrica.length - 1));
  };
  const keys: Shortcuts = Object.fromEntries(LEVELS.map((digit) => [`${digit}`, () => level(digit)]));
  useShortcuts(rubrica.some(({ niveles }) => niveles) ? keys : {});
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || isTyping(event.target) || event.altKey || event.ctrlKey || event.metaKey)
      return;
    event.preventDefault();
    go(active + step);
  });
  useEffect(() => {
    const here = list.current;
    const listen = (event: KeyboardEvent) => press(event);
    here?.addEventListener('keydown', listen);
    return () => here?.removeEventListener('keydown', listen);
  }, [list]);
  return { list, active, enter: setActive };
}
