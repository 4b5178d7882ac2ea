import type { RichTextFieldProps } from '#parts/texto/field-props.ts';

export interface WritingProps extends Omit<RichTextFieldProps, 'readOnly'> {
  readonly id: string;
  readonly labelId: string;
  readonly errorId: string;
  readonly minRows: number;
}
