import type { ReviewProps } from '#preguntas/formas.ts';
import { BLANK } from '#preguntas/ReviewParts.tsx';
import classes from '#preguntas/preguntas.module.css';
import { Prose } from '#ui/rich-text/Prose.tsx';

export function Review({ respuesta }: ReviewProps<'ensayo'>) {
  if (respuesta === undefined) return null;
  return <div className={classes.essay}>{respuesta ? <Prose html={respuesta.html} /> : BLANK}</div>;
}
