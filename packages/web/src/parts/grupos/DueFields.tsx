import { Radio, Stack } from '@mantine/core';
import type { Vencimiento } from '#parts/grupos/due.ts';
import { type DateOfPeople, Days, FromFieldDays, Grace } from '#parts/grupos/FromFieldDays.tsx';
import { DateField } from '#ui/forms/date/DateField.tsx';

interface DueFieldsProps {
  readonly value: Vencimiento;
  readonly onChange: (value: Vencimiento) => void;
  readonly error?: string;
  /** The fields of dates that people have, if the date may count from one. */
  readonly datos: readonly DateOfPeople[];
}

/** When the course is due: never, on a day, or some days after each person joined or after a date of theirs. */
export function DueFields({ value, onChange, error, datos }: DueFieldsProps) {
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
          <Grace value={value.gracia} onChange={(gracia) => onChange({ ...value, gracia })} />
        </>
      )}
      {value.plazo === 'dias' && (
        <Days
          label="Días desde que entra en el grupo"
          min={1}
          max={3650}
          value={value.dias}
          error={error}
          onChange={(dias) => onChange({ ...value, dias })}
        />
      )}
      {value.plazo === 'dato' && (
        <FromFieldDays
          datos={datos}
          value={value}
          onChange={(patch) => onChange({ ...value, ...patch })}
          error={error}
        />
      )}
    </Stack>
  );
}
