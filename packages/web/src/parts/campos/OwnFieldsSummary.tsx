import { valorEnPalabras } from '@catedra/shared/campos/formato.ts';
import type { CampoALaVista } from '@catedra/shared/campos/schemas.ts';
import type { Valores } from '@catedra/shared/campos/tipos.ts';
import classes from '#parts/campos/OwnFieldsSummary.module.css';

interface OwnFieldsSummaryProps {
  readonly campos: readonly CampoALaVista[];
  readonly values: Valores;
  readonly names: Readonly<Record<string, string>>;
}

/** The academy's own fields of one person, to be read: those with nothing in them are left out. */
export function OwnFieldsSummary({ campos, values, names }: OwnFieldsSummaryProps) {
  const full = campos.flatMap((campo) => {
    const value = values[campo.id];
    return value === undefined ? [] : [{ campo, value }];
  });
  if (full.length === 0) return null;
  return (
    <dl className={classes.list}>
      {full.map(({ campo, value }) => (
        <div key={campo.id} className={classes.row}>
          <dt>{campo.nombre}</dt>
          <dd>{valorEnPalabras(campo, value, (id) => names[id])}</dd>
        </div>
      ))}
    </dl>
  );
}
