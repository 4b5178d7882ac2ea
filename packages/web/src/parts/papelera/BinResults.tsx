import type { EnPapelera } from '@catedra/shared/papelera/schemas.ts';
import classes from '#parts/papelera/Bin.module.css';
import { resultsOf } from '#parts/papelera/results.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { TextLink } from '#ui/frame/TextLink.tsx';
import { cuenta } from '#ui/words/words.ts';

interface BinResultsProps {
  readonly entry: EnPapelera | null;
  readonly onClose: () => void;
}

/** The evaluations of a section or a course that was deleted: each one's results. */
export function BinResults({ entry, onClose }: BinResultsProps) {
  return (
    <Dialog opened={entry !== null} onClose={onClose} title={entry ? `Resultados de «${entry.titulo}»` : ''}>
      <ul className={`look-list ${classes.results}`}>
        {entry?.pruebas.map((prueba) => (
          <li key={prueba.actividadId}>
            <TextLink {...resultsOf(entry.curso.id, prueba)}>{prueba.titulo}</TextLink>
            <small>
              {cuenta(prueba.personas, 'persona')} la {prueba.personas === 1 ? 'hizo' : 'hicieron'}
            </small>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
