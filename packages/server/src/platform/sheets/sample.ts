const ACCENT = /[^ -~\s]/;
const LETTER = /\p{L}/u;

/** Looks for the cell that best shows whether the encoding is right, without keeping the rows. */
export function createSampler() {
  let accented: string | undefined;
  let first: string | undefined;
  return {
    look(cells: readonly string[]): void {
      if (accented !== undefined) return;
      accented = cells.find((cell) => ACCENT.test(cell));
      first ??= cells.find((cell) => LETTER.test(cell));
    },
    get: () => ({ accented, first }),
  };
}
