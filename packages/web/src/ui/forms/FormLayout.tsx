import type { ReactNode } from 'react';
import classes from '#ui/forms/FormLayout.module.css';

/** Fields at reading width, one under another. */
export function FormLayout({ children }: { readonly children: ReactNode }) {
  return <div className={classes.form}>{children}</div>;
}

/** A field (or several side by side) with its help in the margin. */
export function FormRow({ help, children }: { readonly help?: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={classes.row}>
      <div className={classes.fields}>{children}</div>
      {help && <p className={`look-faint ${classes.help}`}>{help}</p>}
    </div>
  );
}

/** After the label of a field that may stay empty. */
export const Optional = () => <span className={classes.optional}> (opcional)</span>;

/** The label of a field that may stay empty. */
export const optional = (label: ReactNode) => (
  <>
    {label}
    <Optional />
  </>
);
