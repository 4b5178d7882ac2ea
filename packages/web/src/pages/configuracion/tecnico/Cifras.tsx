import type { ReactNode } from 'react';
import classes from '#pages/configuracion/tecnico/Cifras.module.css';

interface Cifra {
  readonly nombre: string;
  readonly cifra: ReactNode;
  readonly detalle: ReactNode;
}

/** The figures of a technical screen, side by side. */
export const Cifras = ({ cifras }: { readonly cifras: readonly Cifra[] }) => (
  <dl className={classes.figures}>
    {cifras.map(({ nombre, cifra, detalle }) => (
      <div key={nombre} className={classes.figure}>
        <dt>{nombre}</dt>
        <dd className={classes.value}>{cifra}</dd>
        <dd className="look-small">{detalle}</dd>
      </div>
    ))}
  </dl>
);
