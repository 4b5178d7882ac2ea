import type { FechaDelCalendario } from '@catedra/shared/calendario/schemas.ts';
import { fechaEnPalabras } from '@catedra/shared/calendario/palabras.ts';
import { Button } from '@mantine/core';
import { mesDe, nombreDeMes } from '#pages/home/calendario/months.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { dia } from '#ui/words/words.ts';
import { useNow } from '#ui/words/zone.tsx';

interface EmptyMonthProps {
  readonly mes: string;
  readonly hoy: string;
  readonly fechas: readonly FechaDelCalendario[];
  readonly onTurn: (mes: string) => void;
}

/** A month without dates says which comes next, and leads to it. */
export function EmptyMonth({ mes, hoy, fechas, onTurn }: EmptyMonthProps) {
  const now = useNow();
  const proxima = fechas.find((una) => una.dia >= hoy && una.estado !== 'hecha');
  if (!proxima)
    return (
      <EmptyState drawing="calendar" title={`Nada en ${nombreDeMes(mes)}`}>
        Cuando algo tuyo tenga fecha, aparecerá aquí.
      </EmptyState>
    );
  const suMes = mesDe(proxima.dia);
  return (
    <EmptyState
      drawing="calendar"
      title={`Nada en ${nombreDeMes(mes)}`}
      action={
        <Button variant="default" onClick={() => onTurn(suMes)}>
          Ir a {nombreDeMes(suMes)}
        </Button>
      }
    >
      Lo próximo es el {dia(proxima.dia, now)}. {fechaEnPalabras(proxima)}.
    </EmptyState>
  );
}
