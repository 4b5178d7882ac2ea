import type { EditorProps } from '#tipos/editor.ts';
import { RichPart } from '#tipos/RichPart.tsx';

export function Editor({ contenido, onChange, ...rest }: EditorProps<'evaluacion'>) {
  return (
    <RichPart
      {...rest}
      field="descripcion"
      label="Qué se evalúa"
      help="Se lee antes de empezar, junto a los intentos y el tiempo."
      optional
      rows={4}
      value={contenido.descripcion}
      onChange={(descripcion) => onChange({ descripcion })}
    />
  );
}
