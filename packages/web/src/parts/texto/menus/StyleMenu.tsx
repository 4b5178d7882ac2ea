import {
  type Icon,
  IconBlockquote,
  IconCode,
  IconH2,
  IconH3,
  IconH4,
  IconPilcrow,
} from '@tabler/icons-react';
import type { ChainedCommands, Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { BarMenu } from '#parts/texto/menus/BarMenu.tsx';
import classes from '#parts/texto/Writing.module.css';

interface Style {
  readonly label: string;
  readonly icon: Icon;
  readonly is: (editor: Editor) => boolean;
  readonly set: (chain: ChainedCommands) => ChainedCommands;
}

const heading = (level: 2 | 3 | 4, label: string, icon: Icon): Style => ({
  label,
  icon,
  is: (editor) => editor.isActive('heading', { level }),
  set: (chain) => chain.setHeading({ level }),
});

const PARAGRAPH: Style = {
  label: 'Párrafo',
  icon: IconPilcrow,
  is: (editor) => editor.isActive('paragraph'),
  set: (chain) => chain.clearNodes(),
};

const STYLES: readonly Style[] = [
  heading(2, 'Título', IconH2),
  heading(3, 'Subtítulo', IconH3),
  heading(4, 'Apartado', IconH4),
  {
    label: 'Cita',
    icon: IconBlockquote,
    is: (editor) => editor.isActive('blockquote'),
    set: (chain) => chain.clearNodes().setBlockquote(),
  },
  {
    label: 'Bloque de código',
    icon: IconCode,
    is: (editor) => editor.isActive('codeBlock'),
    set: (chain) => chain.setCodeBlock(),
  },
  PARAGRAPH,
];

/** What the paragraph under the cursor is. */
export function StyleMenu({ editor }: { readonly editor: Editor | null }) {
  const label = useEditorState({
    editor,
    selector: ({ editor: shown }) => (shown && STYLES.find(({ is }) => is(shown))?.label) ?? PARAGRAPH.label,
  });
  return (
    <BarMenu
      label={`Estilo: ${label}`}
      items={[PARAGRAPH, ...STYLES.slice(0, -1)].map((style) => ({
        label: style.label,
        icon: style.icon,
        active: style.label === label,
        onClick: () => editor && style.set(editor.chain().focus()).run(),
      }))}
    >
      <span className={classes.style}>{label}</span>
    </BarMenu>
  );
}
