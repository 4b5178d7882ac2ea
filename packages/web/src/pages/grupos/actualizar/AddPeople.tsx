import type { Usuario } from '@catedra/shared/usuarios/collection.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useEarlyCloses } from '#parts/cursos/early-closes.ts';
import { EarlyCloses } from '#parts/cursos/EarlyCloses.tsx';
import { usePassedDates } from '#parts/grupos/passed-dates.ts';
import { PassedDates } from '#parts/grupos/PassedDates.tsx';
import { PeoplePicker } from '#parts/usuarios/PeoplePicker.tsx';
import { cuenta } from '#ui/words/words.ts';

interface AddPeopleProps {
  readonly label: string;
  readonly working: boolean;
  /** Resolves when they are in, so that the field empties itself only then. */
  readonly onAdd: (ids: readonly string[], diasSiPaso: number | undefined) => Promise<unknown>;
  /** The group whose courses they will have; without it they get none. */
  readonly entranEn?: string;
}

/** Search people by name and add several at once. */
export function AddPeople({ label, working, onAdd, entranEn }: AddPeopleProps) {
  const [elegidas, setElegidas] = useState<readonly Usuario[]>([]);
  const ids = elegidas.map(({ id }) => id);
  const entran = entranEn && ids.length > 0 ? { grupoIds: [entranEn], quienes: { ids } } : null;
  const passed = usePassedDates(entran);
  const closes = useEarlyCloses(entran && { entran: { ...entran, diasSiPaso: passed.diasSiPaso } });
  const add = async () => {
    await onAdd(ids, passed.diasSiPaso);
    setElegidas([]);
  };

  return (
    <PeoplePicker
      label={label}
      chosen={elegidas}
      onChange={setElegidas}
      lacks={elegidas.length === 0 ? 'Elige al menos a una persona.' : ''}
      below={
        <>
          <PassedDates passed={passed} />
          <EarlyCloses closes={closes} />
        </>
      }
    >
      <Button
        size="md"
        disabled={elegidas.length === 0 || passed.waits || closes.waits}
        loading={working}
        onClick={() => void add().catch(() => undefined)}
      >
        {elegidas.length > 1 ? `Añadir ${cuenta(elegidas.length, 'persona')}` : 'Añadir'}
      </Button>
    </PeoplePicker>
  );
}
