const DOUBLE_CLICK = 500;

export const clickedAt = (): number => Date.now();

/** Whether what is pressed now may be the second half of a double click that began then; not so if the clock was put back. */
export function isDoubleOf(then: number): boolean {
  const passed = clickedAt() - then;
  return passed >= 0 && passed < DOUBLE_CLICK;
}
