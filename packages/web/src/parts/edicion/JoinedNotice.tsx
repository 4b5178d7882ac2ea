import { IconArrowsJoin } from '@tabler/icons-react';
import classes from '#parts/edicion/EditingNotice.module.css';
import { TextButton } from '#ui/frame/TextLink.tsx';

/** With whose changes one's own were joined. */
export interface Joined {
  /** It was oneself, in another window. */
  readonly yo: boolean;
  /** Null where it is not known who. */
  readonly nombre: string | null;
}

export function joinedWords({ yo, nombre }: Joined): string {
  if (yo) return 'Se han unido tus cambios con los que guardaste en otra ventana.';
  return nombre
    ? `Se han unido tus cambios con los de ${nombre}.`
    : 'Se han unido tus cambios con los que otra persona guardó a la vez.';
}

interface JoinedNoticeProps {
  readonly joined: Joined | null;
  readonly onRead: () => void;
}

/** Two people wrote in different places and both are there: said to each of them, once, and nothing is asked. */
export const JoinedNotice = ({ joined, onRead }: JoinedNoticeProps) => (
  <div className={classes.others} role="status">
    {joined && (
      <>
        <IconArrowsJoin size={18} stroke={1.75} aria-hidden />
        <p className={classes.words}>{joinedWords(joined)}</p>
        <TextButton onClick={onRead}>Entendido</TextButton>
      </>
    )}
  </div>
);

/** The same where nothing else is said of who edits. */
export const JoinedAtFoot = (props: JoinedNoticeProps) => (
  <div className={classes.late}>
    <JoinedNotice {...props} />
  </div>
);
