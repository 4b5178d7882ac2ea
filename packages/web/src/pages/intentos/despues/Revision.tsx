import type { IntentoRevisado } from '@catedra/shared/intentos/despues.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ReviewSkeleton } from '#pages/intentos/despues/AfterSkeleton.tsx';
import classes from '#pages/intentos/despues/Despues.module.css';
import after from '#pages/intentos/despues/after.module.css';
import { openAtFirst, lostOf, withCases } from '#pages/intentos/despues/lost.ts';
import { ReviewedQuestion } from '#pages/intentos/despues/ReviewedQuestion.tsx';
import { ReviewHeader } from '#pages/intentos/despues/ReviewHeader.tsx';
import { ReviewMap } from '#pages/intentos/despues/ReviewMap.tsx';
import { revisionQuery } from '#pages/intentos/queries.ts';
import { numbersOf } from '#pages/intentos/sala/pages-of.ts';
import { useDocumentTitle } from '#ui/frame/document-title.ts';
import { Prose } from '#ui/rich-text/Prose.tsx';
import { Part } from '#ui/states/Part.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { cuando } from '#ui/words/words.ts';
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
  const { preguntas, comentario, masAlCerrar, seVe, recibo } = revisado;
  const now = useNow();
  const zone = useZone();
  const numbers = numbersOf(preguntas);
  const [open, setOpen] = useState(() => openAtFirst(preguntas));
  const atFirst = openAtFirst(preguntas);
  const lost = lostOf(preguntas);
  const everything = preguntas.map(({ lugar }) => lugar);
  const allOpen = open.size === everything.length;
  const toggle = (lugar: number, opened: boolean) =>
    setOpen((before) => {
      const next = new Set(before);
      if (opened) next.add(lugar);
      else next.delete(lugar);
      return next;
    });
  const go = (lugar: number) => {
    flushSync(() => setOpen((before) => withCases(preguntas, [...before, lugar])));
    const question = document.getElementById(`pregunta-${lugar}`);
    question?.querySelector('summary')?.focus({ preventScroll: true });
    question?.scrollIntoView({ block: 'start' });
  };
  return (
    <div className={after.review}>
      <ReviewHeader evaluacionId={evaluacionId} revisado={revisado} open={isSame(open, atFirst)} />
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
            <ReviewMap preguntas={preguntas} numbers={numbers} onGo={go} />
            <div
              className={`look-wrap ${classes.filter}`}
              role="group"
              aria-label="Qué preguntas se ven abiertas"
            >
              {lost.length > 0 && (
                <button type="button" aria-pressed={isSame(open, atFirst)} onClick={() => setOpen(atFirst)}>
                  Para repasar, {lost.length}
                </button>
              )}
              <button
                type="button"
                aria-pressed={allOpen}
                onClick={() => setOpen(allOpen ? atFirst : new Set(everything))}
              >
                Abrir todas
              </button>
            </div>
          </aside>
        )}
        <div className={classes.questions}>
          {preguntas.map((pregunta) => (
            <Part key={pregunta.lugar}>
              <ReviewedQuestion
                pregunta={pregunta}
                number={numbers.get(pregunta.lugar)}
                intentoId={recibo.intentoId}
                open={open.has(pregunta.lugar)}
                onToggle={(opened) => toggle(pregunta.lugar, opened)}
              />
            </Part>
          ))}
        </div>
      </div>
    </div>
  );
}

const isSame = (a: ReadonlySet<number>, b: ReadonlySet<number>) =>
  a.size === b.size && [...a].every((one) => b.has(one));
