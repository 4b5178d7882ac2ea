import type { EditorProps } from '#tipos/editor.ts';
import { Address } from '#tipos/enlace/Address.tsx';
import { RichPart } from '#tipos/RichPart.tsx';

export function Editor(props: EditorProps<'enlace'>) {
  const { contenido, onChange, ...rest } = props;
  return (
    <>
      <Address {...props} />
      <RichPart
        {...rest}
        field="descripcion"
        label="Por qué leerlo"
        optional
        rows={4}
        value={contenido.descripcion}
        onChange={(descripcion) => onChange({ descripcion })}
      />
    </>
  );
}
