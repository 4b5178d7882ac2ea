import type { PreguntaRevisada } from '@catedra/shared/intentos/despues.ts';
import { levelsOf } from '#pages/intentos/despues/levels.ts';
import classes from '#pages/intentos/despues/Rubric.module.css';
import { numero } from '#ui/words/words.ts';

interface RubricProps {
  readonly rubrica: NonNullable<PreguntaRevisada['rubrica']>;
  /** Of the whole question, as they count; absent while it may not be seen. */
  readonly logrados: number | null | undefined;
  readonly puntos: number;
}

/** What was given of each criterion: one bar of its levels, with the given one in sight. */
export function Rubric({ rubrica, logrados, puntos }: RubricProps) {
  return (
    <section className={classes.rubric} aria-label="Rúbrica">
      <h3>
        Cómo se ha corregido
        {logrados !== null && logrados !== undefined && (
          <span>
            {numero(logrados)} de {numero(puntos)}
          </span>
        )}
      </h3>
      <ul>
        {rubrica.map((criterio) => (
          <li key={criterio.titulo}>
            <b>{criterio.titulo}</b>
            <span>
              {numero(criterio.dados)} de {numero(criterio.puntos)}
            </span>
            <Levels criterio={criterio} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Levels({ criterio }: { readonly criterio: RubricProps['rubrica'][number] }) {
  const levels = levelsOf(criterio);
  if (levels.length === 0) {
    const share = criterio.puntos === 0 ? 0 : (criterio.dados / criterio.puntos) * 100;
    return (
      <div className={classes.share} aria-hidden>
        <i style={{ width: `${share}%` }} />
      </div>
    );
  }
  const given = levels.find(({ place }) => place === 'given')?.descripcion;
  return (
    <>
      <ol style={{ gridTemplateColumns: `repeat(${levels.length}, minmax(0, 1fr))` }}>
        {levels.map(({ nombre, puntos, place }, index) => (
          <li
            key={`${index}${nombre}`}
            data-place={place}
            aria-current={place === 'given' ? 'true' : undefined}
          >
            <small>{numero(puntos)}</small>
            <span>{nombre}</span>
          </li>
        ))}
      </ol>
      {given && <p>{given}</p>}
    </>
  );
}
