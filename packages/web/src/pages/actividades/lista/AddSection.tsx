import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { Desk } from '#pages/actividades/lista/desk.ts';
import { SectionTitleForm } from '#pages/actividades/lista/SectionTitleForm.tsx';
import { newId } from '#platform/new-id.ts';

/** Stays open after each one, ready for the next. */
export function AddSection({ desk: { outline, acts } }: { readonly desk: Desk }) {
  const [adding, setAdding] = useState(false);
  const [added, setAdded] = useState(0);
  const add = async (titulo: string) => {
    const id = newId();
    await outline.sections([...outline.current().secciones, { id, titulo }]);
    acts.made(`Sección «${titulo}» añadida.`, { actividades: [], secciones: [id] });
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
      onCancel={() => setAdding(false)}
    />
  );
}
