import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { SectionTitleForm } from '#pages/actividades/lista/SectionTitleForm.tsx';
import type { Outline } from '#pages/actividades/lista/use-outline.ts';
import { newId } from '#platform/new-id.ts';

/** Stays open after each one, ready for the next; the first one of a course needs no button to begin. */
export function AddSection({
  outline,
  first = false,
}: {
  readonly outline: Outline;
  readonly first?: boolean;
}) {
  const [adding, setAdding] = useState(first);
  const [added, setAdded] = useState(0);
  const add = async (titulo: string) => {
    await outline.sections([...outline.current().secciones, { id: newId(), titulo }]);
    setAdded((n) => n + 1);
  };
  if (!adding)
    return (
      <Button
        variant="default"
        leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
        onClick={() => setAdding(true)}
      >
        Añadir sección
      </Button>
    );
  return (
    <SectionTitleForm
      key={added}
      label="Título de la sección nueva"
      initial=""
      submit="Añadir sección"
      onSubmit={add}
      onCancel={first ? undefined : () => setAdding(false)}
      focus={!first}
    />
  );
}
