import { Avatar } from '#ui/people/Avatar.tsx';
import classes from '#ui/people/PersonName.module.css';

interface PersonNameProps {
  readonly nombre: string;
  readonly apellidos: string;
}

/** "**Aguirre Beltrán**, Lucía": as lists that sort by surname write it. */
export function PersonName({ nombre, apellidos }: PersonNameProps) {
  if (!apellidos) return <b>{nombre}</b>;
  return (
    <>
      <b>{apellidos}</b>, {nombre}
    </>
  );
}

interface PersonInListProps extends PersonNameProps {
  readonly foto?: string | null;
  /** In a list with one row for each, so that neighbours differ; whoever has several looks the same in all. */
  readonly place?: number;
  /** A second line under the name. */
  readonly beneath?: string;
}

/** A face and the name beside it, as lists of people begin their rows. */
export const PersonInList = ({ nombre, apellidos, foto, place, beneath }: PersonInListProps) => (
  <span className={classes.person} data-person>
    <span className={classes.face} data-face>
      <Avatar nombre={nombre} apellidos={apellidos} foto={foto} place={place} />
    </span>
    <span className={classes.name}>
      <span className={classes.whole}>
        <PersonName nombre={nombre} apellidos={apellidos} />
      </span>
      {beneath && <small className={`look-faint ${classes.beneath}`}>{beneath}</small>}
    </span>
  </span>
);

export const fullName = ({ nombre, apellidos }: PersonNameProps): string => `${nombre} ${apellidos}`.trim();
