import { calificaRespuesta } from '@catedra/shared/preguntas/calificar.ts';
import { aproximado, CERO, mayor, por, racionalDeNumero, suma } from '@catedra/shared/core/racional.ts';
import type { EvaluacionDeAutor } from '@catedra/shared/evaluaciones/schemas.ts';
import { tipoDePregunta } from '@catedra/shared/preguntas/tipos.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Vista } from '#pages/actividades/evaluacion/mesa/mesa.ts';
import classes from '#pages/actividades/evaluacion/previa/Previa.module.css';
import { type Asked, sheetsOf } from '#pages/actividades/evaluacion/previa/trial.ts';
import { LearnerView } from '#preguntas/LearnerView.tsx';
import { pointsOf } from '#preguntas/points.ts';
import { cuenta, numero } from '#ui/words/words.ts';

interface TrialProps {
  readonly datos: EvaluacionDeAutor;
  readonly vista: Vista;
  readonly asked: readonly Asked[];
}

type Answers = Readonly<Record<number, unknown>>;

/** The pages of a trial attempt, and what its answers would give. */
export function Trial({ datos, vista, asked }: TrialProps) {
  const { porPagina, secuencial, minutos } = datos.evaluacion;
  const [answers, setAnswers] = useState<Answers>({});
  const [at, setAt] = useState(0);
  const [marked, setMarked] = useState(false);
  const sheets = sheetsOf(asked, secuencial ? 1 : porPagina);
  const sheet = sheets[at] ?? [];
  const scored = asked.flatMap(({ publica }, place) => (tipoDePregunta(publica.tipo).puntua ? [place] : []));
  const last = at >= sheets.length - 1;
  const first = asked[sheet[0] ?? 0];
  // A description stays in sight while one answers what stands under it.
  const heads = new Set(
    sheet.flatMap((place) => asked[place]?.bajo ?? []).filter((one) => !sheet.includes(one)),
  );
  const seccion = first ? vista.secciones[first.seccion]?.titulo : null;
  return (
    <>
      <p className={classes.head}>
        <b>{datos.titulo}</b>
        <span>
          Página {at + 1} de {sheets.length}
          {minutos !== null && `, ${cuenta(minutos, 'minuto')}`}
        </span>
      </p>
      {seccion && <h3>{seccion}</h3>}
      {[...heads, ...sheet].map((place) => {
        const one = asked[place];
        if (!one) return null;
        const number = scored.indexOf(place) + 1;
        return (
          <section
            key={place}
            className={classes.question}
            aria-label={number ? `Pregunta ${number}` : 'Texto'}
          >
            {number > 0 && (
              <p className={classes.meta}>
                <b>
                  Pregunta {number} de {scored.length}
                </b>
                , vale {cuenta(one.puntos, 'punto')}
              </p>
            )}
            <LearnerView
              publica={one.publica}
              clave={one.clave}
              resta={one.resta}
              base={`previa-${place}`}
              respuesta={answers[place] ?? null}
              onAnswer={(respuesta) => setAnswers((now) => ({ ...now, [place]: respuesta }))}
            />
          </section>
        );
      })}
      <div className={classes.steps}>
        {!secuencial && at > 0 && (
          <Button variant="default" onClick={() => setAt(at - 1)}>
            Anterior
          </Button>
        )}
        {last ? (
          <Button onClick={() => setMarked(true)}>Ver qué nota daría</Button>
        ) : (
          <Button onClick={() => setAt(at + 1)}>Siguiente</Button>
        )}
      </div>
      <div role="status">{marked && <Outcome asked={asked} answers={answers} />}</div>
    </>
  );
}

function Outcome({ asked, answers }: { readonly asked: readonly Asked[]; readonly answers: Answers }) {
  let gained = CERO;
  let [points, byHand, blank] = [0, 0, 0];
  asked.forEach(({ publica, clave, puntos, resta }, place) => {
    const kind = tipoDePregunta(publica.tipo);
    if (!kind.puntua) return;
    points += puntos;
    const answer = answers[place] ?? null;
    const fits = answer === null || kind.respuesta.safeParse(answer).success;
    const { estado, fraccion } = calificaRespuesta({ publica, clave }, fits ? answer : null, resta);
    if (estado === 'blanco') blank += 1;
    if (kind.aMano) byHand += 1;
    gained = suma(gained, por(fraccion, racionalDeNumero(puntos)));
  });
  const floor = mayor(gained, CERO);
  const mark = points === 0 ? 0 : (10 * aproximado(floor)) / points;
  return (
    <p className={classes.outcome}>
      <b>
        {pointsOf(floor, 1)} de {numero(points)} puntos, un {numero(Math.round(mark * 100) / 100)}.
      </b>{' '}
      {blank > 0 && `${cuenta(blank, 'pregunta')} en blanco. `}
      {byHand > 0 && `${cuenta(byHand, 'pregunta')} por calificar a mano.`}
    </p>
  );
}
