import { numeroEscrito } from '@catedra/shared/campos/escrito.ts';
import { valorEnPalabras } from '@catedra/shared/campos/formato.ts';
import type { Campo } from '@catedra/shared/campos/schemas.ts';
import type { Valor } from '@catedra/shared/campos/tipos.ts';
import { Select, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { DateField } from '#ui/forms/date/DateField.tsx';
import { PersonSelect } from '#parts/campos/PersonSelect.tsx';

interface OwnFieldInputProps {
  readonly campo: Campo;
  readonly label: ReactNode;
  readonly value: Valor | null;
  readonly onChange: (value: Valor | null) => void;
  readonly error?: ReactNode;
  readonly readOnly?: boolean;
  /** The name of the person that the value names, if it is one. */
  readonly named?: string;
}

const SI_NO = [
  { value: 'si', label: 'Sí' },
  { value: 'no', label: 'No' },
];

/** One of the academy's own fields, written as its kind is. */
export function OwnFieldInput({ campo, value, onChange, named, readOnly, ...rest }: OwnFieldInputProps) {
  switch (campo.tipo) {
    case 'texto':
      return (
        <TextInput
          {...rest}
          readOnly={readOnly}
          autoComplete="off"
          maxLength={500}
          value={String(value ?? '')}
          onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : currentTarget.value)}
        />
      );
    case 'numero':
      return <NumberField campo={campo} value={value} onChange={onChange} readOnly={readOnly} {...rest} />;
    case 'fecha':
      return (
        <DateField
          {...rest}
          calm
          readOnly={readOnly}
          value={String(value ?? '')}
          onChange={(day) => onChange(day || null)}
        />
      );
    case 'lista':
      return (
        <Select
          {...rest}
          readOnly={readOnly}
          placeholder={readOnly ? undefined : 'Elegir'}
          data={campo.opciones
            .filter(({ id, retirada }) => !retirada || id === value)
            .map(({ id, texto }) => ({ value: id, label: texto }))}
          searchable={campo.opciones.length > 8}
          clearable={!readOnly && !campo.obligatorio}
          nothingFoundMessage="No hay ningún valor así"
          value={typeof value === 'string' ? value : null}
          onChange={onChange}
        />
      );
    case 'si_no':
      return (
        <Select
          {...rest}
          readOnly={readOnly}
          placeholder={readOnly ? undefined : 'Elegir'}
          data={SI_NO}
          clearable={!readOnly && !campo.obligatorio}
          value={typeof value === 'boolean' ? (value ? 'si' : 'no') : null}
          onChange={(chosen) => onChange(chosen === null ? null : chosen === 'si')}
        />
      );
    case 'persona':
      return (
        <PersonSelect
          {...rest}
          readOnly={readOnly}
          clearable={!campo.obligatorio}
          value={typeof value === 'string' ? value : null}
          named={named}
          onChange={(id) => onChange(id)}
        />
      );
  }
}

type NumberFieldProps = Omit<OwnFieldInputProps, 'named'>;

/** A number as it is written here, «1.234,5»; what is no number stays as it was typed, and saving says so. */
function NumberField({ campo, value, onChange, ...rest }: NumberFieldProps) {
  const written = (one: Valor | null) =>
    typeof one === 'number' ? valorEnPalabras(campo, one, () => undefined) : String(one ?? '');
  const [typed, setTyped] = useState<string | null>(null);
  const change = (text: string) => {
    setTyped(text);
    onChange(text.trim() === '' ? null : (numeroEscrito(text) ?? text));
  };
  return (
    <TextInput
      {...rest}
      inputMode={campo.decimales ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={typed ?? written(value)}
      onChange={({ currentTarget }) => change(currentTarget.value)}
      onBlur={() => setTyped(null)}
    />
  );
}
