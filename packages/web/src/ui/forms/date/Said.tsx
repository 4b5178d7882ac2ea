import { distancia } from '@catedra/shared/fechas/escribir-fecha.ts';
import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import classes from '#ui/forms/date/DateField.module.css';
import { cityOf } from '#ui/forms/date/city.ts';
import type { Written } from '#ui/forms/date/use-written.ts';

interface SaidProps {
  readonly written: Written;
  readonly value?: string;
  readonly now?: string;
  readonly zone?: string | null;
  readonly help?: string;
  readonly past?: boolean;
}

/** The line under a date: what was understood, how far it is, or why it can't be. */
export function Said({ written, value = '', now = '', zone = null, help, past = false }: SaidProps) {
  const { wrong, typing, read } = written;
  if (wrong) {
    return (
      <>
        {wrong.why}{' '}
        {wrong.instead && (
          <Button
            variant="subtle"
            size="compact-xs"
            onMouseDown={(event) => event.preventDefault()}
            onClick={wrong.instead.use}
          >
            Usar {wrong.instead.words}
          </Button>
        )}
      </>
    );
  }
  const city = zone && `hora de ${cityOf(zone)}`;
  if (value === '')
    return help ?? (city ? `Hora de ${cityOf(zone)}` : 'También «mañana», «18 nov», «en 2 semanas».');
  const far = distancia(value, now);
  if (typing && read) {
    return (
      <span className={classes.read}>
        <IconCheck size={16} stroke={2} aria-hidden />
        <span>
          <b>{read}</b>, {far}
        </span>
      </span>
    );
  }
  const gone = !past && value < now.slice(0, value.length);
  const words = [gone ? `Ya pasó, ${far}` : upper(far), city].filter(Boolean).join(', ');
  return <span className={gone ? classes.gone : undefined}>{words}</span>;
}

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
