import { Prose } from '#ui/rich-text/Prose.tsx';
import classes from '#preguntas/preguntas.module.css';

/** A short rich text inside a line or a label. */
export const Rich = ({ html }: { readonly html: string }) => (
  <span className={classes.rich}>
    <Prose html={html} />
  </span>
);
