import { createContext, type MouseEvent, type ReactNode, type RefObject, use, useRef } from 'react';
import { clickedAt, isDoubleOf } from '#platform/double-click.ts';

interface Step {
  readonly id: string;
  readonly at: number;
}

const NONE: Step = { id: '', at: -Infinity };
const LastStep = createContext<RefObject<Step>>({ current: NONE });

/** While one is in a course, its buttons know of the last step that any of them took. */
export function StepByStep({ children }: { readonly children: ReactNode }) {
  return <LastStep value={useRef(NONE)}>{children}</LastStep>;
}

/** The second click of a double one falls on the activity that the first one opened: it must not leave it, nor mark it. */
export function useOneStep(id: string) {
  const last = use(LastStep);
  return (event: MouseEvent) => {
    if (last.current.id !== id && isDoubleOf(last.current.at)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    last.current = { id, at: clickedAt() };
  };
}
