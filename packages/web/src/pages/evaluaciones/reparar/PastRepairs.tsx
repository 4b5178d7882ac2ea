import type { Reparacion } from '@catedra/shared/intentos/reparar/schemas.ts';
import { Button } from '@mantine/core';
import classes from '#pages/evaluaciones/reparar/Repair.module.css';
import { DONE, outcome } from '#pages/evaluaciones/reparar/words.ts';
import { ProgressBar } from '#ui/marks/ProgressBar.tsx';
import { cuando } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

interface PastRepairsProps {
  readonly reparaciones: readonly Reparacion[];
  readonly onUndo: (id: string) => void;
}

/** What was repaired of it, who, when and why; the last one can be undone. */
export function PastRepairs({ reparaciones, onUndo }: PastRepairsProps) {
  const now = useNow();
  const zone = useZone();
  if (reparaciones.length === 0) return null;
  return (
    <ul className={classes.past} aria-label="Reparaciones de esta pregunta">
      {reparaciones.map((una) => {
        const running = una.estado === 'en_curso' || una.estado === 'deshaciendo';
        return (
          <li key={una.id} data-undone={una.estado === 'deshecha' || undefined}>
            <div>
              <p>
                <b>{DONE[una.tipo]}</b> {cuando(una.en, now, zone)}
                {una.por && `, por ${una.por}`}: «{una.motivo}»
              </p>
              <p className="look-small" role={running ? 'status' : undefined}>
                {una.deshecha && una.estado === 'deshecha'
                  ? `Deshecha ${cuando(una.deshecha.en, now, zone)}${una.deshecha.por ? ` por ${una.deshecha.por}` : ''}: «${una.deshecha.motivo}»`
                  : outcome(una)}
              </p>
              {running && (
                <ProgressBar
                  label="Personas recalificadas"
                  value={una.personas === 0 ? 100 : (100 * una.hechas) / una.personas}
                />
              )}
            </div>
            {una.sePuedeDeshacer && (
              <Button variant="default" size="xs" onClick={() => onUndo(una.id)}>
                Deshacer…
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
