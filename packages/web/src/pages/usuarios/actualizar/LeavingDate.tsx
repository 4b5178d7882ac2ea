import type { Usuario } from '@catedra/shared/usuarios/collection.ts';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import classes from '#pages/usuarios/actualizar/side.module.css';
import { programarBaja, usuarioQuery } from '#pages/usuarios/queries.ts';
import { messageOf } from '#platform/api-error.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { DateField } from '#ui/forms/date/DateField.tsx';
import { useZone } from '#ui/words/zone.tsx';
import { localEn } from '@catedra/shared/fechas/en-zona.ts';

interface LeavingDateProps {
  readonly usuario: Usuario;
  readonly onDone: () => void;
}

const DIA = 10;

/** At the end of that day, on the person's calendar, the door closes. */
export function LeavingDate({ usuario, onDone }: LeavingDateProps) {
  const own = useZone();
  const queryClient = useQueryClient();
  const { id, bajaDesde } = usuario;
  const zone = usuario.zonaHoraria ?? own;
  const puesta = bajaDesde === null ? '' : localEn(bajaDesde, zone).slice(0, DIA);
  const [dia, setDia] = useState<string | null>(null);
  const save = useMutation({
    mutationFn: (elegido: string) => programarBaja(id, elegido || null),
    onSuccess: (guardada) => {
      queryClient.setQueryData(usuarioQuery(id).queryKey, guardada);
      onDone();
    },
  });
  const escrito = dia ?? puesta;
  return (
    <>
      <DateField
        label="Fecha de baja"
        help="Es su último día: podrá entrar hasta que acabe. Sus cursos y su progreso se conservan."
        value={escrito}
        onChange={setDia}
      />
      <div className={`look-wrap ${classes.buttons}`}>
        {escrito !== puesta && (
          <Button size="xs" loading={save.isPending} onClick={() => save.mutate(escrito)}>
            {escrito === '' ? 'Quitar la fecha de baja' : 'Guardar la fecha de baja'}
          </Button>
        )}
        <Button size="xs" variant="default" disabled={save.isPending} onClick={onDone}>
          Cancelar
        </Button>
      </div>
      {save.isError && <ErrorState>{messageOf(save.error)}</ErrorState>}
    </>
  );
}
