import type { TipoPregunta } from '@catedra/shared/preguntas/tipos.ts';
import type { IntentoVisto } from '@catedra/shared/intentos/resultados.ts';
import { seResponde } from '@catedra/shared/preguntas/que-pide.ts';
import { tipoDePregunta } from '@catedra/shared/preguntas/tipos.ts';
import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import classes from '#pages/evaluaciones/resultados/Resultados.module.css';
import type { ReviewProps } from '#preguntas/formas.ts';
import { REVIEWS } from '#preguntas/players.ts';
import { THEIRS, WhoseAnswer } from '#preguntas/ReviewParts.tsx';
import { Prose } from '#ui/rich-text/Prose.tsx';

/** A question as whoever answered saw it, in their order, with what they said and what was right. */
export function Answered({ una }: { readonly una: IntentoVisto['preguntas'][number] }) {
  const { publica, clave, respuesta, resultado, comentario, version } = una;
  const tipo: TipoPregunta = una.tipo;
  const View = REVIEWS[tipo];
  const kind = tipoDePregunta(una.tipo);
  const marked = clave && kind.puntua && !kind.aMano ? { publica, clave } : undefined;
  const right = {
    correcta: marked && kind.correcta(marked),
    correctas: (marked && kind.correctas?.(marked)) ?? undefined,
  };
  return (
    <div className={classes.answered}>
      <Prose html={publica.enunciado} />
      {seResponde(una.tipo) && (
        <WhoseAnswer value={THEIRS}>
          <Suspense fallback={<Skeleton height={96} />}>
            <View {...({ publica, respuesta, ...right, resultado } as ReviewProps)} />
          </Suspense>
        </WhoseAnswer>
      )}
      {comentario !== '' && (
        <div>
          <b>Comentario de quien corrigió.</b>
          <Prose html={comentario} />
        </div>
      )}
      <small>Es la versión {version} de la pregunta.</small>
    </div>
  );
}
