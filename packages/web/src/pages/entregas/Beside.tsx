import { IconCheck, IconUsers } from '@tabler/icons-react';
import classes from '#pages/entregas/Entregas.module.css';
import { useOpenBy } from '#pages/entregas/open-by.ts';
import type { Place } from '#pages/entregas/queries.ts';
import type { Sitting } from '#pages/entregas/sitting.ts';
import { TextButton } from '#ui/frame/TextLink.tsx';
import { enumerar } from '#ui/words/words.ts';

interface BesideProps {
  readonly place: Place;
  readonly sitting: Sitting;
}

/** At the end of the line above what is being marked: who else has it open, or else what was saved on the way here. */
export function Beside({ place: { id, lugar }, sitting: { arrived, paso, go } }: BesideProps) {
  const others = useOpenBy(id, lugar);
  const next = paso?.pendiente ?? null;
  if (others.length === 0)
    return (
      <span className={classes.saved} role="status">
        {arrived && (
          <>
            <IconCheck size={16} stroke={2} aria-hidden />
            {arrived}
          </>
        )}
      </span>
    );
  const names = enumerar(others.map(({ nombre }) => nombre));
  return (
    <span className={classes.saved} role="status" data-others>
      <IconUsers size={16} stroke={1.75} aria-hidden />
      {names} {others.length === 1 ? 'también la tiene abierta' : 'también la tienen abierta'}
      {next && <TextButton onClick={() => go(next)}>Pasar a otra</TextButton>}
    </span>
  );
}
