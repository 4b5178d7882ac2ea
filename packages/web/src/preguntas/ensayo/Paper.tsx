import { Lines } from '#preguntas/PaperLines.tsx';
import type { PaperProps } from '#preguntas/formas.ts';
import { Prose } from '#ui/rich-text/Prose.tsx';
import { cuenta } from '#ui/words/words.ts';

const WORDS_PER_LINE = 12;
const [FEWEST, MOST] = [8, 32];

/** As many lines as its words need. */
export function Paper({ publica: { minPalabras, maxPalabras, plantilla } }: PaperProps<'ensayo'>) {
  const lines = Math.ceil((maxPalabras ?? minPalabras ?? 0) / WORDS_PER_LINE);
  const asked = [
    ...(minPalabras === null ? [] : [`al menos ${cuenta(minPalabras, 'palabra')}`]),
    ...(maxPalabras === null ? [] : [`como mucho ${cuenta(maxPalabras, 'palabra')}`]),
  ].join(' y ');
  return (
    <>
      {asked !== '' && <p className="look-quiet">Escribe {asked}.</p>}
      {plantilla !== '' && <Prose html={plantilla} />}
      <Lines count={Math.min(MOST, Math.max(FEWEST, lines))} />
    </>
  );
}
