import type { EnPapelera } from '@catedra/shared/papelera/schemas.ts';
import classes from '#parts/papelera/Bin.module.css';
import { doneIn, whatIsDone } from '#parts/papelera/results.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { TextLink } from '#ui/frame/TextLink.tsx';

interface BinResultsProps {
  readonly entry: EnPapelera | null;
  readonly onClose: () => void;
}

/** What was done in a section or a course that was deleted: the results of each evaluation, the works of each task. */
export function BinResults({ entry, onClose }: BinResultsProps) {
  return (
    <Dialog
      opened={entry !== null}
      onClose={onClose}
      title={entry ? `${whatIsDone(entry)} de «${entry.titulo}»` : ''}
    >
      <ul className={`look-list ${classes.results}`}>
        {(entry ? doneIn(entry) : []).map(({ actividadId, titulo, words, ...link }) => (
          <li key={actividadId}>
            <TextLink {...link}>{titulo}</TextLink>
            <small>{words}</small>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
