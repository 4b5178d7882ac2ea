import type { CampoALaVista } from '@catedra/shared/campos/schemas.ts';
import type { Valor } from '@catedra/shared/campos/tipos.ts';
import type { ReactNode } from 'react';
import { FormRow, Optional } from '#ui/forms/FormLayout.tsx';
import { OwnFieldInput } from '#parts/campos/OwnFieldInput.tsx';

/** What a form holds of them: null is one that had something and is emptied. */
export type OwnValues = Readonly<Record<string, Valor | null>>;

interface OwnFieldsProps {
  readonly campos: readonly CampoALaVista[];
  readonly values: OwnValues;
  readonly onChange: (id: string, value: Valor | null) => void;
  /** By the place that the server names: `campos.<id>`. */
  readonly errors: Readonly<Record<string, ReactNode>>;
  readonly names?: Readonly<Record<string, string>>;
  readonly readOnly?: (campo: CampoALaVista) => boolean;
}

const pairs = <T,>(all: readonly T[]): T[][] =>
  all.flatMap((_, i) => (i % 2 === 0 ? [all.slice(i, i + 2)] : []));

/** The academy's own fields as rows of a form, two by two. */
export function OwnFields({ campos, values, onChange, errors, names = {}, readOnly }: OwnFieldsProps) {
  return pairs(campos).map((row) => (
    <FormRow key={row[0]?.id}>
      {row.map((campo) => {
        const value = values[campo.id] ?? null;
        return (
          <OwnFieldInput
            key={campo.id}
            campo={campo}
            label={
              <>
                {campo.nombre}
                {!campo.obligatorio && <Optional />}
              </>
            }
            value={value}
            named={names[String(value)]}
            onChange={(next) => onChange(campo.id, next)}
            error={errors[`campos.${campo.id}`]}
            readOnly={readOnly?.(campo) ?? false}
          />
        );
      })}
    </FormRow>
  ));
}

/** The same values with another in one field; one that never had any is left out again. */
export function withValue(values: OwnValues, saved: OwnValues, id: string, value: Valor | null): OwnValues {
  if (value !== null || saved[id] !== undefined) return { ...values, [id]: value };
  const { [id]: _gone, ...rest } = values;
  return rest;
}
