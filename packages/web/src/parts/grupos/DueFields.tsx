import { NumberInput, Radio, Select, Stack } from '@mantine/core';
import { DIAS_DESDE_UN_DATO } from '@catedra/shared/progreso/vencimiento.ts';
import type { Vencimiento } from '#parts/grupos/due.ts';
import { DateField } from '#ui/forms/date/DateField.tsx';

interface DueFieldsProps {
  readonly value: Vencimiento;
  readonly onChange: (value: Vencimiento) => void;
  readonly error?: string;
  /** The fields of dates that people have, if the date may count from one. */
  readonly datos: readonly { readonly id: string; readonly nombre: string }[];
}

const escrito = (value: number | string): number | '' => (typeof value === 'number' ? value : '');

/** When the course is due: never, on a day, or some days after each person joined or after a date of theirs. */
export function DueFields({ value, onChange, error, datos }: DueFieldsProps) {
  const gracia = (
    <NumberInput
      label="Quien entre con el plazo pasado tiene"
      description="Días desde que entra. Así nadie llega ya vencido."
      suffix=" días"
      min={0}
      max={365}
      allowDecimal={false}
      allowNegative={false}
      value={value.gracia}
      onChange={(dado) => onChange({ ...value, gracia: escrito(dado) })}
    />
  );
  const dias = (label: string, min: number, max: number) => (
    <NumberInput
      label={label}
      min={min}
      max={max}
      allowDecimal={false}
      allowNegative={false}
      value={value.dias}
      error={value.plazo === 'dato' && value.campoId === null ? undefined : error}
      onChange={(dado) => onChange({ ...value, dias: escrito(dado) })}
    />
  );
  return (
    <Stack gap="sm">
      <Radio.Group
        label="Fecha límite"
        value={value.plazo}
        onChange={(plazo) => onChange({ ...value, plazo })}
      >
        <Stack gap="xs" mt={4}>
          <Radio value="ninguno" label="Sin fecha límite" />
          <Radio value="fecha" label="El mismo día para todo el grupo" />
          <Radio value="dias" label="Unos días después de que cada persona entre" />
          {(datos.length > 0 || value.plazo === 'dato') && (
            <Radio value="dato" label="Unos días desde una fecha de la ficha de cada persona" />
          )}
        </Stack>
      </Radio.Group>
      {value.plazo === 'fecha' && (
        <>
          <DateField
            label="Día"
            help="Hasta el final de ese día."
            value={value.dia}
            error={error}
            onChange={(dia) => onChange({ ...value, dia })}
          />
          {gracia}
        </>
      )}
      {value.plazo === 'dias' && dias('Días desde que entra en el grupo', 1, 3650)}
      {value.plazo === 'dato' && (
        <>
          <Select
            label="Desde"
            description="Si ese dato cambia, la fecha cambia con él mientras la persona no haya terminado. Quien no lo tenga no tiene fecha límite."
            placeholder="Elige un dato"
            data={datos.map(({ id, nombre }) => ({ value: id, label: nombre }))}
            value={value.campoId}
            error={value.campoId === null ? error : undefined}
            onChange={(campoId) => onChange({ ...value, campoId })}
            allowDeselect={false}
          />
          {dias('Días desde esa fecha', 0, DIAS_DESDE_UN_DATO)}
          {gracia}
        </>
      )}
    </Stack>
  );
}
