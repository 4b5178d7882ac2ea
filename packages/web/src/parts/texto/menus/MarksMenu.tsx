import {
  type Icon,
  IconClearFormatting,
  IconCode,
  IconStrikethrough,
  IconSubscript,
  IconSuperscript,
  IconTypography,
} from '@tabler/icons-react';
import type { ChainedCommands, Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { BarMenu } from '#parts/texto/menus/BarMenu.tsx';

interface MarkChoice {
  readonly mark: string;
  readonly label: string;
  readonly icon: Icon;
  readonly toggle: (chain: ChainedCommands) => ChainedCommands;
}

const MARKS: readonly MarkChoice[] = [
  { mark: 'strike', label: 'Tachado', icon: IconStrikethrough, toggle: (chain) => chain.toggleStrike() },
  {
    mark: 'subscript',
    label: 'Subíndice',
    icon: IconSubscript,
    toggle: (chain) => chain.unsetSuperscript().toggleSubscript(),
  },
  {
    mark: 'superscript',
    label: 'Superíndice',
    icon: IconSuperscript,
    toggle: (chain) => chain.unsetSubscript().toggleSuperscript(),
  },
  { mark: 'code', label: 'Código en la línea', icon: IconCode, toggle: (chain) => chain.toggleCode() },
];

/** The marks that are used less. */
export function MarksMenu({ editor }: { readonly editor: Editor | null }) {
  const active = useEditorState({
    editor,
    selector: ({ editor: shown }) =>
      MARKS.filter(({ mark }) => shown?.isActive(mark))
        .map(({ mark }) => mark)
        .join(' '),
  });
  const on = (active ?? '').split(' ');
  return (
    <BarMenu
      label="Más formatos"
      items={[
        ...MARKS.map(({ mark, label, icon, toggle }) => ({
          label,
          icon,
          active: on.includes(mark),
          onClick: () => editor && toggle(editor.chain().focus()).run(),
        })),
        {
          label: 'Quitar el formato',
          icon: IconClearFormatting,
          onClick: () => editor?.chain().focus().unsetAllMarks().run(),
        },
      ]}
    >
      <IconTypography size={18} stroke={1.75} aria-hidden />
    </BarMenu>
  );
}
