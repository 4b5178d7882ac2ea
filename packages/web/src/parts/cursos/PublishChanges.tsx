import type { PorPublicar } from '@catedra/shared/actividades/schemas.ts';
import { quienSeExamina } from '@catedra/shared/actividades/examinandose.ts';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { rutas } from '#platform/paths.ts';
import { messageOf } from '#platform/api-error.ts';
import classes from '#parts/cursos/PublishChanges.module.css';
import { descartarCambios, publicarCambios } from '#parts/cursos/commands.ts';
import { WaitingChanges } from '#parts/cursos/WaitingChanges.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';
import { TextLink } from '#ui/frame/TextLink.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { Notice, NoticeList } from '#ui/states/Notice.tsx';
import { cuenta, fecha } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

interface PublishChangesProps {
  readonly cursoId: string;
  readonly waiting: PorPublicar;
  readonly quiet: boolean;
}

/** «Publicar los 2 cambios»: says what changes and for how many people before it does. */
export function PublishChanges({ cursoId, waiting, quiet }: PublishChangesProps) {
  const { cambios, empezaron, sello, impiden } = waiting;
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
      <Dialog opened={opened} onClose={() => setOpened(false)} title={title}>
        {discarding ? (
          <p>
            El curso queda como lo ven ahora sus participantes. Las actividades nuevas no se pierden: quedan
            ocultas, con su contenido.
          </p>
        ) : (
          <>
            {ready.length > 0 && <p>{reach(empezaron, ready)}</p>}
            {quienSeExamina(waiting, 'una prueba que se quita').map((frase) => (
              <p key={frase}>{frase}</p>
            ))}
            <WaitingChanges cursoId={cursoId} changes={ready} />
            <Blocked cursoId={cursoId} impiden={impiden} />
            {empty.length > 0 && (
              <p>
                {ready.length > 0 ? 'Seguirá esperando lo que no tiene contenido:' : 'Nadie ve todavía esto:'}
              </p>
            )}
            <WaitingChanges cursoId={cursoId} changes={empty} />
          </>
        )}
        {act.isError && <ErrorState>{messageOf(act.error)}</ErrorState>}
        <DialogActions
          onCancel={() => (discarding ? setDiscarding(false) : setOpened(false))}
          cancel={discarding ? 'Volver' : ready.length > 0 ? 'Cancelar' : 'Entendido'}
          careful
          note={
            !discarding && (
              <Button variant="subtle" color="mal" onClick={() => setDiscarding(true)}>
                {cambios.length === 1 ? 'Descartarlo' : 'Descartar todo'}
              </Button>
            )
          }
        >
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
        </DialogActions>
      </Dialog>
    </>
  );
}

/** Who could not finish any more, before it is published all the same. */
function Blocked({
  cursoId,
  impiden,
}: {
  readonly cursoId: string;
  readonly impiden: PorPublicar['impiden'];
}) {
  const zone = useZone();
  const now = useNow();
  if (impiden.personas === 0) return null;
  return (
    <div className={classes.blocked}>
      <Notice role="alert">
        <p>
          <b>
            {impiden.personas === 1
              ? 'Una persona ya no podrá terminar el curso.'
              : `${impiden.personas} personas ya no podrán terminar el curso.`}
          </b>{' '}
          Les contará algo que ya habrá cerrado:
        </p>
        <NoticeList items={impiden.actividades.map((una) => ({ ...una, id: una.actividadId }))}>
          {({ id, titulo, cerroEn, personas }) => (
            <>
              <TextLink to={rutas.actividad(cursoId, id)}>{titulo}</TextLink>, que cerró el{' '}
              {fecha(cerroEn, now, zone)}: no la {personas === 1 ? 'ha' : 'han'} hecho{' '}
              {cuenta(personas, 'persona')}.
            </>
          )}
        </NoticeList>
      </Notice>
    </div>
  );
}

/** What takes away something that somebody had open: whoever publishes it reads so. */
function reach(people: number, changes: PorPublicar['cambios']): string {
  if (people === 0) return 'Nadie ha empezado el curso todavía.';
  const takes = [
    changes.some(({ parte }) => parte === 'fechas') && 'lo que cierren las fechas nuevas',
    changes.some(({ parte, nueva }) => parte === 'quitar' || (parte === 'vista' && !nueva)) &&
      'lo que deje de verse',
  ].filter((one) => one !== false);
  const salvo = takes.length > 0 ? `, salvo ${takes.join(' y ')}` : '';
  return `Cambia el curso a ${cuenta(people, 'persona')} que ya ${people === 1 ? 'empezó' : 'empezaron'}. A nadie le baja su avance ni se le cierra lo que ya tenía abierto${salvo}.`;
}
