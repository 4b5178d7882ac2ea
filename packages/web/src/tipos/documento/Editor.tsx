import { TextInput } from '@mantine/core';
import { nameAfter } from '#tipos/documento/document-name.ts';
import type { EditorProps } from '#tipos/editor.ts';
import { FilePart } from '#tipos/FilePart.tsx';
import { RichPart } from '#tipos/RichPart.tsx';
import { FormRow, optional } from '#ui/forms/FormLayout.tsx';

export function Editor({ contenido, onChange, ...rest }: EditorProps<'documento'>) {
  const { archivoId, nombre } = contenido;
  return (
    <>
      <FormRow help="Un PDF se lee y una imagen se ve en la propia página; los demás archivos se descargan.">
        <FilePart
          label="Archivo"
          cursoId={rest.cursoId}
          archivoId={archivoId}
          archivos={rest.archivos}
          readOnly={rest.readOnly}
          error={rest.errorOf('archivoId')}
          onChange={(archivo, former) =>
            onChange({ archivoId: archivo?.id ?? null, nombre: nameAfter(nombre, former, archivo) })
          }
        />
      </FormRow>
      <FormRow help="Como lo conoce la gente: «Plan de emergencia 2026».">
        <TextInput
          label={optional('Nombre del documento')}
          autoComplete="off"
          maxLength={200}
          data-path="contenido.nombre"
          readOnly={rest.readOnly}
          value={nombre ?? ''}
          onChange={(event) => onChange({ nombre: event.currentTarget.value || null })}
          error={rest.errorOf('nombre')}
        />
      </FormRow>
      <RichPart
        {...rest}
        field="descripcion"
        label="De qué trata"
        optional
        rows={4}
        value={contenido.descripcion}
        onChange={(descripcion) => onChange({ descripcion })}
      />
    </>
  );
}
