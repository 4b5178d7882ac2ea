import { misDatos } from '@catedra/shared/sesion/schemas.ts';
import type { Usuario } from '@catedra/shared/usuarios/collection.ts';
import { schemaResolver, useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { guardarMisDatos } from '#pages/configuracion/queries.ts';
import { serverTime } from '#platform/clock.ts';
import { fieldErrors, isApiError } from '#platform/api-error.ts';
import { recargarSesion } from '#platform/session.ts';

export interface Datos extends Record<string, unknown> {
  nombre: string;
  apellidos: string;
  telefono: string;
  zonaHoraria: string;
}

export const ETIQUETAS: Readonly<Record<string, string>> = {
  nombre: 'Nombre',
  apellidos: 'Apellidos',
  telefono: 'Teléfono',
  zonaHoraria: 'Zona horaria',
};

const datosDe = ({ nombre, apellidos, telefono, zonaHoraria }: Usuario): Datos => ({
  nombre,
  apellidos,
  telefono: telefono ?? '',
  zonaHoraria: zonaHoraria ?? '',
});

const cambiados = (antes: Datos, ahora: Datos): Partial<Datos> =>
  Object.fromEntries(Object.entries(ahora).filter(([campo, valor]) => valor !== antes[campo]));

const validate = schemaResolver(misDatos.omit({ version: true }), { sync: true });

/** My own record: sends what changed with the version that was read, and loses nothing when it is refused. */
export function useMisDatos(usuario: Usuario) {
  const [base, setBase] = useState(usuario);
  const [conflict, setConflict] = useState<Usuario | null>(null);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const form = useForm<Datos>({ initialValues: datosDe(base), validate });
  const mios = cambiados(datosDe(base), form.values);
  const dirty = Object.keys(mios).length > 0;

  const show = (record: Usuario, datos: Datos) => {
    setBase(record);
    setConflict(null);
    form.setValues(datos);
    form.clearErrors();
  };

  // While nothing was typed, the form follows what whoever administers the academy saves.
  if (usuario.version > base.version && !dirty) show(usuario, datosDe(usuario));

  const save = useMutation({
    mutationFn: ({ over, datos }: { over: Usuario; datos: Partial<Datos> }) =>
      guardarMisDatos({ ...datos, version: over.version }),
    onSuccess: async (record) => {
      show(record, datosDe(record));
      setSavedAt(serverTime());
      await recargarSesion().catch(() => null);
    },
    onError: (error) => {
      form.setErrors(fieldErrors(error));
      if (isApiError(error, 'VERSION_ANTIGUA') && error.actual) setConflict(error.actual as Usuario);
    },
  });
  const told = conflict !== null || Object.keys(fieldErrors(save.error)).length > 0;

  return {
    form,
    dirty,
    saving: save.isPending,
    savedAt,
    /** What can't be shown on a field. */
    failure: save.isError && !told ? save.error : null,
    submit: form.onSubmit(() => save.mutate({ over: base, datos: mios })),
    discard: () => show(base, datosDe(base)),
    conflict: conflict && {
      theirs: datosDe(conflict),
      mine: { ...datosDe(conflict), ...mios },
      keepTheirs: () => show(conflict, datosDe(conflict)),
      saveMine: () => {
        show(conflict, { ...datosDe(conflict), ...mios });
        save.mutate({ over: conflict, datos: mios });
      },
    },
  };
}
