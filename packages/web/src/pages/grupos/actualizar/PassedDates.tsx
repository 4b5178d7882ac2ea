import type { CursoAsignado } from '@catedra/shared/grupos/schemas.ts';
import { finDelDia } from '@catedra/shared/progreso/vencimiento.ts';
import { NumberInput } from '@mantine/core';
import classes from '#pages/grupos/actualizar/GrupoEditor.module.css';
import { enumerar, fecha } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

interface PassedDatesProps {
  /** The group's courses whose date has passed. */
  readonly cursos: readonly CursoAsignado[];
  readonly dias: number | '';
  readonly onChange: (dias: number | '') => void;
}

/** Before anybody comes in: whose date has passed, and until when they will have. */
export function PassedDates({ cursos, dias, onChange }: PassedDatesProps) {
  const now = useNow();
  const zone = useZone();
  const titulos = enumerar(cursos.map(({ titulo }) => `«${titulo}»`));
  const hasta = dias === '' ? '' : `: hasta el ${fecha(finDelDia(now, dias, zone).toISOString(), now, zone)}`;
  return (
    <div className={classes.passed}>
      <p>
        {cursos.length === 1 ? `El plazo de ${titulos} ya pasó.` : `Los plazos de ${titulos} ya pasaron.`}{' '}
        Quienes entren hoy tendrán el suyo propio{hasta}.
      </p>
      <NumberInput
        label="Días desde hoy para quienes entren"
        min={0}
        max={365}
        allowDecimal={false}
        allowNegative={false}
        clampBehavior="strict"
        value={dias}
        onChange={(valor) => onChange(typeof valor === 'number' ? valor : '')}
      />
    </div>
  );
}
