import type { Criterio } from '@catedra/shared/actividades/tipos/tarea/contenido.ts';
import classes from '#pages/entregas/Criterion.module.css';
import { PointsInput } from '#pages/entregas/PointsInput.tsx';
import { cuenta, numero } from '#ui/words/words.ts';

interface CriterionProps {
  readonly criterio: Criterio;
  readonly given: number | null;
  /** The digits give its levels. */
  readonly active: boolean;
  readonly wrong: boolean;
  readonly onEnter: () => void;
  readonly onGive: (value: number | null) => void;
}

/** The points of one criterion: choosing a level gives its own; others can still be written beside. */
export function Criterion({ criterio, given, active, wrong, onEnter, onGive }: CriterionProps) {
  const { titulo, descripcion, puntos, niveles = [] } = criterio;
  return (
    <div
      className={classes.criterion}
      {...(niveles.length > 0 && { role: 'group', tabIndex: -1, 'aria-label': `Niveles de «${titulo}»` })}
      data-criterion
      data-active={(active && niveles.length > 0) || undefined}
      onFocus={onEnter}
    >
      <PointsInput
        className={classes.points}
        label={titulo}
        description={[`Hasta ${cuenta(puntos, 'punto')}`, descripcion].filter(Boolean).join('. ')}
        max={puntos}
        value={given}
        onChange={onGive}
        error={wrong}
      />
      {niveles.length > 0 && <Levels niveles={niveles} given={given} onGive={onGive} />}
    </div>
  );
}

interface LevelsProps {
  readonly niveles: NonNullable<Criterio['niveles']>;
  readonly given: number | null;
  readonly onGive: (puntos: number) => void;
}

function Levels({ niveles, given, onGive }: LevelsProps) {
  const chosen = niveles.find(({ puntos }) => puntos === given);
  const described = niveles.some(({ descripcion }) => descripcion);
  return (
    <>
      <div className={classes.levels}>
        {niveles.map(({ nombre, puntos, descripcion }, i) => (
          <button
            key={nombre}
            type="button"
            className={classes.level}
            data-level
            aria-pressed={given === puntos}
            title={descripcion ?? undefined}
            onClick={() => onGive(puntos)}
          >
            {nombre}
            <small>{numero(puntos, 2)}</small>
            <kbd aria-hidden>{i + 1}</kbd>
          </button>
        ))}
      </div>
      {described && (
        <p className={classes.how}>{chosen?.descripcion ? `${chosen.nombre}: ${chosen.descripcion}` : ' '}</p>
      )}
    </>
  );
}
