import { NumberInput, Radio, Stack } from '@mantine/core';
import type { Vencimiento } from '#parts/grupos/due.ts';
import { DateField } from '#ui/forms/date/DateField.tsx';

interface DueFieldsProps {
  readonly value: Vencimiento;
  readonly onChange: (value: Vencimiento) => void;
  readonly error?: string;
}

/** When the course is due: never, on a day, or some days after each person joined. */
export function DueFields({ value, onChange, error }: DueFieldsProps) {
  return (
    <Stack gap="sm">
      <Radio.Group
        label="Fecha límite"
        value={value.plazo}
        onChange={(plazo) => onChange({ ...value, plazo: plazo })}
      >
        <Stack gap="xs" mt={4}>
          <Radio value="ninguno" label="Sin fecha límite" />
          <Radio value="fecha" label="El mismo día para todo el grupo" />
          <Radio value="dias" label="Unos días después de que cada persona entre" />
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
          <NumberInput
            label="Quien entre con el plazo pasado tiene"
            description="Días desde que entra. Así nadie llega ya vencido."
            suffix=" días"
            min={0}
            max={365}
            allowDecimal={false}
            allowNegative={false}
            value={value.gracia}
            onChange={(gracia) => onChange({ ...value, gracia: typeof gracia === 'number' ? gracia : '' })}
          />
        </>
      )}
      {value.plazo === 'dias' && (
        <NumberInput
          label="Días desde que entra en el grupo"
          min={1}
          max={3650}
          allowDecimal={false}
          allowNegative={false}
          value={value.dias}
          error={error}
          onChange={(dias) => onChange({ ...value, dias: typeof dias === 'number' ? dias : '' })}
        />
      )}
    </Stack>
  );
}
