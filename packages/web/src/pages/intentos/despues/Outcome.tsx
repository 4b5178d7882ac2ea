import type { TipoPregunta } from '@catedra/shared/preguntas/tipos.ts';
import type { PreguntaRevisada } from '@catedra/shared/intentos/despues.ts';
import { Skeleton } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { Suspense } from 'react';
import classes from '#pages/intentos/despues/Despues.module.css';
import { RESULTS } from '#pages/intentos/despues/results.ts';
import { Rubric } from '#pages/intentos/despues/Rubric.tsx';
import { Said } from '#pages/intentos/despues/Said.tsx';
import { SpokenFiles } from '#pages/intentos/despues/SpokenFiles.tsx';
import type { ReviewProps } from '#preguntas/formas.ts';
import { WithNotes } from '#parts/entregas/anotaciones/WithNotes.tsx';
import { REVIEWS } from '#preguntas/players.ts';
import { OfOptions } from '#preguntas/ReviewParts.tsx';
import { Prose } from '#ui/rich-text/Prose.tsx';
import { numero } from '#ui/words/words.ts';

/** «A medias, 0,5 de 1», as far as it may be seen. */
export function Result({
  pregunta: { resultado, logrados, puntos, reparada },
}: {
  readonly pregunta: PreguntaRevisada;
}) {
  if (!resultado) return null;
  // Taken out after it was handed in: right or wrong, it takes nothing away.
  if (puntos === 0 && reparada !== undefined) return <b>No cuenta</b>;
  return (
    <b data-result={resultado}>
      {RESULTS[resultado][0]}
      {logrados !== null && logrados !== undefined && `, ${numero(logrados)} de ${numero(puntos)}`}
    </b>
  );
}

/** What was answered, what was right and why: of each option inside it, of all of it under them. */
export function Outcome({ pregunta }: { readonly pregunta: PreguntaRevisada }) {
  const {
    publica,
    resultado,
    explicaciones = [],
    comentario,
    corrector,
    reparada,
    respuesta,
    correcta,
  } = pregunta;
  const { porOpcion = {}, rubrica = [], logrados, puntos, correctas } = pregunta;
  const tipo: TipoPregunta = pregunta.tipo;
  const View = REVIEWS[tipo];
  const props = { publica, respuesta, correcta, correctas, resultado } as ReviewProps;
  return (
    <>
      <Suspense fallback={<Skeleton height={120} />}>
        <OfOptions value={porOpcion}>
          <WithNotes anotaciones={pregunta.anotaciones} archivos={pregunta.archivos ?? []}>
            <View {...props} />
            <SpokenFiles anotaciones={pregunta.anotaciones} archivos={pregunta.archivos} />
          </WithNotes>
        </OfOptions>
      </Suspense>
      {explicaciones.length > 0 && (
        <div className={classes.general}>
          <IconInfoCircle size={22} stroke={1.75} aria-hidden />
          <div>
            <b>En general.</b>
            {explicaciones.map((html) => (
              <Prose key={html} html={html} />
            ))}
          </div>
        </div>
      )}
      {rubrica.length > 0 && <Rubric rubrica={rubrica} logrados={logrados} puntos={puntos} />}
      {reparada !== undefined && (
        <p>
          <b>Esta pregunta se revisó después.</b> {reparada}
        </p>
      )}
      <Said corrector={corrector} comentario={comentario} />
    </>
  );
}
