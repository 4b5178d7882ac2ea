import type { ExportacionDeUsuarios, FormatoDeExportacion } from '@catedra/shared/lotes/schemas.ts';
import { exportar } from '@catedra/shared/usuarios/api.ts';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '#platform/save-file.ts';
import { askFile } from '#platform/ask.ts';

export const FORMATOS: Readonly<Record<FormatoDeExportacion, string>> = {
  xlsx: 'Excel (.xlsx)',
  csv: 'CSV (.csv)',
};

/** In the order of the list. */
export function useExporting(orden: string) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: Omit<ExportacionDeUsuarios, 'orden'>) =>
      askFile(exportar, { body: { ...body, orden } }),
    onSuccess: saveFile,
  });
  return { run: mutate, pending: isPending, error };
}

export type Exporting = ReturnType<typeof useExporting>;
