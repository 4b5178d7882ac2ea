import type { Archivo } from '@catedra/shared/archivos/archivo.ts';
import { type ReactNode, useState } from 'react';
import { UploadField } from '#parts/archivos/UploadField.tsx';

interface FilePartProps {
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly error?: ReactNode;
  readonly accept?: string;
  readonly cursoId: string;
  readonly archivoId: string | null;
  /** The files that the activity held when it was read. */
  readonly archivos: readonly Archivo[];
  readonly readOnly: boolean;
  /** The one that comes, and the one that was there. */
  readonly onChange: (archivo: Archivo | null, former: Archivo | null) => void;
}

/** The one file of an activity: what was there, or the one that just arrived. */
export function FilePart({ archivoId, archivos, readOnly, onChange, ...field }: FilePartProps) {
  const [arrived, setArrived] = useState<readonly Archivo[]>([]);
  const value = [...arrived, ...archivos].filter(({ id }) => id === archivoId).slice(0, 1);
  return (
    <UploadField
      {...field}
      proposito="contenido"
      disabled={readOnly}
      value={value}
      onChange={(next) => {
        const chosen = next.at(-1) ?? null;
        if (chosen) setArrived((known) => [...known, chosen]);
        onChange(chosen, value[0] ?? null);
      }}
    />
  );
}
