import { Fragment } from 'react';
import classes from '#pages/preguntas/importar/Import.module.css';

const LINEAS = 40;

/** Some lines of the file, with their numbers. */
export function Source({ texto, desde }: { readonly texto: string; readonly desde: number }) {
  const lineas = texto.replace(/\n+$/, '').split('\n');
  return (
    <pre className={classes.code}>
      {lineas.slice(0, LINEAS).map((linea, i) => (
        <Fragment key={`${desde + i}`}>
          <span aria-hidden>{desde + i}</span>
          <span>{linea || ' '}</span>
        </Fragment>
      ))}
      {lineas.length > LINEAS && (
        <>
          <span aria-hidden>…</span>
          <span>y {lineas.length - LINEAS} líneas más</span>
        </>
      )}
    </pre>
  );
}
