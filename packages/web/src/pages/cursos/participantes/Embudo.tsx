import type { Hito } from '@catedra/shared/participantes/estado.ts';
import { SegmentedControl, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Camino } from '#pages/cursos/participantes/Camino.tsx';
import { hallazgoDeEmbudo, mayorCaida, type Paso, pasosDe } from '#pages/cursos/participantes/embudo.ts';
import classes from '#pages/cursos/participantes/Embudo.module.css';
import unseen from '#ui/frame/unseen.module.css';
import { embudoQuery } from '#pages/cursos/participantes/queries.ts';
import { PhoneFold } from '#ui/frame/PhoneFold.tsx';
import { numero } from '#ui/words/words.ts';

const VIEWS = [
  { value: 'tramos', label: 'Por tramos' },
  { value: 'actividades', label: 'Por actividad' },
];

interface EmbudoProps {
  readonly cursoId: string;
  readonly hito: Hito | undefined;
  readonly onChange: (hito: Hito | undefined) => void;
  /** The activity whose stopping place is listed. */
  readonly parada: string | undefined;
  readonly onStop: (actividadId: string | undefined) => void;
  /** Who is in the figures. */
  readonly under: ReactNode;
}

/** How tall it is with a column for each activity. */
const BY_ACTIVITY = 258;

/** How many have the course, began it, are half way and finished; each figure opens its list. */
export function Embudo({ cursoId, hito, onChange, parada, onStop, under }: EmbudoProps) {
  const { data, isPending } = useQuery(embudoQuery(cursoId));
  const [view, setView] = useState(parada ? 'actividades' : 'tramos');
  if (isPending)
    return (
      <div className={classes.funnel} aria-hidden>
        <Skeleton className={classes.waiting} height={view === 'actividades' ? BY_ACTIVITY : 118} />
        <div className={classes.underWaiting}>{under}</div>
      </div>
    );
  if (!data || data.personas === 0) return null;
  const pasos = pasosDe(data);
  const peor = mayorCaida(pasos);
  return (
    <section className={classes.funnel} aria-label="Hasta dónde llegan">
      <h2 className={classes.finding}>{hallazgoDeEmbudo(data)}</h2>
      <PhoneFold label="Ver las cifras">
        <div className={classes.views}>
          <SegmentedControl
            aria-label="Ver hasta dónde llegan"
            data={VIEWS}
            value={view}
            onChange={setView}
          />
        </div>
        {view === 'actividades' ? (
          <Camino cursoId={cursoId} camino={data.camino} parada={parada} onStop={onStop} />
        ) : (
          <ul className={classes.steps}>
            {pasos.map((paso) => (
              <li key={paso.palabras}>
                <button
                  type="button"
                  className={`look-flat-button ${classes.step}`}
                  data-worst={paso === peor || undefined}
                  aria-pressed={hito === paso.hito}
                  onClick={() => onChange(paso.hito)}
                >
                  <Cifra paso={paso} />
                  <span className={classes.track}>
                    <span
                      className={classes.fill}
                      style={{ inlineSize: `${(100 * paso.personas) / data.personas}%` }}
                    />
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
        {under}
      </PhoneFold>
    </section>
  );
}

function Cifra({ paso: { personas, palabras, menos } }: { readonly paso: Paso }) {
  return (
    <>
      <span className={classes.figure}>
        <b>{numero(personas)}</b>
        {menos > 0 && (
          <span className={classes.fewer}>
            <span aria-hidden>−{numero(menos)}</span>
            <span className={unseen.unseen}>, {numero(menos)} menos que antes,</span>
          </span>
        )}
      </span>
      <span className={classes.words}>{palabras}</span>
    </>
  );
}
