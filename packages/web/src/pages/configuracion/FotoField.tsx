import type { Usuario } from '@catedra/shared/usuarios/collection.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import classes from '#pages/configuracion/form.module.css';
import { ponerMiFoto, usoQuery } from '#pages/configuracion/queries.ts';
import { messageOf } from '#platform/api-error.ts';
import { recargarSesion } from '#platform/session.ts';
import { Avatar } from '#ui/people/Avatar.tsx';
import { FormLayout, FormRow } from '#ui/forms/FormLayout.tsx';
import { ImageField } from '#parts/archivos/ImageField.tsx';

/** Kept as soon as it is chosen: it is not part of the form below. */
export function FotoField({ usuario }: { readonly usuario: Usuario }) {
  const queryClient = useQueryClient();
  const poner = useMutation({
    mutationFn: ponerMiFoto,
    onSuccess: async () => {
      void queryClient.invalidateQueries({ queryKey: usoQuery.queryKey });
      await recargarSesion();
    },
  });
  return (
    <div className={classes.photo}>
      <FormLayout>
        <FormRow help="La ven quienes administran la academia y tus tutores. Se guarda al momento.">
          <ImageField
            label="Mi foto"
            proposito="foto"
            ratio={1}
            round
            value={usuario.foto}
            onChange={(archivoId) => poner.mutate(archivoId)}
            error={poner.isError ? messageOf(poner.error) : undefined}
            placeholder={<Avatar nombre={usuario.nombre} apellidos={usuario.apellidos} size={96} />}
          />
        </FormRow>
      </FormLayout>
    </div>
  );
}
