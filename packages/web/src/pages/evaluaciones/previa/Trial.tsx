import { calificaRespuesta } from '@catedra/shared/preguntas/calificar.ts';
import { racionalDeNumero } from '@catedra/shared/core/racional.ts';
import { notaDe } from '@catedra/shared/intentos/nota.ts';
import type { EvaluacionDeAutor } from '@catedra/shared/evaluaciones/schemas.ts';
import { tipoDePregunta } from '@catedra/shared/preguntas/tipos.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Vista } from '#pages/evaluaciones/mesa/vista.ts';
import classes from '#pages/evaluaciones/previa/Previa.module.css';
import { type Asked, sheetsOf } from '#pages/evaluaciones/previa/trial.ts';
import { LearnerView } from '#preguntas/LearnerView.tsx';
import { Part } from '#ui/states/Part.tsx';
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
              <p className="look-quiet-inline">
                <b>
                  Pregunta {number} de {scored.length}
                </b>
                , vale {cuenta(one.puntos, 'punto')}
              </p>
            )}
            <Part what="Esta pregunta">
              <LearnerView
                publica={one.publica}
                clave={one.clave}
                resta={one.resta}
                base={`previa-${place}`}
                respuesta={answers[place] ?? null}
                onAnswer={(respuesta) => setAnswers((now) => ({ ...now, [place]: respuesta }))}
              />
            </Part>
          </section>
        );
      })}
      <div className={`look-wrap ${classes.steps}`}>
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
  const scored = asked.flatMap(({ publica, clave, puntos, resta }, place) => {
    const kind = tipoDePregunta(publica.tipo);
    if (!kind.puntua) return [];
    const answer = answers[place] ?? null;
    const fits = answer === null || kind.respuesta.safeParse(answer).success;
    return { puntos, ...calificaRespuesta({ publica, clave }, fits ? answer : null, resta) };
  });
  const { nota } = notaDe(
    scored.map(({ puntos, fraccion }) => ({ puntos: racionalDeNumero(puntos), fraccion })),
  );
  const count = (which: string) => scored.filter(({ estado }) => estado === which).length;
  const [blank, byHand] = [count('blanco'), count('a_mano')];
  return (
    <p className={classes.outcome}>
      <b>{nota === null ? 'No hay ningún punto en juego.' : `Sería un ${numero(Number(nota))} sobre 10.`}</b>{' '}
      {blank > 0 && `${cuenta(blank, 'pregunta')} en blanco. `}
      {byHand > 0 && `${cuenta(byHand, 'pregunta')} por corregir a mano, que aquí no suman.`}
    </p>
  );
}
