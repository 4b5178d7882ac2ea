import { NOMBRE_DE_TIPO } from '@catedra/shared/preguntas/palabras.ts';
import { TIPOS_DE_PREGUNTA, type TipoPregunta } from '@catedra/shared/preguntas/tipos.ts';
import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { KindIcon } from '#preguntas/KindIcon.tsx';

interface KindMenuProps {
  readonly tipo: TipoPregunta;
  readonly readOnly: boolean;
  /** Attempts or other evaluations ask it: its kind stays. */
  readonly inUse: boolean;
  readonly onChange: (tipo: TipoPregunta) => void;
}

export function KindMenu({ tipo, readOnly, inUse, onChange }: KindMenuProps) {
  if (readOnly || inUse)
    return (
      <Button
        variant="default"
        size="xs"
        disabled
        title={
          inUse ? 'Ya se usa, así que no cambia de tipo. Duplícala en el banco y cambia la copia.' : undefined
        }
        leftSection={<KindIcon tipo={tipo} size={18} />}
      >
        {NOMBRE_DE_TIPO[tipo]}
      </Button>
    );
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button
          variant="default"
          size="xs"
          leftSection={<KindIcon tipo={tipo} size={18} />}
          rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
        >
          {NOMBRE_DE_TIPO[tipo]}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {TIPOS_DE_PREGUNTA.map((uno) => (
          <Menu.Item key={uno} leftSection={<KindIcon tipo={uno} size={18} />} onClick={() => onChange(uno)}>
            {NOMBRE_DE_TIPO[uno]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
