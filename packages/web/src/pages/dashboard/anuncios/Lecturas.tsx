import type { AnuncioEnLista } from '@catedra/shared/anuncios/schemas.ts';
import { SegmentedControl } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Personas } from '#pages/dashboard/anuncios/Personas.tsx';
import { lecturasQuery } from '#pages/dashboard/anuncios/queries.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';

interface LecturasProps {
  readonly anuncio: AnuncioEnLista;
  readonly onClose: () => void;
}

const QUIENES = [
  { value: 'si', label: 'Lo han leído' },
  { value: 'no', label: 'Aún no' },
];

/** Who of its people of now read it, and who did not. */
export function Lecturas({ anuncio, onClose }: LecturasProps) {
  const [leido, setLeido] = useState<'si' | 'no'>('si');
  const query = useInfiniteQuery(lecturasQuery(anuncio.id, leido));
  return (
    <Dialog opened onClose={onClose} title={`Quién ha leído «${anuncio.titulo}»`}>
      <SegmentedControl
        aria-label="Quiénes"
        data={QUIENES}
        value={leido}
        onChange={(value) => setLeido(value === 'no' ? 'no' : 'si')}
      />
      <Personas
        query={query}
        nadie={leido === 'si' ? 'Todavía no lo ha leído nadie.' : 'Lo han leído todos.'}
      />
    </Dialog>
  );
}
