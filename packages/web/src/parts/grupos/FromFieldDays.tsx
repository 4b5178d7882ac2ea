import { NumberInput, Select } from '@mantine/core';
import { DIAS_DESDE_UN_DATO } from '@catedra/shared/progreso/vencimiento.ts';

/** A field of dates that people have. */
export interface DateOfPeople {
  readonly id: string;
  readonly nombre: string;
}

interface CountedFrom {
  readonly dias: number | '';
  readonly campoId: string | null;
  readonly gracia: number | '';
}

export const written = (value: number | string): number | '' => (typeof value === 'number' ? value : '');

interface DaysProps {
  readonly label: string;
  readonly description?: string | undefined;
  readonly min: number;
  readonly max: number;
  readonly value: number | '';
  readonly onChange: (value: number | '') => void;
  readonly error?: string | undefined;
}

export const Days = ({ onChange, ...look }: DaysProps) => (
  <NumberInput
    allowDecimal={false}
    allowNegative={false}
    {...look}
    onChange={(value) => onChange(written(value))}
  />
);

interface GraceProps {
  readonly value: number | '';
  readonly onChange: (value: number | '') => void;
}

/** How many days has whoever comes in late. */
export const Grace = ({ value, onChange }: GraceProps) => (
  <NumberInput
    label="Quien entre con el plazo pasado tiene"
    description="Días desde que entra. Así nadie llega ya vencido."
    suffix=" días"
    min={0}
    max={365}
    allowDecimal={false}
    allowNegative={false}
    value={value}
    onChange={(dado) => onChange(written(dado))}
  />
);

interface FromFieldDaysProps {
  readonly datos: readonly DateOfPeople[];
  readonly value: CountedFrom;
  readonly onChange: (patch: Partial<CountedFrom>) => void;
  readonly error?: string | undefined;
}

/** Some days after a date that each person has in a field. */
export function FromFieldDays({ datos, value, onChange, error }: FromFieldDaysProps) {
  const none = value.campoId === null;
  return (
    <>
      <Select
        label="Desde"
        description="Si ese dato cambia, la fecha cambia con él mientras la persona no haya terminado. Quien no lo tenga no tiene fecha límite."
        placeholder="Elige un dato"
        data={datos.map(({ id, nombre }) => ({ value: id, label: nombre }))}
        value={value.campoId}
        error={none ? error : undefined}
        onChange={(campoId) => onChange({ campoId })}
        allowDeselect={false}
      />
      <Days
        label="Días desde esa fecha"
        min={0}
        max={DIAS_DESDE_UN_DATO}
        value={value.dias}
        error={none ? undefined : error}
        onChange={(dias) => onChange({ dias })}
      />
      <Grace value={value.gracia} onChange={(gracia) => onChange({ gracia })} />
    </>
  );
}
