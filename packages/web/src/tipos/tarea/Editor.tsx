import { NumberInput, Radio } from '@mantine/core';
import type { EditorProps } from '#tipos/editor.ts';
import { RichPart } from '#tipos/RichPart.tsx';
import { RubricPart } from '#tipos/tarea/RubricPart.tsx';
import classes from '#tipos/tarea/Editor.module.css';
import { FormRow, optional } from '#ui/forms/FormLayout.tsx';
import { Toggle } from '#ui/forms/Toggle.tsx';

const CRITERIO = { titulo: '', descripcion: null, puntos: 10 };

export function Editor(props: EditorProps<'tarea'>) {
  const { contenido, onChange, errorOf, readOnly } = props;
  const { pideTexto, maxArchivos, rubrica, maxIntentos, admiteTarde } = contenido;
  return (
    <>
      <RichPart
        {...props}
        field="instrucciones"
        label="Qué hay que hacer"
        rows={8}
        value={contenido.instrucciones}
        onChange={(instrucciones) => onChange({ instrucciones })}
      />
      <FormRow>
        <Toggle
          label="Se escribe un texto"
          help="La persona lo redacta en la propia página."
          disabled={readOnly}
          checked={pideTexto}
          onChange={(event) => onChange({ pideTexto: event.currentTarget.checked })}
        />
      </FormRow>
      <FormRow>
        <NumberInput
          w={260}
          label="Archivos que se pueden adjuntar"
          description="Con 0 no se adjunta ninguno."
          min={0}
          max={20}
          allowDecimal={false}
          data-path="contenido.maxArchivos"
          readOnly={readOnly}
          value={maxArchivos}
          onChange={(value) => onChange({ maxArchivos: Number(value) })}
          error={errorOf('maxArchivos')}
        />
      </FormRow>
      <FormRow>
        <Radio.Group
          label="Cómo se corrige"
          readOnly={readOnly}
          value={rubrica.length > 0 ? 'rubrica' : 'nota'}
          onChange={(value) => onChange({ rubrica: value === 'rubrica' ? [CRITERIO] : [] })}
        >
          <div className={classes.choices}>
            <Radio value="nota" label="Con una nota de 0 a 10" disabled={readOnly} />
            <Radio value="rubrica" label="Con una rúbrica: criterios y puntos" disabled={readOnly} />
          </div>
        </Radio.Group>
      </FormRow>
      {rubrica.length > 0 && <RubricPart {...props} />}
      <FormRow help="Vacío: los que quien corrige quiera dar.">
        <NumberInput
          w={260}
          label={optional('Intentos como mucho')}
          min={1}
          max={20}
          allowDecimal={false}
          data-path="contenido.maxIntentos"
          readOnly={readOnly}
          value={maxIntentos ?? ''}
          onChange={(value) => onChange({ maxIntentos: value === '' ? null : Number(value) })}
          error={errorOf('maxIntentos')}
        />
      </FormRow>
      <FormRow>
        <Toggle
          label="Se admite después de la fecha límite"
          help="Quedará marcada como entregada tarde."
          disabled={readOnly}
          checked={admiteTarde}
          onChange={(event) => onChange({ admiteTarde: event.currentTarget.checked })}
        />
      </FormRow>
    </>
  );
}
