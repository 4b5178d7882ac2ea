import type { TipoPregunta } from '@catedra/shared/preguntas/tipos.ts';
import type { PreguntaRevisada } from '@catedra/shared/intentos/despues.ts';
import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import classes from '#pages/intentos/despues/Despues.module.css';
import { RESULTS } from '#pages/intentos/despues/results.ts';
import type { ReviewProps } from '#preguntas/formas.ts';
import { REVIEWS } from '#preguntas/players.ts';
import { Prose } from '#ui/rich-text/Prose.tsx';
import { numero } from '#ui/words/words.ts';

/** «A medias, 0,5 de 1», as far as it may be seen. */
export function Result({
  pregunta: { resultado, logrados, puntos },
}: {
  readonly pregunta: PreguntaRevisada;
}) {
  if (!resultado) return null;
  return (
    <b data-result={resultado}>
      {RESULTS[resultado][0]}
      {logrados !== null && logrados !== undefined && `, ${numero(logrados)} de ${numero(puntos)}`}
    </b>
  );
}

/** What was answered, what was right and why. */
export function Outcome({ pregunta }: { readonly pregunta: PreguntaRevisada }) {
  const { publica, resultado, explicaciones = [], comentario, respuesta, correcta } = pregunta;
  const tipo: TipoPregunta = pregunta.tipo;
  const View = REVIEWS[tipo];
  const props = { publica, respuesta, correcta, resultado } as ReviewProps;
  return (
    <>
      <Suspense fallback={<Skeleton height={120} />}>
        <View {...props} />
      </Suspense>
      {explicaciones.length > 0 && (
        <div className={classes.why}>
          <b>Por qué.</b>
          {explicaciones.map((html) => (
            <Prose key={html} html={html} />
          ))}
        </div>
      )}
      {comentario && (
        <div className={classes.why}>
          <b>Comentario de quien corrigió.</b>
          <Prose html={comentario} />
        </div>
      )}
    </>
  );
}
