import classes from '#pages/entregas/Entregas.module.css';
import { Criterion } from '#pages/entregas/Criterion.tsx';
import { useCriterionKeys } from '#pages/entregas/criterion-keys.ts';
import type { MarkValues, Sheet } from '#pages/entregas/mark-values.ts';
import { PointsInput } from '#pages/entregas/PointsInput.tsx';
import unseen from '#ui/frame/unseen.module.css';
import { numero } from '#ui/words/words.ts';

interface MarkFieldsProps {
  readonly sheet: Sheet;
  readonly values: MarkValues;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (patch: Partial<MarkValues>) => void;
}

/** With a rubric, the points of each criterion; without one, the mark. */
export function MarkFields(props: MarkFieldsProps) {
  const { sheet, values, errors, onChange } = props;
  const { rubrica, maximo } = sheet;
  if (rubrica.length > 0) return <RubricFields {...props} />;
  return (
    <PointsInput
      label={maximo === 10 ? 'Nota, de 0 a 10' : `Puntos, de 0 a ${numero(maximo, 2)}`}
      className={classes.figure}
      max={maximo}
      step={maximo < 2 ? 0.25 : 0.5}
      value={values.nota}
      onChange={(value) => onChange({ nota: value })}
      error={errors.nota}
    />
  );
}

function RubricFields({ sheet: { rubrica }, values, errors, onChange }: MarkFieldsProps) {
  const give = (i: number, value: number | null) =>
    onChange({ puntos: values.puntos.map((one, at) => (at === i ? value : one)) });
  const { list, active, enter } = useCriterionKeys(rubrica, give);
  return (
    <fieldset
      ref={list}
      className={classes.rubric}
      aria-describedby={errors.puntos ? 'falta-rubrica' : undefined}
    >
      <legend className={unseen.unseen}>Rúbrica</legend>
      {rubrica.map((criterio, i) => (
        <Criterion
          key={criterio.titulo}
          criterio={criterio}
          given={values.puntos[i] ?? null}
          active={i === active}
          wrong={Boolean(errors.puntos) && values.puntos[i] === null}
          onEnter={() => enter(i)}
          onGive={(value) => give(i, value)}
        />
      ))}
      {errors.puntos && (
        <p id="falta-rubrica" className={classes.error} role="alert">
          {errors.puntos}
        </p>
      )}
    </fieldset>
  );
}
