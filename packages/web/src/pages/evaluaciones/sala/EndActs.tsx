import { estaDentro } from '@catedra/shared/intentos/en-sala.ts';
import type { HechosDelIntento } from '@catedra/shared/intentos/hechos.ts';
import { Button } from '@mantine/core';
import type { End } from '#pages/evaluaciones/sala/end-words.ts';
import type { Seat } from '#pages/evaluaciones/sala/seats.ts';

interface EndActsProps {
  readonly seat: Seat;
  readonly puede: HechosDelIntento['puede'];
  readonly onEnd: (end: End) => void;
}

/** How the attempt of one person is ended, annulled or opened again, by whoever may. */
export function EndActs({ seat: { como }, puede, onEnd }: EndActsProps) {
  const inside = estaDentro(como);
  if (!puede.ver) return null;
  return (
    <>
      {puede.anular && (!inside || como === 'pasada') && (
        <Button variant="default" onClick={() => onEnd('reabrir')}>
          Reabrir
        </Button>
      )}
      {puede.anular && inside && (
        <Button variant="subtle" color="mal" onClick={() => onEnd('terminar')}>
          Terminar…
        </Button>
      )}
      {puede.anular && como !== 'anulada' && (
        <Button variant="subtle" color="mal" onClick={() => onEnd('anular')}>
          Anular…
        </Button>
      )}
    </>
  );
}
