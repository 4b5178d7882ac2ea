import { elDelDiaSale, type HorasDeCorreo } from '@catedra/shared/avisos/horas.ts';
import { Button, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import classes from '#pages/configuracion/avisos/AvisosPage.module.css';
import { academiaQuery, cambiarHoras, preferenciasQuery } from '#pages/configuracion/avisos/queries.ts';
import { fieldErrors, messageOf } from '#platform/api-error.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';

const FIELDS = [
  ['nocheDesde', 'No molestar desde las'],
  ['nocheHasta', 'Hasta las'],
  ['horaDelDia', 'El correo del día, a las'],
] as const;

const AT_NIGHT = 'A esa hora no salen correos. Elige una fuera de la noche.';

/** At which hours mails leave, by the clock of each person. */
export function HoursForm({ horas }: { readonly horas: HorasDeCorreo }) {
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState(horas);
  const save = useMutation({
    mutationFn: cambiarHoras,
    onSuccess: (guardado) => {
      queryClient.setQueryData(academiaQuery.queryKey, guardado);
      return queryClient.invalidateQueries({ queryKey: preferenciasQuery.queryKey });
    },
  });
  const changed = FIELDS.some(([name]) => typed[name] !== horas[name]);
  const complete = FIELDS.every(([name]) => typed[name] !== '');
  const errors = {
    ...(complete && !elDelDiaSale(typed) && { horaDelDia: AT_NIGHT }),
    ...fieldErrors(save.error),
  };
  const may = complete && elDelDiaSale(typed);
  return (
    <form
      className={classes.hours}
      onSubmit={(event) => {
        event.preventDefault();
        if (may) save.mutate(typed);
      }}
    >
      {FIELDS.map(([name, label]) => (
        <TextInput
          key={name}
          type="time"
          label={label}
          value={typed[name]}
          error={errors[name as keyof typeof errors]}
          onChange={(event) => {
            save.reset();
            setTyped({ ...typed, [name]: event.currentTarget.value });
          }}
        />
      ))}
      {changed && (
        <Button type="submit" variant="default" loading={save.isPending} disabled={!may}>
          Guardar las horas
        </Button>
      )}
      <p className={`look-quiet ${classes.help}`}>
        Son las del reloj de cada persona. Con las dos primeras iguales, los correos salen a cualquier hora.
        {changed && !complete && ' Escribe las tres para guardarlas.'}
      </p>
      {save.isError && Object.keys(fieldErrors(save.error)).length === 0 && (
        <ErrorState>No se guardó. {messageOf(save.error)}</ErrorState>
      )}
    </form>
  );
}
