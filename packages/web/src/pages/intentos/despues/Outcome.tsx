import type { TipoPregunta } from '@catedra/shared/preguntas/tipos.ts';
import type { PreguntaRevisada } from '@catedra/shared/intentos/despues.ts';
import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import classes from '#pages/intentos/despues/Despues.module.css';
import { RESULTS } from '#pages/intentos/despues/results.ts';
import type { ReviewProps } from '#preguntas/formas.ts';
import { REVIEWS } from '#preguntas/players.ts';
import { OfOptions } from '#preguntas/ReviewParts.tsx';
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
  const { porOpcion = {}, rubrica = [] } = pregunta;
  const tipo: TipoPregunta = pregunta.tipo;
  const View = REVIEWS[tipo];
  const props = { publica, respuesta, correcta, resultado } as ReviewProps;
  return (
    <>
      <Suspense fallback={<Skeleton height={120} />}>
        <OfOptions value={porOpcion}>
          <View {...props} />
        </OfOptions>
      </Suspense>
      {explicaciones.length > 0 && (
        <div className={classes.why}>
          <b>Por qué.</b>
          {explicaciones.map((html) => (
            <Prose key={html} html={html} />
          ))}
        </div>
      )}
      {rubrica.length > 0 && <Rubric rubrica={rubrica} />}
      {comentario && (
        <div className={classes.why}>
          <b>Comentario de quien corrigió.</b>
          <Prose html={comentario} />
        </div>
      )}
    </>
  );
}

/** What was given of each criterion. */
function Rubric({ rubrica }: { readonly rubrica: NonNullable<PreguntaRevisada['rubrica']> }) {
  return (
    <section className={classes.rubric} aria-label="Rúbrica">
      <h3>Cómo se ha corregido</h3>
      <dl>
        {rubrica.map(({ titulo, dados, puntos }) => (
          <div key={titulo}>
            <dt>{titulo}</dt>
            <dd>
              {numero(dados)} de {numero(puntos)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
