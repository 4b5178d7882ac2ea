import type { Azar } from '#preguntas/tipos/tipo.ts';

/** The same draw for the same seed: what is on the page does not change order at each key. */
export function azarDe(seed: number): Azar {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
