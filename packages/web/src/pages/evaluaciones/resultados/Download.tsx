import { Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';

const FORMATOS = { xlsx: 'Hoja de Excel', csv: 'Texto separado (CSV)' } as const;
type Formato = keyof typeof FORMATOS;

/** What the list shows, as a file. */
export function Download({ addressIn }: { readonly addressIn: (formato: Formato) => string }) {
  return (
    <Menu>
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}>
          Descargar
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {(Object.keys(FORMATOS) as Formato[]).map((formato) => (
          <Menu.Item key={formato} component="a" href={addressIn(formato)} download>
            {FORMATOS[formato]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
