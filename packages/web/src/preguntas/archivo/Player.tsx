import * as archivosApi from '@catedra/shared/archivos/api.ts';
import type { Archivo } from '@catedra/shared/archivos/archivo.ts';
import { Skeleton } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { PlayerProps } from '#preguntas/formas.ts';
import { ask } from '#platform/ask.ts';
import { UploadField } from '#parts/archivos/UploadField.tsx';
import { cuenta } from '#ui/words/words.ts';

/** Files that resume where a cut left them; the answer names those that are already up. */
export function Player({
  publica,
  respuesta,
  onChange,
  disabled,
  donde,
  ids: { base },
}: PlayerProps<'archivo'>) {
  const ids = respuesta?.archivoIds ?? [];
  const [fresh, setFresh] = useState<readonly Archivo[]>([]);
  const missing = ids.filter((id) => !fresh.some((one) => one.id === id));
  const known = useQueries({
    queries: missing.map((id) => ({
      queryKey: ['archivos', id],
      queryFn: () => ask(archivosApi.leerUno, { id }),
      staleTime: Infinity,
    })),
    combine: (results) => ({
      waiting: results.some(({ isPending }) => isPending),
      files: results.flatMap(({ data }) => data ?? []),
    }),
  });
  if (known.waiting) return <Skeleton height={140} radius="lg" />;
  const all = [...known.files, ...fresh];
  const value = ids.flatMap((id) => all.find((one) => one.id === id) ?? []);
  return (
    <UploadField
      label="Tus archivos"
      description={`Hasta ${cuenta(publica.maxArchivos, 'archivo')}.`}
      proposito="entrega"
      cursoId={donde.cursoId}
      actividadId={donde.actividadId}
      multiple
      max={publica.maxArchivos}
      disabled={disabled}
      keptAs={base}
      value={value}
      onChange={(archivos) => {
        setFresh(archivos);
        onChange(archivos.length > 0 ? { archivoIds: archivos.map(({ id }) => id) } : null);
      }}
    />
  );
}
