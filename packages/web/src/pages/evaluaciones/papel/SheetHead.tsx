import type { ModeloImpreso, Papel } from '@catedra/shared/intentos/papel/esquemas.ts';
import { numerosDe } from '@catedra/shared/intentos/papel/clave.ts';
import classes from '#pages/evaluaciones/papel/Papel.module.css';
import { cuenta } from '#ui/words/words.ts';

interface SheetHeadProps {
  readonly papel: Papel;
  readonly modelo: ModeloImpreso;
  /** «Hoja de respuestas», «Clave»; nothing on the exam itself. */
  readonly what?: string;
  /** Whoever fills it says who they are. */
  readonly fields?: boolean;
}

/** What the sheet is of, and whose. */
export function SheetHead({ papel, modelo: { letra, preguntas }, what, fields = false }: SheetHeadProps) {
  const numbers = numerosDe(preguntas);
  const count = numbers.filter((one) => one !== null).length;
  // In hundredths: added as they are written.
  const points = preguntas.reduce(
    (sum, { puntos }, i) => sum + (numbers[i] ? Math.round(puntos * 100) : 0),
    0,
  );
  const facts = [
    cuenta(count, 'pregunta'),
    cuenta(points / 100, 'punto'),
    ...(papel.minutos === null ? [] : [cuenta(papel.minutos, 'minuto')]),
  ];
  return (
    <header className={classes.head}>
      <div className={classes.headline}>
        <div>
          <p className={classes.course}>{papel.curso}</p>
          <h3>
            {papel.titulo}
            {what && `: ${what}`}
          </h3>
          <p className={classes.course}>{facts.join(' · ')}</p>
        </div>
        {letra && (
          <p className={classes.letter}>
            Modelo <b>{letra}</b>
          </p>
        )}
      </div>
      {fields && (
        <dl className={classes.fields}>
          {['Nombre', 'Fecha', 'Grupo'].map((one) => (
            <div key={one}>
              <dt>{one}</dt>
              <dd />
            </div>
          ))}
        </dl>
      )}
    </header>
  );
}
