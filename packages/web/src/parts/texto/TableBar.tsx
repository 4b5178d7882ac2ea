import { RichTextEditor } from '@mantine/tiptap';
import classes from '#parts/texto/Writing.module.css';

/** What can be done to a table; without the cursor in one, none of it can. */
export function TableBar() {
  return (
    <RichTextEditor.Toolbar className={`look-line ${classes.bar}`} role="group" aria-label="Tabla">
      <span className={classes.group}>
        <RichTextEditor.TableRowBefore />
        <RichTextEditor.TableRowAfter />
        <RichTextEditor.TableRowDelete />
      </span>
      <span className={classes.group}>
        <RichTextEditor.TableColumnBefore />
        <RichTextEditor.TableColumnAfter />
        <RichTextEditor.TableColumnDelete />
      </span>
      <span className={classes.group}>
        <RichTextEditor.TableToggleHeaderRow />
        <RichTextEditor.TableDelete />
      </span>
    </RichTextEditor.Toolbar>
  );
}
