import type { AnuncioMio } from '@catedra/shared/anuncios/schemas.ts';
import { Suspense } from 'react';
import { Anuncios } from '#pages/home/anuncios/queries.ts';
import { Part } from '#ui/states/Part.tsx';

/** Where announcements stand on a page; without any, nothing is there. */
export const Announced = ({ anuncios }: { readonly anuncios: readonly AnuncioMio[] }) =>
  anuncios.length > 0 && (
    <Suspense>
      <Part>
        <Anuncios anuncios={anuncios} />
      </Part>
    </Suspense>
  );
