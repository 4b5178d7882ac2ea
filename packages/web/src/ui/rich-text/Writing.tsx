import '@mantine/tiptap/styles.layer.css';
import 'katex/dist/katex.min.css';
import { RichTextEditor } from '@mantine/tiptap';
import { useState } from 'react';
import { AskDialogs, type Asking } from '#ui/rich-text/dialogs/AskDialogs.tsx';
import { LABELS } from '#ui/rich-text/labels.ts';
import { Toolbar } from '#ui/rich-text/Toolbar.tsx';
import { useWriting } from '#ui/rich-text/use-writing.ts';
import classes from '#ui/rich-text/Writing.module.css';
import type { WritingProps } from '#ui/rich-text/writing-props.ts';

/** The editor itself; what needs an answer (an address, a formula, a picture) is asked in a dialog. */
export function Writing(props: WritingProps) {
  const { error, minRows, cursoId, look = 'boxed' } = props;
  const [asking, setAsking] = useState<Asking | null>(null);
  const editor = useWriting(props, setAsking);
  return (
    <>
      <RichTextEditor
        editor={editor}
        labels={LABELS}
        withTypographyStyles={false}
        withCodeHighlightStyles={false}
        className={classes.root}
        data-look={look}
        data-error={Boolean(error) || undefined}
        style={{ '--rows': minRows }}
      >
        {look !== 'line' && <Toolbar editor={editor} pictures={cursoId !== undefined} onAsk={setAsking} />}
        <RichTextEditor.Content className={classes.content} />
      </RichTextEditor>
      <AskDialogs editor={editor} asking={asking} cursoId={cursoId} onClose={() => setAsking(null)} />
    </>
  );
}
