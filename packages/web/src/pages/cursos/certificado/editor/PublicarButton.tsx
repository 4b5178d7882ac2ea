import type { Diseno } from '@catedra/shared/certificados/disenos/schemas.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { DisenoForm } from '#pages/cursos/certificado/editor/use-diseno.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmButton.tsx';
import { cuenta } from '#ui/words/words.ts';

interface PublicarButtonProps {
  readonly diseno: Diseno;
  readonly form: DisenoForm;
  readonly pendiente: boolean;
}

/** What will look so from now on is said before it does. */
export function PublicarButton({ diseno, form, pendiente }: PublicarButtonProps) {
  const [asking, setAsking] = useState(false);
  const { cursos, expedidos } = diseno;
  return (
    <>
      <Button
        disabled={!pendiente}
        title={pendiente ? undefined : 'Ya está publicado como lo ves.'}
        onClick={() => form.readyToPublish() && setAsking(true)}
      >
        Publicar el diseño
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title="¿Publicar el diseño?"
        confirmLabel="Publicar el diseño"
        harmless
        onConfirm={form.publish}
      >
        {cursos === 0
          ? 'Ningún curso lo usa todavía: podrás elegirlo en cada uno.'
          : `Lo usa${cursos === 1 ? '' : 'n'} ${cuenta(cursos, 'curso')}: los certificados que se expidan desde ahora serán así.`}
        {expedidos > 0 && ` ${expedidos === 1 ? 'El ya expedido no cambia' : 'Los ya expedidos no cambian'}.`}
      </ConfirmDialog>
    </>
  );
}
