import { Button } from '@mantine/core';
import { EmptyState } from '#ui/states/EmptyState.tsx';

interface EmptyBankProps {
  /** Takes away what was asked; absent where nothing is. */
  readonly onClear?: (() => void) | undefined;
  /** The folder that is open. */
  readonly folder: string | undefined;
  /** Absent for whoever may only look. */
  readonly onWrite?: (() => void) | undefined;
}

/** Nothing like what is asked, nothing in this folder, or nothing at all: each says what to do. */
export function EmptyBank({ onClear, folder, onWrite }: EmptyBankProps) {
  if (onClear) {
    return (
      <EmptyState
        drawing="search"
        title="Ninguna pregunta coincide"
        action={<Button onClick={onClear}>Quitar los filtros</Button>}
      >
        Prueba con otras palabras o con menos filtros.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      drawing="question"
      title={folder ? `No hay preguntas en «${folder}»` : 'El banco está vacío'}
      action={onWrite && <Button onClick={onWrite}>Escribir la primera</Button>}
    >
      {folder
        ? 'Escribe una aquí, o trae otras: se eligen en la lista y se mueven a esta carpeta.'
        : 'Cada pregunta que se escriba, aquí o dentro de una evaluación, queda para usarla otra vez.'}
    </EmptyState>
  );
}
