import { numerosDe } from '@catedra/shared/intentos/papel/clave.ts';
import type { ModeloImpreso, Papel, PreguntaEnPapel } from '@catedra/shared/intentos/papel/esquemas.ts';
import { Fragment } from 'react';
import classes from '#pages/evaluaciones/papel/Papel.module.css';
import { SheetHead } from '#pages/evaluaciones/papel/SheetHead.tsx';
import { PAPERS } from '#preguntas/papers.ts';
import { Prose } from '#ui/rich-text/Prose.tsx';
import { cuenta } from '#ui/words/words.ts';

interface ExamSheetProps {
  readonly papel: Papel;
  readonly modelo: ModeloImpreso;
  readonly columns: number;
}

/** What is asked, with room to answer. */
export function ExamSheet({ papel, modelo, columns }: ExamSheetProps) {
  const numbers = numerosDe(modelo.preguntas);
  const begins = (place: number): string => {
    const own = modelo.preguntas[place]?.seccion ?? 0;
    return modelo.preguntas[place - 1]?.seccion === own ? '' : (papel.secciones[own] ?? '');
  };
  return (
    <section className={classes.sheet} data-modelo={modelo.letra ?? 'unico'}>
      <SheetHead papel={papel} modelo={modelo} fields />
      <div className={classes.questions} data-columns={columns}>
        {modelo.preguntas.map((one, place) => (
          <Fragment key={one.preguntaId}>
            {begins(place) !== '' && <h4 className={classes.section}>{begins(place)}</h4>}
            <Question question={one} number={numbers[place] ?? null} />
          </Fragment>
        ))}
      </div>
    </section>
  );
}

function Question({
  question: { publica, puntos },
  number,
}: {
  readonly question: PreguntaEnPapel;
  readonly number: number | null;
}) {
  const Space = PAPERS[publica.tipo];
  return (
    <article className={classes.question}>
      {number !== null && <b className={classes.number}>{number}.</b>}
      <div className={classes.asked}>
        {publica.enunciado !== '' && <Prose html={publica.enunciado} />}
        <Space publica={publica} />
        {number !== null && puntos > 0 && <p className={classes.points}>{cuenta(puntos, 'punto')}</p>}
      </div>
    </article>
  );
}
