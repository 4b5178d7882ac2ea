import { MINIMO_DE_BANDERA } from '@catedra/shared/intentos/estadistica/banderas.ts';
import type {
  EstadisticaDeNotas,
  EstadisticaDePreguntas,
} from '@catedra/shared/intentos/estadistica/esquemas.ts';
import type { ReactNode } from 'react';
import classes from '#pages/evaluaciones/estadistica/Estadistica.module.css';
import { fiabilidad, parte, segundosEnPalabras } from '#pages/evaluaciones/estadistica/words.ts';
import { Notice } from '#ui/states/Notice.tsx';
import { cuenta, numero } from '#ui/words/words.ts';

interface KeyFiguresProps {
  readonly marks: EstadisticaDeNotas;
  /** What comes after. */
  readonly questions: EstadisticaDePreguntas | undefined;
  readonly minutos: number | null;
}

interface FigureProps {
  readonly name: string;
  readonly value: ReactNode;
  readonly beneath: ReactNode;
}

const Figure = ({ name, value, beneath }: FigureProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <b>{value}</b>
      <small>{beneath}</small>
    </dd>
  </div>
);

/** The six that tell how it went, with what they are of. */
export function KeyFigures({ marks, questions, minutos }: KeyFiguresProps) {
  const { intentos, personas, media, mediana, aprueban, provisionales, segundos, deTodas } = marks;
  const alfa = questions?.alfa ?? null;
  const error = questions?.errorTipico ?? null;
  const deviation = questions?.desviacion ?? null;
  return (
    <>
      <dl className={classes.figures}>
        <Figure name="Intentos" value={numero(intentos)} beneath={`de ${cuenta(personas, 'persona')}`} />
        <Figure
          name="Media"
          value={media === null ? '—' : numero(media)}
          beneath={mediana === null ? '' : `mediana ${numero(mediana)}`}
        />
        <Figure
          name="Aprueban"
          value={parte(intentos === 0 ? 0 : aprueban / intentos)}
          beneath={cuenta(aprueban, 'intento')}
        />
        <Figure
          name="Desviación"
          value={deviation === null ? '—' : numero(deviation)}
          beneath={error === null ? 'error típico, —' : `error típico ${numero(error)}`}
        />
        <Figure
          name="Fiabilidad"
          value={alfa === null ? '—' : numero(alfa)}
          beneath={!questions ? '\u00a0' : alfa === null ? 'no se puede calcular' : fiabilidad(alfa)}
        />
        <Figure
          name="Tiempo"
          value={segundos === null ? '—' : segundosEnPalabras(segundos)}
          beneath={minutos === null ? 'mediana' : `mediana; da ${numero(minutos)} min`}
        />
      </dl>
      <p className={classes.of}>
        {!deTodas && 'Cuenta solo a la gente que puedes ver. '}
        {provisionales > 0 &&
          `${cuenta(provisionales, 'intento espera', 'intentos esperan')} corrección y no ${provisionales === 1 ? 'cuenta' : 'cuentan'} todavía. `}
        {questions &&
          questions.intentos !== intentos &&
          `Desviación y fiabilidad son de ${cuenta(questions.intentos, 'intento')}: de los demás solo queda la nota. `}
      </p>
      {intentos < MINIMO_DE_BANDERA && (
        <Notice calm>
          {intentos < 5
            ? `Con menos de 5 intentos no hay fiabilidad ni discriminación, y lo demás dice muy poco.`
            : `Son menos de ${MINIMO_DE_BANDERA} intentos: lee estas cifras con cautela. Ninguna pregunta se señala hasta entonces.`}
        </Notice>
      )}
    </>
  );
}
