import katex from 'katex';
import 'katex/dist/katex.min.css';

/** Neither links nor styles nor endless macros: what a formula may do is to be a formula. */
export const FORMULA = {
  // The library marks what it can't understand with a style of its own, which the page's policy refuses.
  throwOnError: true,
  errorColor: 'currentColor',
  trust: false,
  strict: false,
  maxSize: 20,
  maxExpand: 500,
} as const;

/** Writes each formula in its place; one that can't be understood stays as it was typed. */
export async function writeFormulas(root: HTMLElement): Promise<void> {
  const places = [...root.querySelectorAll<HTMLElement>('[data-latex]')];
  // Chemistry weighs as much again as half of the rest: it comes for a text that has any.
  if (places.some(({ dataset }) => /\\(?:ce|pu)\b/.test(dataset.latex ?? '')))
    await import('katex/contrib/mhchem');
  for (const place of places) {
    const { latex = '', type } = place.dataset;
    try {
      katex.render(latex, place, { ...FORMULA, displayMode: type === 'block-math' });
    } catch {
      place.textContent = latex;
    }
  }
}
