import { TextInput } from '@mantine/core';
import type { EditorProps } from '#tipos/editor.ts';
import { RichPart } from '#tipos/RichPart.tsx';
import { FormRow } from '#ui/forms/FormLayout.tsx';

export function Editor({ contenido, onChange, ...rest }: EditorProps<'enlace'>) {
  return (
    <>
      <FormRow help="Copiada entera de la barra del navegador, con https:// delante.">
        <TextInput
          label="Dirección de la página"
          type="url"
          placeholder="https://"
          autoComplete="off"
          data-path="contenido.url"
          readOnly={rest.readOnly}
          value={contenido.url}
          onChange={(event) => onChange({ url: event.currentTarget.value.trim() })}
          error={rest.errorOf('url')}
        />
      </FormRow>
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
