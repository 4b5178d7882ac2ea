import {
  IconBrandYoutube,
  IconMathFunction,
  IconPhoto,
  IconPlus,
  IconSeparatorHorizontal,
  IconTable,
} from '@tabler/icons-react';
import { BarMenu, type BarMenuItem } from '#parts/texto/menus/BarMenu.tsx';
import { formulaAt } from '#parts/texto/formula-at.ts';
import type { ToolbarProps } from '#parts/texto/toolbar-props.ts';

/** What is not words. */
export function InsertMenu({ editor, pictures, onAsk }: ToolbarProps) {
  const items: BarMenuItem[] = [
    {
      label: 'Tabla',
      icon: IconTable,
      onClick: () => editor?.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
    },
    {
      label: 'Fórmula',
      icon: IconMathFunction,
      onClick: () => onAsk({ what: 'formula', formula: editor ? formulaAt(editor) : undefined }),
    },
    {
      label: 'Vídeo de YouTube o Vimeo',
      icon: IconBrandYoutube,
      onClick: () => onAsk({ what: 'embed' }),
    },
    {
      label: 'Línea de separación',
      icon: IconSeparatorHorizontal,
      onClick: () => editor?.chain().focus().setHorizontalRule().run(),
    },
  ];
  if (pictures)
    items.unshift({ label: 'Imagen', icon: IconPhoto, onClick: () => onAsk({ what: 'picture' }) });
  return (
    <BarMenu label="Insertar" items={items}>
      <IconPlus size={18} stroke={1.75} aria-hidden />
    </BarMenu>
  );
}
