import { Input, SegmentedControl, Stack } from '@mantine/core';
import { finDelDia } from '@catedra/shared/progreso/vencimiento.ts';
import { type DateOfPeople, Days, FromFieldDays } from '#parts/grupos/FromFieldDays.tsx';
import type { OwnDue } from '#parts/grupos/own-due.ts';
import { optional } from '#ui/forms/FormLayout.tsx';
import { MomentField } from '#ui/forms/date/MomentField.tsx';
import { fecha } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

interface OwnDueFieldsProps {
  readonly value: OwnDue;
  readonly onChange: (value: OwnDue) => void;
  /** The fields of dates that people have, if the date may count from one. */
  readonly datos: readonly DateOfPeople[];
  /** What the server says of the date. */
  readonly wrong?: string | undefined;
}

const HOW = [
  { value: 'fecha', label: 'Una fecha' },
  { value: 'dias', label: 'Unos días' },
  { value: 'dato', label: 'Desde un dato' },
] as const;

/** Until when people who are given a course by name have it. */
export function OwnDueFields({ value, onChange, datos, wrong }: OwnDueFieldsProps) {
  const now = useNow();
  const zone = useZone();
  const ways = HOW.filter((way) => way.value !== 'dato' || datos.length > 0);
  const { dias } = value;
  return (
    <Stack gap="sm">
      <Input.Wrapper label="Fecha límite" labelElement="div">
        <SegmentedControl
          fullWidth
          aria-label="Cómo se pone la fecha límite"
          data={[...ways]}
          value={value.plazo}
          onChange={(plazo) => onChange({ ...value, plazo })}
        />
      </Input.Wrapper>
      {value.plazo === 'fecha' && (
        <MomentField
          label={optional('Hasta cuándo')}
          value={value.venceEn}
          onChange={(venceEn) => onChange({ ...value, venceEn })}
          error={wrong}
        />
      )}
      {value.plazo === 'dias' && (
        <Days
          label="Días desde que recibe el curso"
          description={
            dias === '' || dias > 3650
              ? undefined
              : `Desde hoy, hasta el ${fecha(finDelDia(now, dias, zone).toISOString(), now, zone)}.`
          }
          min={1}
          max={3650}
          value={dias}
          error={wrong}
          onChange={(dados) => onChange({ ...value, dias: dados })}
        />
      )}
      {value.plazo === 'dato' && (
        <FromFieldDays
          datos={datos}
          value={value}
          onChange={(patch) => onChange({ ...value, ...patch })}
          error={wrong}
        />
      )}
    </Stack>
  );
}
