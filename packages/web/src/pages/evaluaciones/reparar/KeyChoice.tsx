import type { PreguntaReparable } from '@catedra/shared/intentos/reparar/schemas.ts';
import { Checkbox, Radio, Textarea, TextInput } from '@mantine/core';
import { exactNumber, formOf, optionsOf, type Written } from '#preguntas/repaired-keys.ts';
import classes from '#pages/evaluaciones/reparar/Repair.module.css';

interface KeyChoiceProps {
  readonly version: PreguntaReparable['versiones'][number];
  /** Besides what was right; otherwise, instead of it. */
  readonly accepting: boolean;
  readonly value: Written;
  readonly onChange: (next: Written) => void;
}

const wrongNumber = (written: string): string | undefined =>
  written.trim() === '' || exactNumber(written) !== null ? undefined : 'Escribe un número, como 12 o 3,5.';

/** What is right too, or what is right now. */
export function KeyChoice({ version, accepting, value, onChange }: KeyChoiceProps) {
  const form = formOf(version.publica.tipo);
  const label = accepting ? '¿Qué más se acepta?' : '¿Cuál es la correcta?';
  if (form === 'one') {
    // What is right already needs no accepting.
    const options = optionsOf(version);
    return (
      <Radio.Group
        label={label}
        value={value.options[0] ?? null}
        onChange={(id) => onChange({ ...value, options: [id] })}
      >
        <div className={classes.options}>
          {options.map(({ id, text, right }) => (
            <Radio key={id} value={id} label={right ? `${text} (la de ahora)` : text} disabled={right} />
          ))}
        </div>
      </Radio.Group>
    );
  }
  if (form === 'several')
    return (
      <Checkbox.Group
        label={accepting ? '¿Qué otro conjunto se acepta?' : '¿Cuáles son las correctas?'}
        value={[...value.options]}
        onChange={(options) => onChange({ ...value, options })}
      >
        <div className={classes.options}>
          {optionsOf(version).map(({ id, text, right }) => (
            <Checkbox key={id} value={id} label={right ? `${text} (correcta hasta ahora)` : text} />
          ))}
        </div>
      </Checkbox.Group>
    );
  if (form === 'lines')
    return (
      <Textarea
        label={
          accepting
            ? 'Respuestas que también se aceptan, una por línea'
            : 'Respuestas correctas, una por línea'
        }
        description="Valen las mismas opciones de mayúsculas y tildes de la pregunta. El asterisco es cualquier texto."
        autosize
        minRows={2}
        maxRows={8}
        value={value.text}
        onChange={(event) => onChange({ ...value, text: event.currentTarget.value })}
      />
    );
  return (
    <div className={classes.number}>
      <TextInput
        label={accepting ? 'Número que también se acepta' : 'Número correcto'}
        inputMode="decimal"
        error={wrongNumber(value.text)}
        value={value.text}
        onChange={(event) => onChange({ ...value, text: event.currentTarget.value })}
      />
      <TextInput
        label="Margen (opcional)"
        inputMode="decimal"
        error={wrongNumber(value.margin)}
        value={value.margin}
        onChange={(event) => onChange({ ...value, margin: event.currentTarget.value })}
      />
    </div>
  );
}
