import classes from '#ui/Avatar.module.css';
import { iniciales } from '#ui/words.ts';

interface AvatarProps {
  readonly nombre: string;
  readonly apellidos: string;
  readonly size?: number;
}

/** Two letters in a disc; the name always stands beside it. */
export function Avatar({ nombre, apellidos, size = 28 }: AvatarProps) {
  return (
    <b className={classes.avatar} style={{ width: size, height: size }} aria-hidden>
      {iniciales(nombre, apellidos)}
    </b>
  );
}
