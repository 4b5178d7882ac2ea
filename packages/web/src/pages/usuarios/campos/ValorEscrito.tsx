import type { Opcion } from '@catedra/shared/campos/tipos.ts';
import { TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';

export type Escrita = Pick<Opcion, 'id' | 'texto'>;

interface ValorEscritoProps {
  readonly escrita: Escrita;
  readonly busy: boolean;
  readonly onSave: (escrita: Escrita) => void;
  readonly onCancel: () => void;
}

/** Enter saves and goes on to the next; Escape leaves it as it was. */
export function ValorEscrito({ escrita, busy, onSave, onCancel }: ValorEscritoProps) {
  const [texto, setTexto] = useState(escrita.texto);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const save = () =>
    texto.trim() === '' || texto === escrita.texto ? onCancel() : onSave({ ...escrita, texto });
  return (
    <TextInput
      size="xs"
      aria-label="Texto del valor"
      value={texto}
      maxLength={120}
      readOnly={busy}
      ref={input}
      onChange={({ currentTarget }) => setTexto(currentTarget.value)}
      onBlur={save}
      onKeyDown={({ key }) => {
        if (key === 'Enter') save();
        if (key === 'Escape') onCancel();
      }}
    />
  );
}
