import type { FormatoDeExportacion, SeleccionDeUsuarios } from '@catedra/shared/lotes/commands.ts';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '#pages/usuarios/save-file.ts';
import { httpFile } from '#platform/http.ts';

export const FORMATOS: Readonly<Record<FormatoDeExportacion, string>> = {
  xlsx: 'Excel (.xlsx)',
  csv: 'CSV (.csv)',
};

interface Exportacion {
  readonly seleccion: SeleccionDeUsuarios;
  readonly formato: FormatoDeExportacion;
}

export function useExporting() {
  const { mutate, isPending, error } = useMutation({
    mutationFn: (json: Exportacion) => httpFile('/api/usuarios/exportar', { method: 'POST', json }),
    onSuccess: saveFile,
  });
  return { run: mutate, pending: isPending, error };
}

export type Exporting = ReturnType<typeof useExporting>;
