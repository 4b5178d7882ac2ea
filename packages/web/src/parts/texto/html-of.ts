import { createDocument, type Editor, getHTMLFromFragment } from '@tiptap/core';

/** The line after a table or a picture, where one goes on writing, is not part of the text. */
const trimmed = (html: string): string => html.replace(/(<p><\/p>)+$/, '');

export const htmlOf = (editor: Editor): string => trimmed(editor.getHTML());

/** How the editor itself would write this HTML: two texts that read the same are the same here. */
export const asWritten = ({ schema }: Editor, html: string): string =>
  html === '' ? '' : trimmed(getHTMLFromFragment(createDocument(html, schema).content, schema));
