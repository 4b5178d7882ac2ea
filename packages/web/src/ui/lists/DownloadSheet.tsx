import { Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';

const FORMATOS = { xlsx: 'Hoja de Excel', csv: 'Texto separado (CSV)' } as const;
type Formato = keyof typeof FORMATOS;

interface DownloadSheetProps {
  /** Without it, no sheet is given. */
  readonly addressIn?: ((formato: Formato) => string) | undefined;
  /** What else can be downloaded. */
  readonly children?: ReactNode;
}

/** What the list shows, as a file. */
export function DownloadSheet({ addressIn, children }: DownloadSheetProps) {
  return (
    <Menu>
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}>
          Descargar
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {addressIn &&
          (Object.keys(FORMATOS) as Formato[]).map((formato) => (
            <Menu.Item key={formato} component="a" href={addressIn(formato)} download>
              {FORMATOS[formato]}
            </Menu.Item>
          ))}
        {children}
      </Menu.Dropdown>
    </Menu>
  );
}
