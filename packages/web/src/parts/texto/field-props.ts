import type { ReactNode } from 'react';

export interface RichTextFieldProps {
  readonly label: ReactNode;
  /** HTML, as it is stored. */
  readonly value: string;
  readonly onChange: (html: string) => void;
  readonly error?: ReactNode;
  readonly minRows?: number;
  readonly readOnly?: boolean;
  /** Where the pictures it holds are kept; without one there are none. */
  readonly cursoId?: string;
  /** Name of the field in its form, to find it when it is wrong. */
  readonly path?: string;
  /** `plain`: as it will be read, its tools above it; `line`: one among several, without tools. Both name themselves unseen. */
  readonly look?: 'boxed' | 'plain' | 'line';
  readonly placeholder?: string;
  /** The cursor goes to it as it appears. */
  readonly focused?: boolean;
  /** A key that was pressed in it; true when it was taken. */
  readonly onKey?: (event: KeyboardEvent) => boolean;
  /** Plain text about to be pasted; true when it was taken. */
  readonly onPasteText?: (text: string) => boolean;
}
