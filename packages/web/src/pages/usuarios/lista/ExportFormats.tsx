import type { FormatoDeExportacion } from '@catedra/shared/lotes/schemas.ts';
import { Menu } from '@mantine/core';
import { ExportButton, type ExportProps } from '#pages/usuarios/lista/ExportButton.tsx';
import { FORMATOS } from '#pages/usuarios/lista/exporting.ts';

interface ExportFormatsProps extends ExportProps {
  readonly startOpened?: boolean;
}

/** In what the list is taken out. */
export function ExportFormats({ exporting, seleccion, label, startOpened }: ExportFormatsProps) {
  return (
    <Menu position="bottom-end" defaultOpened={startOpened}>
      <Menu.Target>
        <ExportButton loading={exporting.pending} />
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
