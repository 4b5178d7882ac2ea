import '@mantine/tiptap/styles.layer.css';
import 'katex/dist/katex.min.css';
import { RichTextEditor } from '@mantine/tiptap';
import { useState } from 'react';
import { AskDialogs, type Asking } from '#parts/texto/dialogs/AskDialogs.tsx';
import { LABELS } from '#parts/texto/labels.ts';
import { Toolbar } from '#parts/texto/Toolbar.tsx';
import { usePaste } from '#parts/texto/use-paste.ts';
import { useWriting } from '#parts/texto/use-writing.ts';
import classes from '#parts/texto/Writing.module.css';
import { TextButton } from '#ui/frame/TextLink.tsx';
import type { WritingProps } from '#parts/texto/writing-props.ts';

/** The editor itself; what needs an answer (an address, a formula, a picture) is asked in a dialog. */
export function Writing(props: WritingProps) {
  const { error, minRows, cursoId, look = 'boxed' } = props;
  const [asking, setAsking] = useState<Asking | null>(null);
  const { pasted, paste, dismiss } = usePaste(cursoId);
  const editor = useWriting(props, setAsking, paste);
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
      <div role="status">
        {pasted && (
          <p className={classes.pasted} data-wrong={pasted.state === 'wrong' || undefined}>
            {pasted.words} {pasted.state !== 'coming' && <TextButton onClick={dismiss}>Entendido</TextButton>}
          </p>
        )}
      </div>
      <AskDialogs editor={editor} asking={asking} cursoId={cursoId} onClose={() => setAsking(null)} />
    </>
  );
}
