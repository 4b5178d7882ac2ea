import * as gruposApi from '@catedra/shared/grupos/api.ts';
import type { Usuario } from '@catedra/shared/usuarios/collection.ts';
import type { FichaDeUsuario } from '@catedra/shared/usuarios/schemas.ts';
import { ActionIcon, Button, Select } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { rutas } from '#platform/paths.ts';
import classes from '#pages/usuarios/actualizar/side.module.css';
import { gruposQuery } from '#parts/grupos/groups.ts';
import { messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { useActor } from '#platform/session.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmButton.tsx';
import { fullName } from '#ui/people/PersonName.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { useEarlyCloses } from '#parts/cursos/early-closes.ts';
import { EarlyCloses } from '#parts/cursos/EarlyCloses.tsx';
import { usePassedDates } from '#parts/grupos/passed-dates.ts';
import { PassedDates } from '#parts/grupos/PassedDates.tsx';
import { Section } from '#ui/frame/Section.tsx';
import { TextLink } from '#ui/frame/TextLink.tsx';

interface GruposSectionProps {
  readonly usuario: Usuario;
  readonly grupos: FichaDeUsuario['grupos'];
}

export function GruposSection({ usuario, grupos }: GruposSectionProps) {
  const { actor, puede, puedeEnTodo } = useActor();
  const queryClient = useQueryClient();
  const [elegido, setElegido] = useState<string | null>(null);
  const [saliendo, setSaliendo] = useState<{ readonly id: string; readonly nombre: string } | null>(null);
  const usuarioIds = [usuario.id];
  const entran = elegido ? { grupoIds: [elegido], quienes: { ids: usuarioIds } } : null;
  const passed = usePassedDates(entran);
  const closes = useEarlyCloses(entran && { entran: { ...entran, diasSiPaso: passed.diasSiPaso } });
  const cambiar = useMutation({
    mutationFn: ({ grupoId: id, verbo }: { grupoId: string; verbo: 'añadir' | 'quitar' }) =>
      verbo === 'añadir'
        ? ask(gruposApi.añadirMiembros, { id, body: { usuarioIds, diasSiPaso: passed.diasSiPaso } })
        : ask(gruposApi.quitarMiembros, { id, body: { usuarioIds } }),
    onSuccess: () => {
      setElegido(null);
      void queryClient.invalidateQueries({ queryKey: ['usuarios'] });
      void queryClient.invalidateQueries({ queryKey: ['grupos'] });
    },
  });
  const edita = (grupoId: string) =>
    puedeEnTodo('grupos:editar') || (puede('grupos:editar') && actor.tutorGrupoIds.includes(grupoId));
  const todos = useQuery({ ...gruposQuery, enabled: puede('grupos:editar') });
  const suyos = new Set(grupos.filter(({ tutor }) => !tutor).map(({ id }) => id));
  const libres =
    todos.data?.filter(({ id, estado }) => estado === 'activo' && edita(id) && !suyos.has(id)) ?? [];

  return (
    <Section title="Grupos">
      {grupos.length === 0 && <p className={classes.line}>No está en ningún grupo.</p>}
      <ul className={classes.list}>
        {grupos.map(({ id, nombre, tutor }) => (
          <li key={`${id}${tutor}`} className={`look-wide-row ${classes.item}`}>
            <span>
              {puede('grupos:ver') ? <TextLink to={rutas.grupo(id)}>{nombre}</TextLink> : nombre}
              {tutor && <span className="look-faint"> tutoriza</span>}
            </span>
            {!tutor && edita(id) && (
              <ActionIcon
                size="sm"
                aria-label={`Sacar del grupo ${nombre}`}
                disabled={cambiar.isPending}
                onClick={() => setSaliendo({ id, nombre })}
              >
                <IconX size={16} stroke={1.75} aria-hidden />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      {libres.length > 0 && (
        <div className={classes.add}>
          <Select
            aria-label="Grupo al que añadir"
            size="xs"
            placeholder="Añadir a un grupo"
            data={libres.map(({ id, nombre }) => ({ value: id, label: nombre }))}
            searchable
            value={elegido}
            onChange={setElegido}
          />
          <Button
            variant="default"
            disabled={!elegido || passed.waits || closes.waits}
            loading={cambiar.isPending}
            onClick={() => elegido && cambiar.mutate({ grupoId: elegido, verbo: 'añadir' })}
          >
            Añadir
          </Button>
        </div>
      )}
      {libres.length > 0 && !elegido && <p className={`look-faint ${classes.quiet}`}>Elige un grupo.</p>}
      <PassedDates passed={passed} />
      <EarlyCloses closes={closes} />
      <ConfirmDialog
        opened={saliendo !== null}
        onClose={() => setSaliendo(null)}
        title={`¿Sacar a ${fullName(usuario)} del grupo ${saliendo?.nombre ?? ''}?`}
        confirmLabel="Sacar del grupo"
        onConfirm={async () => {
          if (saliendo) await cambiar.mutateAsync({ grupoId: saliendo.id, verbo: 'quitar' });
        }}
      >
        Dejará de tener los cursos que solo tiene por este grupo. Lo que hizo se conserva, y si vuelve seguirá
        donde estaba.
      </ConfirmDialog>
      {cambiar.isError && saliendo === null && <ErrorState>{messageOf(cambiar.error)}</ErrorState>}
    </Section>
  );
}
