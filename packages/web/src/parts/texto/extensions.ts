import type { Extensions } from '@tiptap/core';
import { Mathematics } from '@tiptap/extension-mathematics';
import { Subscript } from '@tiptap/extension-subscript';
import { Superscript } from '@tiptap/extension-superscript';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import 'katex/contrib/mhchem';
import { FORMULA } from '#ui/rich-text/formulas.ts';
import { Picture } from '#parts/texto/picture.ts';
import { Embed } from '#parts/texto/embed.ts';

/** What a link may point to, here and on the server. */
export const isLink = (address: string): boolean => /^(https:\/\/|mailto:)\S+$/i.test(address);

// Widths are not kept, so neither is the list of columns that would carry them.
const PlainTable = Table.extend({ renderHTML: () => ['table', ['tbody', 0]] });

export interface Formula {
  readonly latex: string;
  readonly block: boolean;
  readonly pos: number;
}

export const extensions = (onFormula: (formula: Formula) => void): Extensions => [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      protocols: ['https', 'mailto'],
      defaultProtocol: 'https',
      isAllowedUri: (address) => isLink(address),
      shouldAutoLink: isLink,
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  Subscript,
  Superscript,
  PlainTable.configure({ resizable: false }),
  TableRow,
  TableHeader,
  TableCell,
  Picture,
  Embed,
  Mathematics.configure({
    inlineOptions: {
      onClick: (node, pos) => onFormula({ latex: String(node.attrs.latex), block: false, pos }),
    },
    blockOptions: {
      onClick: (node, pos) => onFormula({ latex: String(node.attrs.latex), block: true, pos }),
    },
    katexOptions: FORMULA,
  }),
];
