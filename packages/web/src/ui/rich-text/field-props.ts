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
}
