import type { Criterio } from '@catedra/shared/actividades/tipos/tarea/contenido.ts';
import { Button, NumberInput, Textarea, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { EditorProps } from '#tipos/editor.ts';
import classes from '#tipos/tarea/Editor.module.css';
import { LevelsPart } from '#tipos/tarea/LevelsPart.tsx';
import { FormRow, optional } from '#ui/forms/FormLayout.tsx';
import { cuenta } from '#ui/words/words.ts';

const MAX = 20;

export function RubricPart({ contenido: { rubrica }, onChange, errorOf, readOnly }: EditorProps<'tarea'>) {
  return (
    <FormRow help="La nota sale de los puntos conseguidos, sobre 10.">
      <RubricFields
        rubrica={rubrica}
        onChange={(next) => onChange({ rubrica: next })}
        errorOf={errorOf}
        readOnly={readOnly}
      />
    </FormRow>
  );
}

interface RubricFieldsProps {
  readonly rubrica: readonly Criterio[];
  readonly onChange: (rubrica: Criterio[]) => void;
  readonly errorOf: (field: string) => ReactNode;
  readonly readOnly: boolean;
}

/** What is looked at when marking, and how much each thing is worth. */
export function RubricFields({ rubrica, onChange, errorOf, readOnly }: RubricFieldsProps) {
  const put = (index: number, change: Partial<Criterio>) =>
    onChange(rubrica.map((uno, i) => (i === index ? { ...uno, ...change } : uno)));
  const points = rubrica.reduce((sum, { puntos }) => sum + (puntos || 0), 0);
  return (
    <div>
      <ol className="look-stack">
        {rubrica.map(({ titulo, descripcion, puntos, niveles = [] }, index) => (
          <li key={index} className={classes.criterion}>
            <TextInput
              label={`Criterio ${index + 1}`}
              autoComplete="off"
              maxLength={160}
              data-path={`contenido.rubrica.${index}.titulo`}
              readOnly={readOnly}
              value={titulo}
              onChange={(event) => put(index, { titulo: event.currentTarget.value })}
              error={errorOf(`rubrica.${index}.titulo`)}
            />
            <NumberInput
              label="Puntos"
              aria-label={`Puntos del criterio ${index + 1}`}
              min={1}
              max={1000}
              allowDecimal={false}
              data-path={`contenido.rubrica.${index}.puntos`}
              readOnly={readOnly}
              value={puntos}
              onChange={(value) => put(index, { puntos: Number(value) })}
              error={errorOf(`rubrica.${index}.puntos`)}
            />
            <Textarea
              className={classes.wide}
              label={optional('Qué se espera')}
              aria-label={`Qué se espera en el criterio ${index + 1}`}
              minRows={1}
              maxLength={500}
              readOnly={readOnly}
              value={descripcion ?? ''}
              onChange={(event) => put(index, { descripcion: event.currentTarget.value || null })}
              error={errorOf(`rubrica.${index}.descripcion`)}
            />
            <LevelsPart
              criterion={index + 1}
              puntos={puntos}
              niveles={niveles}
              readOnly={readOnly}
              errorOf={(field) => errorOf(`rubrica.${index}.niveles${field}`)}
              onChange={(next) => put(index, { niveles: next.length > 0 ? next : undefined })}
            />
            {!readOnly && (
              <Button
                className={classes.wide}
                justify="flex-start"
                variant="subtle"
                color="mal"
                size="xs"
                onClick={() => onChange(rubrica.filter((_, i) => i !== index))}
              >
                Quitar el criterio {index + 1}
              </Button>
            )}
          </li>
        ))}
      </ol>
      <div className={`look-loose-line ${classes.foot}`}>
        {!readOnly && rubrica.length < MAX && (
          <Button
            variant="default"
            leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
            onClick={() => onChange([...rubrica, { titulo: '', descripcion: null, puntos: 10 }])}
          >
            Añadir un criterio
          </Button>
        )}
        <span className={classes.sum}>{cuenta(points, 'punto')} en total</span>
      </div>
    </div>
  );
}
