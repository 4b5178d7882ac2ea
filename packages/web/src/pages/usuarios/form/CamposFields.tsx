import type { Usuario } from '@catedra/shared/usuarios/collection.ts';
import type { UseFormReturnType } from '@mantine/form';
import type { UsuarioValues } from '#pages/usuarios/form/usuario-form.ts';
import { useActor } from '#platform/session.ts';
import { OwnFields, withValue } from '#parts/campos/OwnFields.tsx';
import { useFields, useNamed } from '#parts/campos/own-fields.ts';

interface CamposFieldsProps {
  readonly form: UseFormReturnType<UsuarioValues>;
  /** The person as they were read; null when they are being created. */
  readonly usuario: Usuario | null;
}

/** The academy's own fields of a person, as far as whoever reads them may see and change them. */
export function CamposFields({ form, usuario }: CamposFieldsProps) {
  const { actor } = useActor();
  const own = usuario?.id === actor.id;
  const campos = useFields(own ? 'own' : 'others');
  const names = useNamed(usuario?.id ?? null, campos);
  return (
    <OwnFields
      campos={campos}
      values={form.values.campos}
      names={names}
      errors={form.errors}
      readOnly={(campo) => usuario !== null && (own ? campo.enMi : campo.enOtros) !== 'edita'}
      onChange={(id, value) => {
        form.setFieldValue('campos', withValue(form.values.campos, usuario?.campos ?? {}, id, value));
        form.clearFieldError(`campos.${id}`);
      }}
    />
  );
}
