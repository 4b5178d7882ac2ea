import { Button } from '@mantine/core';
import { useListAddress } from '#ui/lists/list-address.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';

/** The results of an evaluation that nobody has begun. */
export function NobodyBegan({ personas }: { readonly personas: number }) {
  const { set } = useListAddress();
  return (
    <EmptyState
      drawing="exam"
      title="Nadie la ha empezado todavía"
      action={
        personas > 0 && (
          <Button variant="default" onClick={() => set({ criba: 'sin_empezar' })}>
            Ver quién la tiene
          </Button>
        )
      }
    >
      Aquí verás cada intento con su nota en cuanto alguien empiece.
    </EmptyState>
  );
}
