import type { Curso } from '@catedra/shared/cursos/collection.ts';
import { Autocomplete, Radio, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import classes from '#pages/cursos/actualizar/InformacionPart.module.css';
import type { CursoValues } from '#pages/cursos/curso-form.ts';
import { palabrasQuery } from '#pages/cursos/queries.ts';
import { TagsField } from '#ui/forms/ManySelect.tsx';
import { Cover } from '#ui/marks/Cover.tsx';
import { FormLayout, FormRow, optional } from '#ui/forms/FormLayout.tsx';
import { ImageField } from '#parts/archivos/ImageField.tsx';
import { RichTextField } from '#parts/texto/RichTextField.tsx';

const LARGO = 200;

interface InformacionPartProps {
  readonly form: UseFormReturnType<CursoValues>;
  readonly curso: Curso;
  readonly readOnly: boolean;
}

export function InformacionPart({ form, curso, readOnly }: InformacionPartProps) {
  const { titulo, descripcion, imagen } = form.values;
  const { categorias = [], etiquetas = [] } = useQuery(palabrasQuery()).data ?? {};
  return (
    <FormLayout>
      <FormRow help={`Lo ve todo el mundo, también en el certificado. ${titulo.length} de ${LARGO} letras.`}>
        <Textarea
          label="Título"
          minRows={1}
          maxLength={LARGO}
          readOnly={readOnly}
          {...form.getInputProps('titulo')}
          onChange={(event) => form.setFieldValue('titulo', event.currentTarget.value.replace(/\n/g, ' '))}
        />
      </FormRow>
      <FormRow help="Nació con el primer título y no cambia, para que ningún enlace se rompa.">
        <TextInput
          label="Dirección"
          value={curso.slug}
          readOnly
          leftSection={<span className={classes.prefix}>/curso/</span>}
          leftSectionWidth={70}
        />
      </FormRow>
      <FormRow help="Dos o tres frases: qué sabrá hacer la persona al terminar.">
        <RichTextField
          label={optional('Descripción')}
          value={descripcion}
          onChange={(html) => form.setFieldValue('descripcion', html)}
          error={form.errors.descripcion}
          path="descripcion"
          cursoId={curso.id}
          readOnly={readOnly}
        />
      </FormRow>
      <FormRow help="Sirven para ordenar el catálogo y encontrar el curso.">
        <Autocomplete
          label={optional('Categoría')}
          data={categorias}
          maxLength={80}
          readOnly={readOnly}
          {...form.getInputProps('categoria')}
        />
        <TagsField
          label={optional('Etiquetas')}
          data={etiquetas}
          maxTags={20}
          readOnly={readOnly}
          {...form.getInputProps('etiquetas')}
        />
      </FormRow>
      <FormRow help="De pie, como la tapa de un libro. Sin imagen, dibujamos una a partir del título.">
        <ImageField
          label="Cubierta"
          proposito="portada"
          cursoId={curso.id}
          ratio={3 / 4}
          value={imagen}
          onChange={(archivoId) => form.setFieldValue('imagen', archivoId)}
          error={form.errors.imagen}
          disabled={readOnly}
          placeholder={<Cover className={classes.cover} title={titulo || curso.titulo} />}
        />
      </FormRow>
      <FormRow>
        <Radio.Group label="Quién puede hacerlo" readOnly={readOnly} {...form.getInputProps('acceso')}>
          <div className={classes.choices}>
            <Radio value="asignado" label="Solo las personas y grupos asignados" />
            <Radio value="abierto" label="Cualquiera de la academia, desde el catálogo" />
          </div>
        </Radio.Group>
      </FormRow>
    </FormLayout>
  );
}
