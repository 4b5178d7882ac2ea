import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconLayoutGrid } from '@tabler/icons-react';
import classes from '#pages/intentos/sala/Room.module.css';

interface MovesProps {
  readonly first: boolean;
  /** A question that is left does not come back. */
  readonly oneWay: boolean;
  readonly last: boolean;
  readonly escribe: boolean;
  readonly pending: boolean;
  /** Why the last press could do nothing. */
  readonly refused: string | null;
  readonly onMove: (by: number) => void;
  readonly onDeliver: () => void;
}

/** Back and on, at the foot of the window: in one place whatever the question takes, with the keys between. */
export const Moves = ({ letters, ...props }: MovesProps & { readonly letters: boolean }) => (
  <div className={classes.moves}>
    <Refused words={props.refused} />
    {props.oneWay ? (
      <span />
    ) : (
      <Button
        variant="default"
        leftSection={<IconChevronLeft size={18} stroke={1.75} aria-hidden />}
        disabled={props.first}
        onClick={() => props.onMove(-1)}
      >
        Anterior
      </Button>
    )}
    <KeysLine letters={letters} />
    <Onward {...props} />
  </div>
);

interface FootProps extends MovesProps {
  /** "3 de 15" */
  readonly where: string;
  readonly onMap: () => void;
}

/** The same at the thumb, with the way to all of them. */
export const Foot = ({ where, onMap, ...props }: FootProps) => (
  <nav className={`look-wrap ${classes.foot}`} aria-label="Recorrer la prueba">
    <Refused words={props.refused} />
    {!props.oneWay && (
      <Button variant="subtle" aria-label="Anterior" disabled={props.first} onClick={() => props.onMove(-1)}>
        <IconChevronLeft size={20} stroke={1.75} aria-hidden />
      </Button>
    )}
    <Button
      variant="subtle"
      leftSection={<IconLayoutGrid size={20} stroke={1.75} aria-hidden />}
      aria-haspopup="dialog"
      onClick={onMap}
    >
      {where}
    </Button>
    <Onward {...props} />
  </nav>
);

const Refused = ({ words }: { readonly words: string | null }) =>
  words !== null && (
    <p className={classes.refused} role="alert">
      {words}
    </p>
  );

function Onward({ last, escribe, pending, onMove, onDeliver }: MovesProps) {
  if (last)
    return (
      <Button disabled={!escribe} onClick={onDeliver}>
        Entregar
      </Button>
    );
  return (
    <Button
      loading={pending}
      rightSection={<IconChevronRight size={18} stroke={1.75} aria-hidden />}
      onClick={() => onMove(1)}
    >
      Siguiente
    </Button>
  );
}

/** Said where it is pressed: who goes on without answering does not find it again. */
export const OneWayLine = ({ last }: { readonly last: boolean }) => (
  <p className={`look-quiet ${classes.oneWay}`}>
    {last ? 'No se vuelve a las anteriores.' : 'Al pasar a la siguiente ya no se vuelve a esta.'}
  </p>
);

/** The keys that do something here: letters, only where there are options. */
const KeysLine = ({ letters }: { readonly letters: boolean }) => (
  <p className={classes.keys} aria-hidden>
    {letters && (
      <span>
        <kbd>A</kbd> <kbd>B</kbd>… responder
      </span>
    )}
    <span>
      <kbd>M</kbd> marcar
    </span>
    <span>
      <kbd>←</kbd> <kbd>→</kbd> cambiar de pregunta
    </span>
  </p>
);
