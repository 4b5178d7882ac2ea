import type { EntregaPorCalificar } from '@catedra/shared/entregas/schemas.ts';
import type { Nivel } from '@catedra/shared/actividades/tipos/tarea/contenido.ts';
import { NumberInput } from '@mantine/core';
import classes from '#pages/actividades/entregas/Entregas.module.css';
import { type MarkValues, markOf } from '#pages/actividades/entregas/mark-values.ts';
import { Optional } from '#ui/forms/FormLayout.tsx';
import { RichTextField } from '#ui/rich-text/RichTextField.tsx';
import { cuenta, numero } from '#ui/words/words.ts';

interface MarkFieldsProps {
  readonly trabajo: EntregaPorCalificar;
  readonly values: MarkValues;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (patch: Partial<MarkValues>) => void;
}

const DECIMALS = { decimalScale: 2, decimalSeparator: ',', allowedDecimalSeparators: [',', '.'] };
const asNumber = (value: string | number): number | null => (typeof value === 'number' ? value : null);

/** With a rubric, the points of each criterion and the mark they make; without one, the mark. */
export function MarkFields({ trabajo, values, errors, onChange }: MarkFieldsProps) {
  const { rubrica } = trabajo.actividad;
  const nota = markOf(trabajo, values);
  const give = (i: number, value: number | null) =>
    onChange({ puntos: values.puntos.map((one, at) => (at === i ? value : one)) });
  return (
    <>
      {rubrica.length === 0 ? (
        <NumberInput
          label="Nota, de 0 a 10"
          className={classes.figure}
          min={0}
          max={10}
          step={0.5}
          clampBehavior="strict"
          {...DECIMALS}
          value={values.nota ?? ''}
          onChange={(value) => onChange({ nota: asNumber(value) })}
          error={errors.nota}
        />
      ) : (
        <fieldset className={classes.rubric} aria-describedby={errors.puntos ? 'falta-rubrica' : undefined}>
          <legend>Rúbrica</legend>
          {rubrica.map(({ titulo, descripcion, puntos, niveles = [] }, i) => (
            <div key={titulo}>
              <NumberInput
                className={classes.criterion}
                label={titulo}
                description={[`Hasta ${cuenta(puntos, 'punto')}`, descripcion].filter(Boolean).join('. ')}
                min={0}
                max={puntos}
                clampBehavior="strict"
                {...DECIMALS}
                value={values.puntos[i] ?? ''}
                onChange={(value) => give(i, asNumber(value))}
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
          <p className={classes.total} data-ready={nota !== null || undefined} role="status">
            {nota === null ? 'La nota sale de los puntos.' : `Nota: ${numero(nota)} sobre 10`}
          </p>
        </fieldset>
      )}
      <RichTextField
        label={
          <>
            Comentario para la persona
            <Optional />
          </>
        }
        value={values.comentario}
        onChange={(comentario) => onChange({ comentario })}
        minRows={3}
        error={errors.comentario}
      />
    </>
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
