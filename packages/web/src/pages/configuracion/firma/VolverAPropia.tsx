import { firmarConPropia } from '@catedra/shared/certificados/firma/api.ts';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { firmaQuery } from '#pages/configuracion/queries.ts';
import { ask } from '#platform/ask.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmButton.tsx';

/** Back to the key that the academy made. */
export function VolverAPropia() {
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        Firmar con la de la academia
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title="¿Firmar con la clave de la academia?"
        confirmLabel="Firmar con la de la academia"
        harmless
        onConfirm={async () => {
          const firma = await ask(firmarConPropia, {});
          queryClient.setQueryData(firmaQuery.queryKey, firma);
        }}
      >
        Los certificados que se expidan desde ahora no dirán quién avala a la academia. Lo ya firmado no
        cambia.
      </ConfirmDialog>
    </>
  );
}
