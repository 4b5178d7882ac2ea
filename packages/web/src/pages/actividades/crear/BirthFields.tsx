import type { Contenido } from '@catedra/shared/actividades/contenido.ts';
import { Suspense } from 'react';
import type { FieldsProps } from '#tipos/form/props.ts';
import { authoringOf } from '#tipos/authorings.ts';

interface BirthFieldsProps extends Pick<FieldsProps, 'form'> {
  readonly cursoId: string;
}

/** What some kinds ask for when they are created, because they can't be stored without it. */
export function BirthFields({ form, cursoId }: BirthFieldsProps) {
  const { contenido } = form.values;
  const { birth: Birth } = authoringOf(contenido.tipo);
  if (!Birth) return null;
  return (
    <Suspense>
      <Birth
        contenido={contenido}
        onChange={(change) => form.setFieldValue('contenido', (now) => ({ ...now, ...change }) as Contenido)}
        errorOf={(field) => form.errors[`contenido.${field}`]}
        cursoId={cursoId}
        archivos={[]}
        readOnly={false}
      />
    </Suspense>
  );
}
