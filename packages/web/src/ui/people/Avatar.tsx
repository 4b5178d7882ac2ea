import { direccionDeArchivo } from '@catedra/shared/archivos/direccion.ts';
import { useState } from 'react';
import classes from '#ui/people/Avatar.module.css';
import { hash } from '#ui/marks/hash.ts';
import { iniciales } from '#ui/words/words.ts';

interface AvatarProps {
  readonly nombre: string;
  readonly apellidos: string;
  /** Id of the person's photo. */
  readonly foto?: string | null;
  readonly size?: number;
}

const TINTS = 6;

/** A face, or two letters, in a disc of the person's tint; the name always stands beside it. */
export function Avatar({ nombre, apellidos, foto = null, size = 28 }: AvatarProps) {
  const [missing, setMissing] = useState<string | null>(null);
  if (foto && foto !== missing) {
    return (
      <img
        className={classes.avatar}
        src={direccionDeArchivo(foto, size > 48 ? 320 : 96)}
        alt=""
        width={size}
        height={size}
        onError={() => setMissing(foto)}
      />
    );
  }
  return (
    <b
      className={classes.avatar}
      data-tint={hash(`${nombre} ${apellidos}`) % TINTS}
      style={{ width: size, height: size, fontSize: Math.max(11, size / 3) }}
      aria-hidden
    >
      {iniciales(nombre, apellidos)}
    </b>
  );
}
