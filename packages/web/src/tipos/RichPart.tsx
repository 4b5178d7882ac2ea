import type { EditorProps } from '#tipos/editor.ts';
import { FormRow, Optional } from '#ui/forms/FormLayout.tsx';
import { RichTextField } from '#parts/texto/RichTextField.tsx';

interface RichPartProps extends Pick<EditorProps, 'errorOf' | 'cursoId' | 'readOnly'> {
  readonly field: string;
  readonly label: string;
  readonly help?: string;
  readonly optional?: boolean;
  readonly rows: number;
  readonly value: string;
  readonly onChange: (html: string) => void;
}

/** A rich text of the content. */
export function RichPart({
  field,
  label,
  help,
  optional = false,
  rows,
  value,
  onChange,
  ...rest
}: RichPartProps) {
  return (
    <FormRow help={help}>
      <RichTextField
        label={
          <>
            {label}
            {optional && <Optional />}
          </>
        }
        minRows={rows}
        path={`contenido.${field}`}
        value={value}
        onChange={onChange}
        error={rest.errorOf(field)}
        cursoId={rest.cursoId}
        readOnly={rest.readOnly}
      />
    </FormRow>
  );
}
