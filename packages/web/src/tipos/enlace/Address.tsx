import { TextInput } from '@mantine/core';
import type { EditorProps } from '#tipos/editor.ts';
import { FormRow } from '#ui/forms/FormLayout.tsx';

export function Address({ contenido, onChange, errorOf, readOnly }: EditorProps<'enlace'>) {
  return (
    <FormRow help="Copiada entera de la barra del navegador, con https:// delante.">
      <TextInput
        label="Dirección de la página"
        type="url"
        placeholder="https://"
        autoComplete="off"
        data-path="contenido.url"
        readOnly={readOnly}
        value={contenido.url}
        onChange={(event) => onChange({ url: event.currentTarget.value.trim() })}
        error={errorOf('url')}
      />
    </FormRow>
  );
}
