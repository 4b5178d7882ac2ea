import { NOMBRE_DE_TIPO } from '@catedra/shared/preguntas/palabras.ts';
import { TIPOS_DE_PREGUNTA, type TipoPregunta } from '@catedra/shared/preguntas/tipos.ts';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from '#preguntas/autor/KindMenu.module.css';
import { KindIcon } from '#preguntas/KindIcon.tsx';

interface KindMenuProps {
  readonly tipo: TipoPregunta;
  readonly readOnly: boolean;
  /** Attempts or other evaluations ask it: its kind stays. */
  readonly inUse: boolean;
  readonly onChange: (tipo: TipoPregunta) => void;
}

/** The kind that Alt and a digit ask for: the first nine by their number, the tenth by 0. */
export const kindOfKey = ({ altKey, ctrlKey, metaKey, code }: KindKey): TipoPregunta | undefined =>
  altKey && !ctrlKey && !metaKey && code.startsWith('Digit')
    ? TIPOS_DE_PREGUNTA[(Number(code.slice('Digit'.length)) + 9) % 10]
    : undefined;

type KindKey = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'code'>;

/** The kind of a question; another one keeps what both have. */
export function KindMenu({ tipo, readOnly, inUse, onChange }: KindMenuProps) {
  if (readOnly || inUse)
    return (
      <Button
        variant="default"
        size="xs"
        disabled
        title={inUse ? 'Ya se usa, así que no cambia de tipo. Haz una copia y cambia la copia.' : undefined}
        leftSection={<KindIcon tipo={tipo} size={18} />}
      >
        {NOMBRE_DE_TIPO[tipo]}
      </Button>
    );
  return (
    <Kinds onChoose={onChange} keys>
      <Button
        variant="default"
        size="xs"
        leftSection={<KindIcon tipo={tipo} size={18} />}
        rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
      >
        {NOMBRE_DE_TIPO[tipo]}
      </Button>
    </Kinds>
  );
}

/** A new question of the kind that is chosen, in one go. */
export function AddOfKind({ onChoose }: { readonly onChoose: (tipo: TipoPregunta) => void }) {
  return (
    <Kinds onChoose={onChoose}>
      <ActionIcon variant="subtle" size="md" aria-label="Elegir el tipo de la pregunta nueva">
        <IconChevronDown size={16} stroke={1.75} aria-hidden />
      </ActionIcon>
    </Kinds>
  );
}

interface KindsProps {
  readonly onChoose: (tipo: TipoPregunta) => void;
  /** Each is also chosen without opening this. */
  readonly keys?: boolean;
  readonly children: ReactNode;
}

function Kinds({ onChoose, keys = false, children }: KindsProps) {
  return (
    // What was chosen takes the keyboard: the words of the question.
    <Menu position="bottom-start" returnFocus={false}>
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown>
        {TIPOS_DE_PREGUNTA.map((uno, i) => (
          <Menu.Item
            key={uno}
            leftSection={<KindIcon tipo={uno} size={18} />}
            rightSection={
              keys &&
              i < 10 && (
                <span className={classes.key} aria-hidden>
                  Alt {(i + 1) % 10}
                </span>
              )
            }
            onClick={() => onChoose(uno)}
          >
            {NOMBRE_DE_TIPO[uno]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
