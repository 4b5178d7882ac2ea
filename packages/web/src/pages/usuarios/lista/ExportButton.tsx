import type { SeleccionDeUsuarios } from '@catedra/shared/lotes/schemas.ts';
import { Button, type ButtonProps } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import type { Exporting } from '#pages/usuarios/lista/exporting.ts';

export interface ExportProps {
  readonly exporting: Exporting;
  readonly seleccion: SeleccionDeUsuarios;
  /** What is taken out: "Las 1.248 de la lista". */
  readonly label: ReactNode;
}

/** "Descargar", with its icon. */
export const ExportButton = (props: ButtonProps & ComponentProps<'button'>) => (
  <Button
    aria-haspopup="menu"
    {...props}
    variant="subtle"
    leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
  >
    Descargar
  </Button>
);
