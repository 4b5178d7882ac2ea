import type { ExportacionDeUsuarios, FormatoDeExportacion } from '@catedra/shared/lotes/schemas.ts';
import { exportar } from '@catedra/shared/usuarios/api.ts';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '#pages/usuarios/save-file.ts';
import { askFile } from '#platform/ask.ts';

export const FORMATOS: Readonly<Record<FormatoDeExportacion, string>> = {
  xlsx: 'Excel (.xlsx)',
  csv: 'CSV (.csv)',
};

export function useExporting() {
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: ExportacionDeUsuarios) => askFile(exportar, { body }),
    onSuccess: saveFile,
  });
  return { run: mutate, pending: isPending, error };
}

export type Exporting = ReturnType<typeof useExporting>;
