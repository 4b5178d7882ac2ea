import { direccionDeArchivo } from '@catedra/shared/archivos/direccion.ts';
import { useState } from 'react';
import classes from '#ui/people/Avatar.module.css';
import { tintOf } from '#ui/people/tints.ts';
import { iniciales } from '#ui/words/words.ts';

interface AvatarProps {
  readonly nombre: string;
  readonly apellidos: string;
  /** Id of the person's photo. */
  readonly foto?: string | null;
  readonly size?: number;
  /** Where it stands among others, so that neighbours differ. */
  readonly place?: number;
}

/** A face, or two letters, in a disc; the name always stands beside it. */
export function Avatar({ nombre, apellidos, foto = null, size = 28, place }: AvatarProps) {
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
      data-tint={tintOf(nombre, apellidos, place)}
      style={{ width: size, height: size, fontSize: Math.max(11, size / 3) }}
      aria-hidden
    >
      {iniciales(nombre, apellidos)}
    </b>
  );
}

interface AvatarsProps {
  readonly personas: readonly {
    readonly nombre: string;
    readonly apellidos: string;
    readonly foto?: string | null;
  }[];
  /** How many there are in all. */
  readonly total: number;
}

/** The first faces of many, one over the other; who they are is written elsewhere. */
export function Avatars({ personas, total }: AvatarsProps) {
  const rest = total - personas.length;
  return (
    <span className={classes.row} aria-hidden>
      {personas.map((persona, place) => (
        <Avatar key={`${place}${persona.nombre}${persona.apellidos}`} {...persona} place={place} size={26} />
      ))}
      {rest > 0 && <b className={classes.more}>+{rest > 999 ? '999' : rest}</b>}
    </span>
  );
}
