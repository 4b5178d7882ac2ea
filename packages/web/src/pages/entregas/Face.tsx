import type { Vecina } from '@catedra/shared/entregas/cola.ts';
import { IconEyeOff } from '@tabler/icons-react';
import classes from '#pages/entregas/Face.module.css';
import { Avatar } from '#ui/people/Avatar.tsx';

interface FaceProps {
  readonly persona: Vecina['persona'];
  readonly place?: number;
  readonly size?: number;
}

/** Whose it is, or the mark of whoever is not to be known yet. */
export const Face = ({ persona, place, size = 36 }: FaceProps) =>
  persona.sinNombre ? (
    <span className={classes.hidden} style={{ width: size, height: size }} aria-hidden>
      <IconEyeOff size={size / 2} stroke={1.75} />
    </span>
  ) : (
    <Avatar {...persona} place={place} size={size} />
  );
