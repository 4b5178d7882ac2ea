import { diasDelMes, MESES } from '@catedra/shared/fechas/calendario.ts';
import { NumberInput, Select } from '@mantine/core';
import type { ReactNode } from 'react';

const BISIESTO = 2028;
const dos = (n: number) => String(n).padStart(2, '0');

interface DayOfYearProps {
  /** `01-31` */
  readonly value: string;
  readonly error?: ReactNode;
  readonly onChange: (value: string) => void;
}

/** A day of every year: its number and its month; one that the month does not have is its last. */
export function DayOfYear({ value, error, onChange }: DayOfYearProps) {
  const [mes = 12, dia = 31] = value.split('-').map(Number);
  const set = (m: number, d: number) =>
    onChange(`${dos(m)}-${dos(Math.min(Math.max(d, 1), diasDelMes(BISIESTO, m)))}`);
  return (
    <>
      <NumberInput
        label="Día"
        w={120}
        min={1}
        max={diasDelMes(BISIESTO, mes)}
        allowDecimal={false}
        error={error}
        value={dia}
        onChange={(next) => set(mes, Number(next))}
      />
      <Select
        label="Mes"
        w={180}
        allowDeselect={false}
        data={MESES.map((nombre, i) => ({ value: String(i + 1), label: nombre }))}
        value={String(mes)}
        onChange={(next) => set(Number(next), dia)}
      />
    </>
  );
}
