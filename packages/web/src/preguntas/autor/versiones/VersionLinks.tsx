import type { PreguntaDeAutor } from '@catedra/shared/preguntas/schemas.ts';
import { useState } from 'react';
import { CompareDialog } from '#preguntas/autor/versiones/CompareDialog.tsx';
import { UsesDialog } from '#preguntas/autor/versiones/UsesDialog.tsx';
import classes from '#preguntas/autor/notices.module.css';
import { ConfirmDialog } from '#ui/dialogs/ConfirmButton.tsx';
import { TextButton } from '#ui/frame/TextLink.tsx';

interface VersionLinksProps {
  readonly pregunta: PreguntaDeAutor;
  /** Absent where it can't be: in the bank a question is in no evaluation. */
  readonly onCopyHere?: (() => Promise<void>) | undefined;
}

/** Where a question is used, what changed in it, and a way to change it for one evaluation alone. */
export function VersionLinks({ pregunta, onCopyHere }: VersionLinksProps) {
  const { numero, borrador, evaluaciones } = pregunta;
  const [asking, setAsking] = useState<'usos' | 'versiones' | 'copia' | null>(null);
  const close = () => setAsking(null);
  const comparable = numero > 1 || borrador !== null;
  return (
    <div className={classes.links}>
      <TextButton onClick={() => setAsking('usos')}>Dónde se usa</TextButton>
      {comparable && <TextButton onClick={() => setAsking('versiones')}>Comparar las versiones</TextButton>}
      {onCopyHere && (
        <TextButton onClick={() => setAsking('copia')}>Cambiar solo aquí, en una copia</TextButton>
      )}
      {asking === 'usos' && <UsesDialog id={pregunta.id} onClose={close} />}
      {asking === 'versiones' && <CompareDialog pregunta={pregunta} onClose={close} />}
      {onCopyHere && (
        <ConfirmDialog
          opened={asking === 'copia'}
          onClose={close}
          title="¿Cambiarla solo aquí, en una copia?"
          confirmLabel="Usar una copia aquí"
          onConfirm={onCopyHere}
          harmless
        >
          <p>
            Esta evaluación pasa a usar una copia, en la carpeta de su curso.{' '}
            {evaluaciones > 1
              ? 'Las demás evaluaciones siguen con la original.'
              : 'La original se queda en el banco.'}{' '}
            Los intentos ya empezados no cambian.
          </p>
          {borrador && (
            <p>Lo que has editado se va con la copia; la original queda como en la versión {numero}.</p>
          )}
        </ConfirmDialog>
      )}
    </div>
  );
}
