import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { messageOf } from '#platform/api-error.ts';
import { leftOutOf, pastedHtml } from '#parts/texto/pasted-html.ts';
import { leftOutWords } from '#parts/texto/left-out-words.ts';
import { cuenta } from '#ui/words/words.ts';

export type Pasted = { readonly state: 'coming' | 'done' | 'wrong'; readonly words: string } | null;

/** Where something is being brought to, whatever is written around it meanwhile. */
function follow(editor: Editor): { readonly place: () => { from: number; to: number }; stop: () => void } {
  let { from, to } = editor.state.selection;
  const moved = ({ transaction }: { transaction: { mapping: { map: (at: number) => number } } }) => {
    [from, to] = [transaction.mapping.map(from), transaction.mapping.map(to)];
  };
  editor.on('transaction', moved);
  return { place: () => ({ from, to }), stop: () => editor.off('transaction', moved) };
}

/** Takes what is pasted: its pictures are uploaded before it is put, and what can't come is said. */
export function usePaste(cursoId: string | undefined) {
  const [pasted, setPasted] = useState<Pasted>(null);

  const bring = async (editor: Editor, html: string, rtf: string, course: string) => {
    const [{ withPictures }, { placePictures }] = await Promise.all([
      import('#parts/texto/pasted-pictures.ts'),
      import('#parts/texto/word/place-pictures.ts'),
    ]);
    const left = leftOutOf(html);
    const read = withPictures(html, rtf);
    if (!read) {
      editor.commands.insertContent(pastedHtml(html));
      return leftOutWords(left);
    }
    const target = follow(editor);
    setPasted({ state: 'coming', words: `Subiendo ${cuenta(left.pictures, 'imagen', 'imágenes')}…` });
    try {
      const { html: whole, lost } = await placePictures(read, course);
      editor.chain().focus().insertContentAt(target.place(), whole).run();
      return leftOutWords({ ...left, pictures: lost });
    } catch {
      // Without its pictures, rather than not at all.
      editor.chain().focus().insertContentAt(target.place(), read.html).run();
      return leftOutWords(left);
    } finally {
      target.stop();
    }
  };

  /** True when it is taken care of here. */
  const paste = (editor: Editor, data: DataTransfer | null): boolean => {
    const html = data?.getData('text/html') ?? '';
    if (html === '') return false;
    const left = leftOutOf(html);
    if (left.pictures === 0 || cursoId === undefined) {
      const words = leftOutWords(left);
      setPasted(words === null ? null : { state: 'done', words });
      return false;
    }
    bring(editor, html, data?.getData('text/rtf') ?? '', cursoId)
      .then((words) => setPasted(words === null ? null : { state: 'done', words }))
      .catch((error: unknown) =>
        setPasted({ state: 'wrong', words: `No se ha pegado: ${messageOf(error)}` }),
      );
    return true;
  };
  return { pasted, paste, dismiss: () => setPasted(null) };
}
