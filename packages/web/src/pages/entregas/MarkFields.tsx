import type { Nivel } from '@catedra/shared/actividades/tipos/tarea/contenido.ts';
import classes from '#pages/entregas/Entregas.module.css';
import type { MarkValues, Sheet } from '#pages/entregas/mark-values.ts';
import { PointsInput } from '#pages/entregas/PointsInput.tsx';
import unseen from '#ui/frame/unseen.module.css';
import { cuenta, numero } from '#ui/words/words.ts';

interface MarkFieldsProps {
  readonly sheet: Sheet;
  readonly values: MarkValues;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (patch: Partial<MarkValues>) => void;
}

/** With a rubric, the points of each criterion; without one, the mark. */
export function MarkFields({ sheet, values, errors, onChange }: MarkFieldsProps) {
  const { rubrica, maximo } = sheet;
  const onTen = maximo === 10;
  const give = (i: number, value: number | null) =>
    onChange({ puntos: values.puntos.map((one, at) => (at === i ? value : one)) });
  if (rubrica.length === 0)
    return (
      <PointsInput
        label={onTen ? 'Nota, de 0 a 10' : `Puntos, de 0 a ${numero(maximo, 2)}`}
        className={classes.figure}
        max={maximo}
        step={maximo < 2 ? 0.25 : 0.5}
        value={values.nota}
        onChange={(value) => onChange({ nota: value })}
        error={errors.nota}
      />
    );
  return (
    <fieldset className={classes.rubric} aria-describedby={errors.puntos ? 'falta-rubrica' : undefined}>
      <legend className={unseen.unseen}>Rúbrica</legend>
      {rubrica.map(({ titulo, descripcion, puntos, niveles = [] }, i) => (
        <div key={titulo}>
          <PointsInput
            className={classes.criterion}
            label={titulo}
            description={[`Hasta ${cuenta(puntos, 'punto')}`, descripcion].filter(Boolean).join('. ')}
            max={puntos}
            value={values.puntos[i] ?? null}
            onChange={(value) => give(i, value)}
            error={Boolean(errors.puntos) && values.puntos[i] === null}
          />
          {niveles.length > 0 && (
            <Levels
              titulo={titulo}
              niveles={niveles}
              given={values.puntos[i] ?? null}
              onGive={(value) => give(i, value)}
            />
          )}
        </div>
      ))}
      {errors.puntos && (
        <p id="falta-rubrica" className={classes.error} role="alert">
          {errors.puntos}
        </p>
      )}
    </fieldset>
  );
}

interface LevelsProps {
  readonly titulo: string;
  readonly niveles: readonly Nivel[];
  readonly given: number | null;
  readonly onGive: (puntos: number) => void;
}

/** Choosing a level gives its points; others can still be written above. */
function Levels({ titulo, niveles, given, onGive }: LevelsProps) {
  return (
    <div className={classes.levels} role="group" aria-label={`Niveles de «${titulo}»`}>
      {niveles.map(({ nombre, puntos }) => (
        <button
          key={nombre}
          type="button"
          className={classes.level}
          aria-pressed={given === puntos}
          onClick={() => onGive(puntos)}
        >
          {nombre}
          <small>{numero(puntos, 2)}</small>
        </button>
      ))}
    </div>
  );
}
