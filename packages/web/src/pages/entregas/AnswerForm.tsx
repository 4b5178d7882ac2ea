import type { RespuestaPorCalificar } from '@catedra/shared/intentos/calificar.ts';
import classes from '#pages/entregas/Entregas.module.css';
import { Marked } from '#pages/entregas/Marked.tsx';
import { MarkForm } from '#pages/entregas/MarkForm.tsx';
import { given, sheetOfAnswer } from '#pages/entregas/mark-values.ts';
import { calificarRespuesta } from '#pages/entregas/queries.ts';
import type { Sitting } from '#pages/entregas/sitting.ts';
import { PublishMarks } from '#parts/intentos/PublishMarks.tsx';
import { numero } from '#ui/words/words.ts';

interface AnswerFormProps {
  readonly respuesta: RespuestaPorCalificar;
  readonly sitting: Sitting;
}

/** The mark of one answer of an attempt. */
export function AnswerForm({ respuesta, sitting }: AnswerFormProps) {
  const { intentoId, lugar, logrados, puntos } = respuesta;
  const sheet = sheetOfAnswer(respuesta);
  if (respuesta.propia)
    return (
      <aside className={classes.form} aria-label="Nota">
        <p>Es tu propia respuesta: la tiene que corregir otra persona.</p>
      </aside>
    );
  return (
    <MarkForm
      sheet={sheet}
      sitting={sitting}
      marked={
        logrados !== null && (
          <Marked
            kind="done"
            words={`Corregida con ${numero(logrados, 2)} de ${numero(puntos, 2)}${respuesta.sinPublicar ? ', sin publicar' : ''}`}
            por={respuesta.calificadaPor}
            en={respuesta.calificadaEn}
          />
        )
      }
      told={
        (respuesta.sePublica || respuesta.sinPublicar) && (
          <PublishMarks evaluacionId={respuesta.evaluacionId} />
        )
      }
      send={(values, version) => {
        const { nota, puntos: criterios } = given(sheet, values);
        const { comentario } = values;
        return calificarRespuesta(intentoId, lugar, { version, logrados: nota, criterios, comentario });
      }}
    />
  );
}
