import type { PorPublicar } from '@catedra/shared/actividades/schemas.ts';
import { Button, Group } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '#platform/api-error.ts';
import classes from '#ui/course/PublishChanges.module.css';
import { descartarCambios, publicarCambios } from '#ui/course/commands.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { cuenta } from '#ui/words/words.ts';

interface PublishChangesProps {
  readonly cursoId: string;
  readonly waiting: PorPublicar;
  readonly quiet: boolean;
}

/** «Publicar los 2 cambios»: says what changes and for how many people before it does. */
export function PublishChanges({ cursoId, waiting, quiet }: PublishChangesProps) {
  const { cambios, empezaron, sello } = waiting;
  const ready = cambios.filter(({ espera }) => !espera);
  const empty = cambios.filter(({ espera }) => espera);
  const queryClient = useQueryClient();
  const [opened, setOpened] = useState(false);
  const [discarding, setDiscarding] = useState(false);
  const settle = () => queryClient.invalidateQueries({ queryKey: ['cursos'] });
  const act = useMutation({
    mutationFn: (what: 'publish' | 'discard') =>
      what === 'publish' ? publicarCambios(cursoId, sello) : descartarCambios(cursoId),
    onSuccess: async () => {
      await settle();
      setOpened(false);
    },
    onError: settle,
  });
  if (cambios.length === 0) return null;
  const open = () => {
    act.reset();
    setDiscarding(false);
    setOpened(true);
  };
  const label = ready.length === 1 ? 'Publicar el cambio' : `Publicar los ${ready.length} cambios`;

  const title = discarding
    ? `¿Descartar ${cambios.length === 1 ? 'el cambio' : `los ${cambios.length} cambios`}?`
    : ready.length === 0
      ? 'Esperan a tener contenido'
      : `¿${label}?`;

  return (
    <>
      <Button variant={quiet || ready.length === 0 ? 'default' : 'filled'} onClick={open}>
        {ready.length === 0 ? 'Ver lo que espera' : label}
      </Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} withCloseButton={false} title={title}>
        {discarding ? (
          <p>
            El curso queda como lo ven ahora sus participantes. Las actividades nuevas no se pierden: quedan
            ocultas, con su contenido.
          </p>
        ) : (
          <>
            {ready.length > 0 && <p>{reach(empezaron)}</p>}
            <Phrases changes={ready} />
            {empty.length > 0 && (
              <p>
                {ready.length > 0 ? 'Seguirá esperando lo que no tiene contenido:' : 'Nadie ve todavía esto:'}
              </p>
            )}
            <Phrases changes={empty} />
          </>
        )}
        {act.isError && <ErrorState>{messageOf(act.error)}</ErrorState>}
        <Group justify="space-between" mt="lg" gap="sm">
          {discarding ? (
            <span />
          ) : (
            <Button variant="subtle" color="mal" onClick={() => setDiscarding(true)}>
              {cambios.length === 1 ? 'Descartarlo' : 'Descartar todo'}
            </Button>
          )}
          <Group gap="sm">
            <Button
              variant="default"
              onClick={() => (discarding ? setDiscarding(false) : setOpened(false))}
              data-autofocus
            >
              {discarding ? 'Volver' : ready.length > 0 ? 'Cancelar' : 'Cerrar'}
            </Button>
            {discarding ? (
              <Button color="mal" loading={act.isPending} onClick={() => act.mutate('discard')}>
                Descartar
              </Button>
            ) : (
              ready.length > 0 && (
                <Button loading={act.isPending} onClick={() => act.mutate('publish')}>
                  Publicar
                </Button>
              )
            )}
          </Group>
        </Group>
      </Dialog>
    </>
  );
}

function Phrases({ changes }: { readonly changes: PorPublicar['cambios'] }) {
  if (changes.length === 0) return null;
  return (
    <ul className={classes.list}>
      {changes.map(({ actividadId, frase }) => (
        <li key={actividadId + frase}>{frase}</li>
      ))}
    </ul>
  );
}

const reach = (people: number): string =>
  people === 0
    ? 'Nadie ha empezado el curso todavía.'
    : `Cambia el curso a ${cuenta(people, 'persona')} que ya ${people === 1 ? 'empezó' : 'empezaron'}. A nadie le baja su avance ni se le cierra lo que ya tenía abierto.`;
