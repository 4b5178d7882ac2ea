import type { IntentoRevisado, PreguntaRevisada } from '@catedra/shared/intentos/despues.ts';
import { NOMBRE_DE_TIPO } from '@catedra/shared/preguntas/palabras.ts';
import { seResponde } from '@catedra/shared/preguntas/que-pide.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { rutas } from '#platform/paths.ts';
import { ReviewSkeleton } from '#pages/intentos/despues/AfterSkeleton.tsx';
import classes from '#pages/intentos/despues/Despues.module.css';
import after from '#pages/intentos/despues/after.module.css';
import { Outcome, Result } from '#pages/intentos/despues/Outcome.tsx';
import { ReportError } from '#pages/intentos/despues/ReportError.tsx';
import { ReviewMap } from '#pages/intentos/despues/ReviewMap.tsx';
import { notaEnPalabras, porCorregir } from '#pages/intentos/despues/words.ts';
import { revisionQuery } from '#pages/intentos/queries.ts';
import { numbersOf } from '#pages/intentos/sala/pages-of.ts';
import { useDocumentTitle } from '#ui/frame/document-title.ts';
import { SerifTitle } from '#ui/frame/SerifTitle.tsx';
import { TextLink } from '#ui/frame/TextLink.tsx';
import { Moment } from '#ui/marks/DueDate.tsx';
import { Prose } from '#ui/rich-text/Prose.tsx';
import { Part } from '#ui/states/Part.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { cuando, mayuscula, numero } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

interface RevisionProps {
  readonly evaluacionId: string;
  readonly intentoId: string;
}

export function Revision({ evaluacionId, intentoId }: RevisionProps) {
  useDocumentTitle('Revisión');
  return (
    <QueryView
      query={useQuery(revisionQuery(intentoId))}
      skeleton={<ReviewSkeleton />}
      label="Cargando la revisión…"
    >
      {(revisado) => <Reviewed evaluacionId={evaluacionId} revisado={revisado} />}
    </QueryView>
  );
}

function Reviewed({
  evaluacionId,
  revisado,
}: {
  readonly evaluacionId: string;
  readonly revisado: IntentoRevisado;
}) {
  const { recibo, preguntas, aprobado, notaMinima, comentario, masAlCerrar, seVe } = revisado;
  const now = useNow();
  const zone = useZone();
  const numbers = numbersOf(preguntas);
  const nota = notaEnPalabras(revisado);
  const falta = porCorregir(revisado);
  const [toReview, setToReview] = useState(false);
  const weak = preguntas.filter(
    ({ lugar, resultado }) => numbers.has(lugar) && resultado && !['acierto', 'espera'].includes(resultado),
  );
  // A case is read again with what was asked of it.
  const shown = toReview
    ? preguntas.filter((one) => weak.includes(one) || weak.some(({ bajo }) => bajo === one.lugar))
    : preguntas;
  const go = (lugar: number) => {
    if (!shown.some((one) => one.lugar === lugar)) flushSync(() => setToReview(false));
    const question = document.getElementById(`pregunta-${lugar}`);
    question?.focus({ preventScroll: true });
    question?.scrollIntoView({ block: 'start' });
  };
  return (
    <div className={after.review}>
      <header>
        <div>
          <p className={classes.quiet}>
            Revisión
            {recibo.entregadoEn && (
              <>
                , entregada <Moment date={recibo.entregadoEn} />
              </>
            )}
          </p>
          <SerifTitle level={1} size={40}>
            {recibo.titulo}
          </SerifTitle>
          <p className={classes.ways}>
            <TextLink to={rutas.evaluacion(evaluacionId)}>Volver a la prueba</TextLink>
            <TextLink to={rutas.evaluacion(evaluacionId)} search={{ recibo: recibo.intentoId }}>
              Ver el recibo
            </TextLink>
          </p>
        </div>
        {nota && (
          <p className={classes.mark}>
            <b>{nota}</b>
            {falta && <small>{mayuscula(falta)}</small>}
            {aprobado !== null && (
              <span data-passed={aprobado}>{aprobado ? 'Aprobada' : `No llega a ${numero(notaMinima)}`}</span>
            )}
          </p>
        )}
      </header>
      {comentario && (
        <div className={classes.why}>
          <Prose html={comentario} />
        </div>
      )}
      {masAlCerrar && (
        <p className={classes.why}>
          Podrás ver más {cuando(masAlCerrar, now, zone)}, cuando la prueba cierre.
        </p>
      )}
      {revisado.masSinIntentos && (
        <p className={classes.why}>Cuando no te queden intentos verás más: vuelve entonces a esta página.</p>
      )}
      {preguntas.length === 0 && !seVe.includes('respuestas') && (
        <p className={classes.why}>De momento no se muestran las preguntas de este intento.</p>
      )}
      <div className={classes.body}>
        {preguntas.length > 0 && (
          <aside className={classes.side}>
            <ReviewMap preguntas={preguntas} puntos={revisado.puntos} numbers={numbers} onGo={go} />
            {weak.length > 0 && (
              <div className={classes.filter} role="group" aria-label="Qué preguntas ver">
                <button type="button" aria-pressed={!toReview} onClick={() => setToReview(false)}>
                  Todas
                </button>
                <button type="button" aria-pressed={toReview} onClick={() => setToReview(true)}>
                  Para repasar, {weak.length}
                </button>
              </div>
            )}
          </aside>
        )}
        <div className={classes.questions}>
          {shown.map((pregunta) => (
            <Part key={pregunta.lugar}>
              <ReviewedQuestion
                pregunta={pregunta}
                number={numbers.get(pregunta.lugar)}
                intentoId={recibo.intentoId}
              />
            </Part>
          ))}
        </div>
      </div>
    </div>
  );
}

interface QuestionProps {
  readonly pregunta: PreguntaRevisada;
  readonly number: number | undefined;
  readonly intentoId: string;
}

function ReviewedQuestion({ pregunta, number, intentoId }: QuestionProps) {
  const { publica, tipo, lugar } = pregunta;
  if (!publica) return null;
  return (
    <article className={classes.question} id={`pregunta-${lugar}`} tabIndex={-1}>
      {number !== undefined && (
        <p className={classes.head}>
          <span>
            Pregunta {number}, {NOMBRE_DE_TIPO[tipo].toLowerCase()}
          </span>
          <Result pregunta={pregunta} />
        </p>
      )}
      <div className={seResponde(tipo) ? classes.statement : classes.told}>
        <Prose html={publica.enunciado} />
      </div>
      {seResponde(tipo) && (
        <>
          <Outcome pregunta={pregunta} />
          <ReportError intentoId={intentoId} lugar={lugar} />
        </>
      )}
    </article>
  );
}
