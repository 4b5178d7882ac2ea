import type { Contenido } from '@catedra/shared';
import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { type ActividadValues, textoDe } from '#pages/actividades/form/actividad-form.ts';
import { FormRow, Optional } from '#ui/FormLayout.tsx';
import { SimpleTextField } from '#ui/SimpleTextField.tsx';

interface ContenidoFieldsProps {
  readonly form: UseFormReturnType<ActividadValues>;
  readonly readOnly: boolean;
}

const TEXTO: Readonly<
  Record<Contenido['tipo'], { campo: string; label: string; optional: boolean; rows: number }>
> = {
  lectura: { campo: 'html', label: 'Texto', optional: false, rows: 14 },
  video: { campo: 'descripcion', label: 'Qué hay que mirar', optional: true, rows: 4 },
  documento: { campo: 'descripcion', label: 'De qué trata y dónde encontrarlo', optional: false, rows: 6 },
  enlace: { campo: 'descripcion', label: 'Por qué leerlo', optional: true, rows: 4 },
  tarea: { campo: 'instrucciones', label: 'Qué hay que hacer y cómo se entrega', optional: false, rows: 8 },
  evaluacion: { campo: 'descripcion', label: 'Qué se evalúa', optional: true, rows: 4 },
};

const DIRECCION = { video: 'Dirección del vídeo', enlace: 'Dirección de la página' } as const;

/** What the activity holds, by its kind. */
export function ContenidoFields({ form, readOnly }: ContenidoFieldsProps) {
  const { contenido } = form.values;
  const { tipo } = contenido;
  const { campo, label, optional, rows } = TEXTO[tipo];
  const put = (change: Partial<Record<string, string>>) =>
    form.setFieldValue('contenido', { ...contenido, ...change });
  return (
    <>
      {(tipo === 'video' || tipo === 'enlace') && (
        <FormRow help="Copiada entera de la barra del navegador, con https:// delante.">
          <TextInput
            label={DIRECCION[tipo]}
            type="url"
            placeholder="https://"
            autoComplete="off"
            readOnly={readOnly}
            value={contenido.url}
            onChange={(event) => put({ url: event.currentTarget.value })}
            error={form.errors['contenido.url']}
          />
        </FormRow>
      )}
      {tipo === 'documento' && (
        <FormRow help="Como lo conoce la gente: «Plan de emergencia 2026.pdf».">
          <TextInput
            label={
              <>
                Nombre del documento
                <Optional />
              </>
            }
            autoComplete="off"
            maxLength={200}
            readOnly={readOnly}
            value={contenido.nombre ?? ''}
            onChange={(event) => put({ nombre: event.currentTarget.value })}
            error={form.errors['contenido.nombre']}
          />
        </FormRow>
      )}
      <FormRow>
        <SimpleTextField
          key={tipo}
          label={
            <>
              {label}
              {optional && <Optional />}
            </>
          }
          minRows={rows}
          value={textoDe(contenido)}
          onChange={(html) => put({ [campo]: html })}
          error={form.errors[`contenido.${campo}`]}
          readOnly={readOnly}
        />
      </FormRow>
    </>
  );
}
