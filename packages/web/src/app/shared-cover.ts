import type { AnyRouter } from '@tanstack/react-router';

type Transition = NonNullable<AnyRouter['options']['defaultViewTransition']>;

/** Lists of courses, and where each course of theirs opens. */
const SHELVES = [
  { list: '/home', course: '/curso/' },
  { list: '/admin/cursos', course: '/admin/cursos/actualizar/' },
] as const;

/** From a list to one of its courses, or back. */
export const sharesCover = (from: string, to: string): boolean =>
  SHELVES.some(
    ({ list, course }) =>
      (from === list && to.startsWith(course)) || (to === list && from.startsWith(course)),
  );

const supported = (): boolean =>
  typeof CSS !== 'undefined' && CSS.supports('selector(:active-view-transition-type(portada))');

const still = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The cover goes along; every other page changes at once, as it does where the browser can't do this. */
export const sharedCover = (): Transition | undefined =>
  supported()
    ? {
        types: ({ fromLocation, toLocation }) =>
          fromLocation && !still() && sharesCover(fromLocation.pathname, toLocation.pathname)
            ? ['portada']
            : false,
      }
    : undefined;
