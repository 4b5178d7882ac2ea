import { MAX_MESES_DE_VALIDEZ } from '@catedra/shared/cumplimiento/schemas.ts';
import { NumberInput, TextInput } from '@mantine/core';

export interface Escrita {
  readonly titulo: string;
  readonly horas: number | null;
  readonly validezMeses: number | null;
}

export const SIN_ESCRIBIR: Escrita = { titulo: '', horas: null, validezMeses: null };

interface EntradaFieldsProps {
  readonly value: Escrita;
  readonly onChange: (value: Escrita) => void;
  readonly errors: Readonly<Partial<Record<string, string>>>;
}

const cifra = (value: number | string): number | null => (typeof value === 'number' ? value : null);

/** Something that is in no course nor in the catalogue yet: it stays there for the next one. */
export function EntradaFields({ value, onChange, errors }: EntradaFieldsProps) {
  return (
    <>
      <TextInput
        label="Título"
        description="Queda en el catálogo para otras personas."
        maxLength={200}
        value={value.titulo}
        onChange={(event) => onChange({ ...value, titulo: event.currentTarget.value })}
        error={errors['titulo']}
      />
      <NumberInput
        label="Horas"
        placeholder="Sin decir"
        min={0.5}
        max={9999}
        value={value.horas ?? ''}
        onChange={(horas) => onChange({ ...value, horas: cifra(horas) })}
        error={errors['horas']}
      />
      <NumberInput
        label="Meses que vale"
        placeholder="No caduca"
        allowDecimal={false}
        min={1}
        max={MAX_MESES_DE_VALIDEZ}
        value={value.validezMeses ?? ''}
        onChange={(meses) => onChange({ ...value, validezMeses: cifra(meses) })}
        error={errors['validezMeses']}
      />
    </>
  );
}
