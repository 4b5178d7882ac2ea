/** One wait at a time: another takes its place. */
export function createAlarm(ring: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const off = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    off,
    isSet: () => timer !== undefined,
    set(wait: number): void {
      off();
      timer = setTimeout(() => {
        timer = undefined;
        ring();
      }, wait);
    },
  };
}
