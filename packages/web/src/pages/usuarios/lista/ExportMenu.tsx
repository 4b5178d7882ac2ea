import type { FormatoDeExportacion, SeleccionDeUsuarios } from '@catedra/shared/lotes/schemas.ts';
import { Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type Exporting, FORMATOS } from '#pages/usuarios/lista/exporting.ts';

interface ExportMenuProps {
  readonly exporting: Exporting;
  readonly seleccion: SeleccionDeUsuarios;
  /** What is taken out: "Las 1.248 de la lista". */
  readonly label: ReactNode;
}

/** Everyone whom the list shows, with the headings of the bulk upload. */
export function ExportMenu({ exporting, seleccion, label }: ExportMenuProps) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="subtle"
          loading={exporting.pending}
          leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
        >
          Descargar
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{label}</Menu.Label>
        {(Object.keys(FORMATOS) as FormatoDeExportacion[]).map((formato) => (
          <Menu.Item key={formato} onClick={() => exporting.run({ seleccion, formato })}>
            {FORMATOS[formato]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
