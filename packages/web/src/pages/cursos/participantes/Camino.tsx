import type { Embudo, HechasPorActividad } from '@catedra/shared/participantes/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { hallazgoDelCamino, mayorBache, type Tramo, tramosDe } from '#pages/cursos/participantes/camino.ts';
import classes from '#pages/cursos/participantes/Camino.module.css';
import { hechasQuery } from '#parts/cursos/done.ts';
import { QueryView } from '#ui/states/QueryView.tsx';
import { cuenta, numero } from '#ui/words/words.ts';

interface CaminoProps {
  readonly cursoId: string;
  readonly camino: Embudo['camino'];
  /** Whose stopping place the list shows. */
  readonly parada: string | undefined;
  readonly onStop: (actividadId: string | undefined) => void;
}

/** How many did each thing that has to be done, one beside another; each lists who stopped at it. */
export const Camino = (props: CaminoProps) => (
  <QueryView
    query={useQuery(hechasQuery(props.cursoId))}
    skeleton={<div className={classes.waiting} />}
    label="Contando quién ha hecho cada actividad…"
  >
    {(hechas) => <Columns {...props} hechas={hechas} />}
  </QueryView>
);

interface ColumnsProps extends CaminoProps {
  readonly hechas: HechasPorActividad;
}

function Columns({ camino, parada, onStop, hechas }: ColumnsProps) {
  const tramos = tramosDe(camino, hechas);
  if (tramos.length === 0)
    return (
      <p className={`look-small ${classes.note}`}>
        Todavía no hay nada obligatorio a la vista de quien aprende.
      </p>
    );
  const peor = mayorBache(tramos);
  return (
    <>
      <p className={`look-small ${classes.note}`}>
        {hallazgoDelCamino(tramos)}. Han hecho cada obligatoria, de {numero(hechas.personas)}; rayadas,
        quienes la tienen empezada. Pulsa una para ver quién se paró en ella.
      </p>
      <ol className={classes.columns}>
        {tramos.map((tramo, n) => (
          <li key={tramo.id} data-worst={tramo === peor || undefined}>
            <button
              type="button"
              className={`look-flat-button ${classes.column}`}
              title={wordsOf(tramo, n === 0)}
              aria-pressed={tramo.id === parada}
              onClick={() => onStop(tramo.id === parada ? undefined : tramo.id)}
            >
              <Bar tramo={tramo} personas={Math.max(1, hechas.personas)} />
              <span className={classes.figure}>
                <b>{numero(tramo.hechas)}</b>
                {tramo.paran > 0 && (
                  <span className={`look-faint-inline ${classes.fewer}`}>−{numero(tramo.paran)}</span>
                )}
              </span>
              <span className={`look-one-line ${classes.name}`}>{tramo.titulo}</span>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

function stoppedWords(paran: number, first: boolean): string {
  const [hizo, ha] = paran === 1 ? ['hizo', 'ha'] : ['hicieron', 'han'];
  return first ? `${numero(paran)} no la ${ha} hecho` : `${numero(paran)} ${hizo} la anterior y no esta`;
}

/** "El arnés: la han hecho 21 personas, 7 hicieron la anterior y no esta, 3 la tienen empezada" */
const wordsOf = ({ titulo, hechas, empezadas, paran }: Tramo, first: boolean): string =>
  [
    `${titulo}: ${hechas === 1 ? 'la ha' : 'la han'} hecho ${cuenta(hechas, 'persona')}`,
    paran > 0 && stoppedWords(paran, first),
    empezadas > 0 && `${numero(empezadas)} la ${empezadas === 1 ? 'tiene' : 'tienen'} empezada`,
  ]
    .filter(Boolean)
    .join(', ');

function Bar({ tramo, personas }: { readonly tramo: Tramo; readonly personas: number }) {
  const part = (n: number) => `${(100 * n) / personas}%`;
  const looks = {
    '--part': part(tramo.hechas),
    '--begun': part(Math.min(tramo.empezadas, personas - tramo.hechas)),
    '--before': part(tramo.hechas + tramo.paran),
  } as CSSProperties;
  return (
    <span className={classes.track} style={looks}>
      <span className={classes.before} />
      <span className={classes.begun} />
      <span className={classes.fill} />
    </span>
  );
}
