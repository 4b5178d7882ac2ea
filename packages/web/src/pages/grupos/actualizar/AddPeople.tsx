import type { Usuario } from '@catedra/shared/usuarios/collection.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { PeoplePicker } from '#ui/people/PeoplePicker.tsx';
import { cuenta } from '#ui/words/words.ts';

interface AddPeopleProps {
  readonly label: string;
  readonly working: boolean;
  /** Resolves when they are in, so that the field empties itself only then. */
  readonly onAdd: (ids: readonly string[]) => Promise<unknown>;
}

/** Search people by name and add several at once. */
export function AddPeople({ label, working, onAdd }: AddPeopleProps) {
  const [elegidas, setElegidas] = useState<readonly Usuario[]>([]);
  const add = async () => {
    await onAdd(elegidas.map(({ id }) => id));
    setElegidas([]);
  };

  return (
    <PeoplePicker label={label} chosen={elegidas} onChange={setElegidas}>
      <Button
        size="md"
        disabled={elegidas.length === 0}
        loading={working}
        onClick={() => void add().catch(() => undefined)}
      >
        {elegidas.length > 1 ? `Añadir ${cuenta(elegidas.length, 'persona')}` : 'Añadir'}
      </Button>
    </PeoplePicker>
  );
}
