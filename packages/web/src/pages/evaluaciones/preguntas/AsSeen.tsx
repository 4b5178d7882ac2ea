import type { EvaluacionDeAutor } from '@catedra/shared/evaluaciones/schemas.ts';
import { tipoDePregunta } from '@catedra/shared/preguntas/tipos.ts';
import { memo, useState } from 'react';
import classes from '#pages/evaluaciones/preguntas/Aside.module.css';
import type { Vista } from '#pages/evaluaciones/mesa/vista.ts';
import { lugaresDe } from '#pages/evaluaciones/mesa/places.ts';
import { shownOf } from '#preguntas/autor/shown.ts';
import { LearnerView } from '#preguntas/LearnerView.tsx';
import { ScoreTable } from '#preguntas/ScoreTable.tsx';
import { Section } from '#ui/frame/Section.tsx';

interface AsSeenProps {
  readonly datos: EvaluacionDeAutor;
  readonly vista: Vista;
  readonly lugarId: string;
}

/** The question that is being written as whoever answers will meet it, and what its answers give. */
export const AsSeen = memo(function AsSeen({ datos, vista, lugarId }: AsSeenProps) {
  const [answer, setAnswer] = useState<{ readonly tipo: string; readonly respuesta: unknown } | null>(null);
  const lugar = lugaresDe(vista.secciones).find(({ id }) => id === lugarId);
  const una = lugar?.tipo === 'pregunta' ? vista.preguntas.get(lugar.preguntaId) : undefined;
  if (!lugar || !una) return null;
  const { publica, clave } = una.tecleada;
  const shown = shownOf(una.tecleada, lugarId.length);
  const resta = lugar.resta ?? datos.evaluacion.resta;
  return (
    <>
      <Section title="Como la verá quien responde" rule={false}>
        <div className={classes.seen}>
          {shown ? (
            <LearnerView
              publica={shown}
              clave={clave}
              resta={resta}
              base="como-la-vera"
              respuesta={answer?.tipo === publica.tipo ? answer.respuesta : null}
              onAnswer={(respuesta) => setAnswer({ tipo: publica.tipo, respuesta })}
            />
          ) : (
            <p className="look-faint-inline">Termina de escribirla para verla.</p>
          )}
        </div>
      </Section>
      {tipoDePregunta(publica.tipo).puntua && (
        <ScoreTable publica={publica} clave={clave} puntos={lugar.puntos} resta={resta} />
      )}
    </>
  );
});
