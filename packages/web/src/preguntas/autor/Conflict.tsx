import { enUnaLinea } from '@catedra/shared/preguntas/en-una-linea.ts';
import type { PreguntaDeAutor } from '@catedra/shared/preguntas/schemas.ts';
import { Button } from '@mantine/core';
import classes from '#preguntas/autor/notices.module.css';
import { mitadesDe } from '#preguntas/autor/halves.ts';
import { Prose } from '#ui/rich-text/Prose.tsx';

interface QuestionConflictProps {
  readonly theirs: PreguntaDeAutor;
  readonly onChoose: (whose: 'mine' | 'theirs') => void;
}

/** Someone else saved this question meanwhile: both are in sight and one is chosen. */
export function QuestionConflict({ theirs, onChoose }: QuestionConflictProps) {
  const { publica } = mitadesDe(theirs);
  return (
    <div className={classes.conflict} role="alert">
      <p>
        <b>Otra persona guardó esta pregunta mientras escribías.</b> Lo tuyo sigue aquí debajo, sin guardar.
        Lo suyo dice:
      </p>
      <blockquote>
        {publica.enunciado === '' ? enUnaLinea(publica) : <Prose html={publica.enunciado} />}
      </blockquote>
      <div className={`look-row ${classes.buttons}`}>
        <Button size="xs" onClick={() => onChoose('mine')}>
          Guardar lo mío
        </Button>
        <Button size="xs" variant="default" onClick={() => onChoose('theirs')}>
          Quedarme con lo suyo
        </Button>
      </div>
    </div>
  );
}
