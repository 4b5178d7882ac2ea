import type { ActividadDeIndice } from '@catedra/shared/actividades/schemas.ts';
import type { Condicion, Requisitos } from '@catedra/shared/actividades/requisitos.ts';
import { Button, Input, Radio } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { FieldsPart } from '#tipos/form/FieldsPart.tsx';
import type { FieldsProps } from '#tipos/form/props.ts';
import formClasses from '#tipos/form/ActividadFields.module.css';
import { CondicionRow } from '#tipos/form/requisitos/CondicionRow.tsx';
import { nuevaCondicion } from '#tipos/form/requisitos/condiciones.ts';
import classes from '#tipos/form/requisitos/Requisitos.module.css';
import { FormRow } from '#ui/forms/FormLayout.tsx';

interface RequisitosFieldsProps extends FieldsProps {
  readonly otras: readonly ActividadDeIndice[];
}

const MAX = 20;

/** What must hold before it opens. */
export function RequisitosFields({ form, readOnly, bare, otras }: RequisitosFieldsProps) {
  const { modo, condiciones } = form.values.requisitos;
  const put = (change: Partial<Requisitos>) =>
    form.setFieldValue('requisitos', { modo, condiciones, ...change });
  const putOne = (index: number, condicion: Condicion) =>
    put({ condiciones: condiciones.map((una, i) => (i === index ? condicion : una)) });
  return (
    <FieldsPart
      title="Requisitos"
      bare={bare}
      note={
        condiciones.length === 0
          ? 'Se puede abrir sin haber hecho nada antes.'
          : 'Mientras no se cumplan, la actividad se ve cerrada y dice por qué.'
      }
    >
      {bare && (
        <FormRow>
          <p className={formClasses.lead}>
            {condiciones.length === 0 ? 'Se puede abrir sin haber hecho nada antes' : 'Antes hace falta'}
          </p>
        </FormRow>
      )}
      {condiciones.length > 1 && (
        <FormRow>
          <Radio.Group
            label="Se abre cuando se cumple…"
            readOnly={readOnly}
            value={modo}
            onChange={(value) => put({ modo: value })}
          >
            <div className={formClasses.choices}>
              <Radio value="todos" label="todo lo que sigue" disabled={readOnly} />
              <Radio value="alguno" label="cualquiera de estas cosas" disabled={readOnly} />
            </div>
          </Radio.Group>
        </FormRow>
      )}
      {condiciones.length > 0 && (
        <FormRow>
          <ol className={classes.list}>
            {condiciones.map((condicion, index) => (
              <CondicionRow
                key={index}
                index={index}
                condicion={condicion}
                otras={otras}
                readOnly={readOnly}
                errorOf={(field) => form.errors[`requisitos.condiciones.${index}.${field}`]}
                onChange={(next) => putOne(index, next)}
                onRemove={() => put({ condiciones: condiciones.filter((_, i) => i !== index) })}
              />
            ))}
          </ol>
        </FormRow>
      )}
      {form.errors.requisitos && (
        <FormRow>
          <Input.Error role="alert">{form.errors.requisitos}</Input.Error>
        </FormRow>
      )}
      {!readOnly && condiciones.length < MAX && (
        <FormRow>
          <div>
            <Button
              variant="default"
              leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
              onClick={() => put({ condiciones: [...condiciones, nuevaCondicion('completada', otras)] })}
            >
              Añadir una condición
            </Button>
          </div>
        </FormRow>
      )}
    </FieldsPart>
  );
}
