import type { Evaluacion } from '@catedra/shared/evaluaciones/collection.ts';
import type { PruebaConResultados } from '@catedra/shared/intentos/resultados.ts';
import { SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';
import { AttemptDrawer } from '#pages/evaluaciones/resultados/AttemptDrawer.tsx';
import { AttemptsView } from '#pages/evaluaciones/resultados/AttemptsView.tsx';
import type { Reminded } from '#pages/evaluaciones/resultados/personas/NotBegunStrip.tsx';
import { PeopleView } from '#pages/evaluaciones/resultados/personas/PeopleView.tsx';
import { PublishMarks } from '#parts/intentos/PublishMarks.tsx';
import { useActor } from '#platform/session.ts';
import { isId, useListAddress } from '#ui/lists/list-address.ts';

interface ResultadosTabProps {
  readonly evaluacion: PruebaConResultados['evaluacion'];
  /** With whose attempts something may be done; null where they are only read. */
  readonly acted: Evaluacion | null;
  /** Its course, whose people can be reminded; null where nobody can be. */
  readonly curso: Reminded | null;
  /** Said instead of everything else while nobody has begun it. */
  readonly none: ReactNode;
}

/** What the address keeps of one way of looking that the other does not have. */
const OWN = { criba: undefined, estado: undefined, cual: undefined };

/** What people did, a line for each of them or for each attempt; an attempt that is open has its address. */
export function ResultadosTab({ evaluacion, acted, curso, none }: ResultadosTabProps) {
  const { puede } = useActor();
  const { search, set, open, close } = useListAddress();
  // Addresses that ask for attempts by their state are those of attempts.
  const byAttempt = search['vista'] === 'intentos' || search['criba'] !== undefined;
  const opened = search['intento'];
  const views = (
    <SegmentedControl
      aria-label="Una línea por"
      data={[
        { value: 'personas', label: 'Personas' },
        { value: 'intentos', label: 'Intentos' },
      ]}
      value={byAttempt ? 'intentos' : 'personas'}
      onChange={(next) => set({ ...OWN, vista: next === 'intentos' ? next : undefined })}
    />
  );
  const onOpen = (intento: string) => open({ intento });
  return (
    <>
      {puede('actividades:calificar') && <PublishMarks evaluacionId={evaluacion.id} />}
      {byAttempt ? (
        <AttemptsView evaluacion={evaluacion} acted={acted} none={none} onOpen={onOpen} views={views} />
      ) : (
        <PeopleView
          evaluacion={evaluacion}
          acted={acted}
          curso={curso}
          none={none}
          onOpen={onOpen}
          views={views}
        />
      )}
      {opened && isId(opened) && (
        <AttemptDrawer
          id={opened}
          actividadId={evaluacion.actividadId}
          acted={acted}
          onClose={() => close({ intento: undefined })}
        />
      )}
    </>
  );
}
