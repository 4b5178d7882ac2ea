import type {
  ConsultaDeEstadistica,
  PreguntaMedida,
  PreguntaPorDentro,
} from '@catedra/shared/intentos/estadistica/esquemas.ts';
import { banderaEnPalabras } from '@catedra/shared/intentos/estadistica/palabras.ts';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import classes from '#pages/evaluaciones/estadistica/Questions.module.css';
import {
  findingOfAnswers,
  parte,
  segundosEnPalabras,
  WHAT_TO_DO,
} from '#pages/evaluaciones/estadistica/words.ts';
import { porDentroQuery } from '#pages/evaluaciones/queries.ts';
import { useRepair } from '#pages/evaluaciones/reparar/use-repair.ts';
import { Figures } from '#ui/charts/Figures.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { cuenta, numero } from '#ui/words/words.ts';

interface InsideProps {
  readonly evaluacionId: string;
  readonly asked: Partial<ConsultaDeEstadistica>;
  readonly medida: PreguntaMedida;
}

/** One question, answer by answer, and what to do about it. */
export function Inside({ evaluacionId, asked, medida }: InsideProps) {
  const query = useQuery(porDentroQuery(evaluacionId, medida.id, asked));
  const { repair } = useRepair();
  return (
    <QueryView query={query} label="Cargando las respuestas…" skeleton={<Skeleton height={220} />}>
      {(dentro) => (
        <div className={classes.detail}>
          <div>
            <h3>{findingOfAnswers(dentro)}</h3>
            <Answers dentro={dentro} />
          </div>
          <div>
            {medida.banderas.length > 0 && (
              <>
                <h3>Qué hacer</h3>
                {medida.banderas.map((flag) => (
                  <p key={flag} className={classes.advice}>
                    <b>{banderaEnPalabras(flag, medida.sinElegir)}.</b> {WHAT_TO_DO[flag]}
                  </p>
                ))}
              </>
            )}
            {repair && (
              <Button size="xs" variant="default" mb="md" onClick={() => repair(medida.id)}>
                Reparar la pregunta
              </Button>
            )}
            <Facts medida={medida} dentro={dentro} />
          </div>
        </div>
      )}
    </QueryView>
  );
}

function Answers({ dentro }: { readonly dentro: PreguntaPorDentro }) {
  const { opciones, frecuentes, reparto, mejores, peores, n } = dentro;
  const thirds = mejores > 0 && peores > 0;
  if (opciones.length > 0)
    return (
      <>
        <ul className={classes.options}>
          {opciones.map((one) => (
            <li key={one.letra}>
              <span aria-hidden>{one.letra}</span>
              <span>
                {one.texto}
                {one.correcta && <b className={classes.key}> Clave</b>}
                <Share words={`${numero(one.n)} de ${numero(n)}`} share={one.n / n} kind="all" />
                {thirds && (
                  <>
                    <Share
                      words={`${numero(one.mejores)} de las ${numero(mejores)} mejores`}
                      share={one.mejores / mejores}
                      kind="best"
                    />
                    <Share
                      words={`${numero(one.peores)} de las ${numero(peores)} peores`}
                      share={one.peores / peores}
                      kind="worst"
                    />
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
        {thirds && (
          <p className={classes.note}>
            Las mejores y las peores son un tercio cada una, por lo que hicieron en el resto de la evaluación.
          </p>
        )}
      </>
    );
  if (frecuentes.length > 0)
    return (
      <Figures
        caption="Lo que más se respondió"
        head={['Respuesta', 'Veces', 'Vale']}
        rows={frecuentes.map(({ dicha, n: times, facilidad }) => ({
          id: dicha,
          cells: [dicha, numero(times), parte(facilidad)],
        }))}
      />
    );
  return (
    <Figures
      caption="Cómo se respondió"
      head={['', 'Respuestas']}
      rows={[
        { id: 'bien', cells: ['Con todos los puntos', numero(reparto.bien)] },
        { id: 'parte', cells: ['Con una parte', numero(reparto.parte)] },
        { id: 'mal', cells: ['Sin puntos', numero(reparto.mal)] },
        { id: 'blanco', cells: ['En blanco', numero(reparto.blanco)] },
      ]}
    />
  );
}

interface ShareProps {
  readonly words: string;
  readonly share: number;
  readonly kind: 'all' | 'best' | 'worst';
}

const Share = ({ words, share, kind }: ShareProps) => (
  <span className={classes.choice} data-kind={kind}>
    <i style={{ width: `${Math.min(1, share) * 60}%` }} aria-hidden />
    <small>{words}</small>
  </span>
);

function Facts({ medida, dentro }: { readonly medida: PreguntaMedida; readonly dentro: PreguntaPorDentro }) {
  const { n, facilidad, desviacion, discriminacion, versiones } = medida;
  const { version, segundos, reparto } = dentro;
  return (
    <dl className={classes.facts}>
      <Fact name="Le ha tocado a" value={cuenta(n, 'intento')} />
      <Fact name="Acierta" value={parte(facilidad)} />
      <Fact name="Desviación" value={desviacion === null ? '—' : numero(desviacion)} />
      <Fact name="Discriminación" value={discriminacion === null ? '—' : numero(discriminacion)} />
      <Fact name="En blanco" value={numero(reparto.blanco)} />
      <Fact name="Tiempo mediano" value={segundos === null ? '—' : segundosEnPalabras(segundos)} />
      {versiones.map((one) => (
        <Fact
          key={one.version}
          name={`Versión ${one.version}`}
          value={`${parte(one.facilidad)} de ${numero(one.n)}`}
        />
      ))}
      {versiones.length > 0 && (
        <p className={classes.note}>Las respuestas de al lado son de la versión {version}.</p>
      )}
      <p className={classes.note}>
        El tiempo va de la respuesta anterior a la última vez que se guardó esta.
      </p>
    </dl>
  );
}

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
