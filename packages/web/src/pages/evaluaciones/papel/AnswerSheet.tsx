import { casillaDe, numerosDe } from '@catedra/shared/intentos/papel/clave.ts';
import type { ModeloImpreso, Papel, PreguntaEnPapel } from '@catedra/shared/intentos/papel/esquemas.ts';
import classes from '#pages/evaluaciones/papel/Papel.module.css';
import { SheetHead } from '#pages/evaluaciones/papel/SheetHead.tsx';

/** A box for each letter, by the number of each question: one sheet to collect and to mark. */
export function AnswerSheet({ papel, modelo }: { readonly papel: Papel; readonly modelo: ModeloImpreso }) {
  const numbers = numerosDe(modelo.preguntas);
  return (
    <section className={classes.sheet} data-modelo={modelo.letra ?? 'unico'}>
      <SheetHead papel={papel} modelo={modelo} what="hoja de respuestas" fields />
      <ol className={classes.answers}>
        {modelo.preguntas.map(({ preguntaId, publica }, place) =>
          numbers[place] ? (
            <li key={preguntaId}>
              <b className={classes.number}>{numbers[place]}</b>
              <Boxes publica={publica} />
            </li>
          ) : null,
        )}
      </ol>
    </section>
  );
}

function Boxes({ publica }: Pick<PreguntaEnPapel, 'publica'>) {
  const how = casillaDe(publica);
  if (how === 'aparte') return <span className="look-quiet-inline">En el examen</span>;
  if (how === 'escrita') return <span className={classes.write} aria-hidden />;
  return how.map((letter) => (
    <span key={letter} className={classes.bubble}>
      {letter}
    </span>
  ));
}
