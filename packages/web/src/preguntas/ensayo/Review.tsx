import { useNotes } from '#parts/entregas/anotaciones/notes.ts';
import type { ReviewProps } from '#preguntas/formas.ts';
import { BLANK } from '#preguntas/ReviewParts.tsx';
import classes from '#preguntas/preguntas.module.css';
import { Prose } from '#ui/rich-text/Prose.tsx';

export function Review({ respuesta }: ReviewProps<'ensayo'>) {
  const notes = useNotes();
  if (respuesta === undefined) return null;
  if (!respuesta) return <div className={classes.essay}>{BLANK}</div>;
  return (
    <div className={classes.essay}>
      {notes ? notes.prose(respuesta.html) : <Prose html={respuesta.html} />}
    </div>
  );
}
