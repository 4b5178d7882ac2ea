import katex, { ParseError } from 'katex';
import { FORMULA } from '#ui/rich-text/formulas.ts';

const SAYS: readonly (readonly [RegExp, (found: string) => string])[] = [
  [/Undefined control sequence: (\\\S+)/, (found) => `«${found}» no existe. Revisa cómo se escribe.`],
  [/[Ee]xpected '}'/, () => 'Falta cerrar una llave «}».'],
  [/Expected 'EOF', got '}'/, () => 'Sobra una llave «}».'],
  [/Expected '\\right', got/, () => 'Un «\\left» se ha quedado sin su «\\right».'],
  [/Expected group after '(.+?)'/, (found) => `A «${found}» le falta lo que va detrás.`],
  [/Expected group as argument to '(.+?)'/, (found) => `A «${found}» le falta lo que va entre llaves.`],
  [/No such environment: (\S+)/, (found) => `«${found}» no es una clase de bloque.`],
  [
    /Double (superscript|subscript)/,
    (which) =>
      `Hay dos ${which === 'subscript' ? 'subíndices' : 'exponentes'} seguidos: agrúpalos entre llaves.`,
  ],
];

/** What is wrong in a formula, in words; null when it can be read. */
export function formulaError(latex: string): string | null {
  try {
    katex.renderToString(latex, FORMULA);
    return null;
  } catch (error) {
    if (!(error instanceof ParseError)) return 'No se entiende la fórmula.';
    for (const [pattern, words] of SAYS) {
      const found = pattern.exec(error.message);
      if (found) return words(found[1] ?? '');
    }
    const near = latex.slice(error.position ?? 0, (error.position ?? 0) + 12).trim();
    return near ? `No se entiende a partir de «${near}».` : 'No se entiende la fórmula.';
  }
}
