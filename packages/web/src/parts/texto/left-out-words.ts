import type { LeftOut } from '#parts/texto/pasted-html.ts';
import { cuenta, enumerar } from '#ui/words/words.ts';

/** "No han podido venir 2 imágenes y 1 marco." Null when everything came. */
export function leftOutWords({ pictures, frames, folds, objects }: LeftOut): string | null {
  const gone = [
    pictures > 0 && cuenta(pictures, 'imagen', 'imágenes'),
    frames > 0 && cuenta(frames, 'marco'),
    objects > 0 && cuenta(objects, 'objeto incrustado', 'objetos incrustados'),
  ].filter((words) => words !== false);
  const sentences = [
    gone.length > 0 &&
      `No ${pictures + frames + objects === 1 ? 'ha' : 'han'} podido venir ${enumerar(gone)}.`,
    pictures > 0 && 'Guarda las imágenes como PNG o JPG y ponlas a mano.',
    folds > 0 &&
      (folds === 1
        ? 'Un apartado que se plegaba viene abierto.'
        : `${folds} apartados que se plegaban vienen abiertos.`),
  ].filter((words) => words !== false);
  return sentences.length > 0 ? sentences.join(' ') : null;
}
