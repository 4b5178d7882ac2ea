import type { EditorProps } from '#tipos/editor.ts';
import { RichPart } from '#tipos/RichPart.tsx';

export function Editor({ contenido, onChange, ...rest }: EditorProps<'lectura'>) {
  return (
    <RichPart
      {...rest}
      field="html"
      label="Texto"
      rows={14}
      value={contenido.html}
      onChange={(html) => onChange({ html })}
    />
  );
}
