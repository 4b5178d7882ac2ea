import { RichTextEditor } from '@mantine/tiptap';
import { IconLink, IconPhotoEdit } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { InsertMenu } from '#parts/texto/menus/InsertMenu.tsx';
import { MarksMenu } from '#parts/texto/menus/MarksMenu.tsx';
import { StyleMenu } from '#parts/texto/menus/StyleMenu.tsx';
import { TableBar } from '#parts/texto/TableBar.tsx';
import classes from '#parts/texto/Writing.module.css';
import type { ToolbarProps } from '#parts/texto/toolbar-props.ts';

/** What changes it stays while there is one, wherever the cursor is: coming and going, it would move the text being pressed. */
function has({ state }: Editor, what: 'table' | 'image'): boolean {
  let found = false;
  state.doc.descendants(({ type }) => {
    found ||= type.name === what;
    return !found;
  });
  return found;
}

export function Toolbar({ editor, pictures, onAsk }: ToolbarProps) {
  const now = useEditorState({
    editor,
    selector: ({ editor: shown }) => ({
      link: shown?.isActive('link') ?? false,
      table: shown !== null && has(shown, 'table'),
      picture: shown !== null && has(shown, 'image'),
      chosen: shown?.isActive('image') ?? false,
    }),
  });
  return (
    <>
      <RichTextEditor.Toolbar
        className={`look-line ${classes.bar}`}
        role="group"
        aria-label="Formato del texto"
      >
        <StyleMenu editor={editor} />
        <span className={classes.group}>
          <RichTextEditor.Bold />
          <RichTextEditor.Italic />
          <RichTextEditor.Underline />
          <MarksMenu editor={editor} />
        </span>
        <span className={classes.group}>
          <RichTextEditor.BulletList />
          <RichTextEditor.OrderedList />
        </span>
        <span className={classes.group}>
          <RichTextEditor.Control
            aria-label="Enlace"
            title="Enlace"
            aria-haspopup="dialog"
            active={now?.link}
            onClick={() => onAsk({ what: 'link' })}
          >
            <IconLink size={18} stroke={1.75} aria-hidden />
          </RichTextEditor.Control>
          <InsertMenu editor={editor} pictures={pictures} onAsk={onAsk} />
        </span>
        {now?.picture && pictures && (
          <span className={classes.group}>
            <RichTextEditor.Control
              aria-label="Descripción, pie, tamaño y lado de la imagen"
              title="Descripción, pie, tamaño y lado de la imagen"
              aria-haspopup="dialog"
              disabled={!now.chosen}
              onClick={() => onAsk({ what: 'picture' })}
            >
              <IconPhotoEdit size={18} stroke={1.75} aria-hidden />
            </RichTextEditor.Control>
          </span>
        )}
        <span className={classes.group}>
          <RichTextEditor.Undo />
          <RichTextEditor.Redo />
        </span>
      </RichTextEditor.Toolbar>
      {now?.table && <TableBar />}
    </>
  );
}
