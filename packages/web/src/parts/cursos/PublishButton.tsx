import type { ContenidoDeCurso } from '@catedra/shared/actividades/schemas.ts';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { rutas } from '#platform/paths.ts';
import classes from '#parts/cursos/PublishButton.module.css';
import { fieldErrors, messageOf } from '#platform/api-error.ts';
import { blockedWords, closedWords, useClosed } from '#parts/cursos/ClosedNotice.tsx';
import { useMissing } from '#parts/cursos/drafts.ts';
import { useStuck } from '#parts/cursos/stuck.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { enumerar } from '#ui/words/words.ts';
import { ButtonLink, TextLink } from '#ui/frame/TextLink.tsx';

interface PublishButtonProps {
  readonly contenido: ContenidoDeCurso;
  readonly quiet: boolean;
  /** Told whether its evaluations in draft go with it. */
  readonly onPublish: (withEvaluations: boolean) => Promise<unknown>;
}

/** Publishes after saying who will see it; when something is missing, the list of it, each with its way there. */
export function PublishButton({ contenido, quiet, onPublish }: PublishButtonProps) {
  const { curso } = contenido;
  const [opened, setOpened] = useState(false);
  const { found, together: drafts } = useMissing(contenido);
  const together = drafts.length > 0;
  const publish = useMutation({ mutationFn: () => onPublish(together), onSuccess: () => setOpened(false) });
  const missing = Object.entries(
    Object.keys(found).length > 0 && !together ? found : fieldErrors(publish.error),
  );
  const again = curso.estado === 'archivado';

  const open = () => {
    publish.reset();
    setOpened(true);
  };

  return (
    <>
      <Button variant={quiet ? 'default' : 'filled'} onClick={open}>
        {again ? 'Publicar de nuevo' : 'Publicar curso'}
      </Button>
      <Dialog
        opened={opened}
        onClose={() => setOpened(false)}
        title={missing.length > 0 ? 'Todavía no se puede publicar' : '¿Publicar el curso?'}
      >
        {missing.length > 0 ? (
          <ul className={`look-tight-stack ${classes.missing}`}>
            {missing.map(([campo, frase]) => (
              <li key={campo}>
                {campo === 'actividades' ? (
                  frase
                ) : (
                  <TextLink to={rutas.actividad(curso.id, campo)}>{frase}</TextLink>
                )}
              </li>
            ))}
          </ul>
        ) : (
          <>
            <p>
              {curso.acceso === 'abierto'
                ? 'Lo verá toda la academia en el catálogo, y cualquiera podrá inscribirse.'
                : 'Lo verán las personas y los grupos que lo tienen asignado.'}
            </p>
            {together && <p>{withWords(drafts.map(({ titulo }) => titulo))}</p>}
            <ClosedInCourse contenido={contenido} />
          </>
        )}
        {publish.isError && missing.length === 0 && <ErrorState>{messageOf(publish.error)}</ErrorState>}
        <DialogActions
          onCancel={() => setOpened(false)}
          cancel={missing.length > 0 ? 'Entendido' : 'Cancelar'}
          careful
        >
          {missing.length > 0 ? (
            <ButtonLink to={rutas.actividades(curso.id)}>Ir al contenido</ButtonLink>
          ) : (
            <Button loading={publish.isPending} onClick={() => publish.mutate()}>
              {together ? 'Publicar todo' : again ? 'Publicar de nuevo' : 'Publicar curso'}
            </Button>
          )}
        </DialogActions>
      </Dialog>
    </>
  );
}

const withWords = (titles: readonly string[]): string =>
  titles.length === 1
    ? `Su evaluación «${titles[0]}» está en borrador: se publica con él.`
    : `Sus ${titles.length} evaluaciones en borrador se publican con él: ${enumerar(titles.map((title) => `«${title}»`))}.`;

/** What is asked for and closed already, before it is published all the same. */
function ClosedInCourse({ contenido }: Pick<PublishButtonProps, 'contenido'>) {
  const { closed } = useClosed(contenido);
  const stuck = useStuck(contenido.curso.id, closed.length > 0);
  if (closed.length === 0) return null;
  return (
    <>
      <p className={classes.closed}>
        <b>{closedWords(closed.length)}:</b> {blockedWords(closed.length, stuck?.personas)}. A quien entre
        después no le {closed.length === 1 ? 'contará' : 'contarán'}.
      </p>
      <ul className={`look-tight-stack ${classes.missing}`}>
        {closed.map(({ id, titulo }) => (
          <li key={id}>
            <TextLink to={rutas.actividad(contenido.curso.id, id)}>{titulo}</TextLink>
          </li>
        ))}
      </ul>
    </>
  );
}
