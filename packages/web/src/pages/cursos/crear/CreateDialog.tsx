import type { Curso } from '@catedra/shared/cursos/collection.ts';
import { Autocomplete, Button, Textarea } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { CoverPart } from '#pages/cursos/crear/CoverPart.tsx';
import classes from '#pages/cursos/crear/CreateDialog.module.css';
import { useSameTitle } from '#pages/cursos/crear/same-title.ts';
import { type Start, StartPart } from '#pages/cursos/crear/StartPart.tsx';
import { useCreate } from '#pages/cursos/crear/use-create.ts';
import { palabrasQuery } from '#pages/cursos/queries.ts';
import { messageOf } from '#platform/api-error.ts';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { useMayDuplicate } from '#parts/cursos/DuplicateDialog.tsx';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';
import { PagePanel } from '#ui/dialogs/PagePanel.tsx';
import { optional } from '#ui/forms/FormLayout.tsx';
import { UnsavedGuard } from '#ui/forms/UnsavedGuard.tsx';
import { AppLink } from '#ui/frame/TextLink.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';

const LARGO = 200;

const MAY: Readonly<Record<Start, (may: { copy: boolean; fill: boolean }) => boolean>> = {
  blanco: () => true,
  copia: ({ copy }) => copy,
  archivos: ({ fill }) => fill,
};

interface CreateDialogProps {
  /** The page it stands over. */
  readonly under: ReactNode;
}

/** A title is enough; the rest is written where the course is made. */
export function CreateDialog({ under }: CreateDialogProps) {
  const navigate = useNavigate();
  const { puede } = useActor();
  const mayCopy = useMayDuplicate();
  const create = useCreate();
  const { values, errors, set } = create;
  const { categorias = [] } = useQuery({ ...palabrasQuery(), enabled: puede('cursos:ver') }).data ?? {};
  const title = useRef<HTMLTextAreaElement>(null);
  const same = useSameTitle(values.titulo);

  // Only once nothing is left unsaved, or the guard would ask.
  const { ready } = create;
  useEffect(() => {
    if (ready) void navigate({ to: homeOf(ready, puede('actividades:ver')), replace: true });
  }, [ready, navigate, puede]);

  const close = () => void navigate({ to: rutas.cursos });
  const send = () => {
    if (!create.send()) title.current?.focus();
  };
  return (
    <PagePanel onClose={close} title="Nuevo curso" under={under}>
      <UnsavedGuard dirty={create.dirty && !ready} />
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <div className={classes.title}>
          <Textarea
            ref={title}
            aria-label="Título"
            placeholder="¿Cómo se llama?"
            variant="unstyled"
            autosize
            minRows={1}
            maxLength={LARGO}
            data-autofocus
            classNames={{ input: classes.typed }}
            value={values.titulo}
            error={errors.titulo}
            onChange={(event) => set({ titulo: event.currentTarget.value.replaceAll('\n', ' ') })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              send();
            }}
          />
          {!errors.titulo &&
            (same ? (
              <p className={classes.same} role="status">
                <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
                <span>
                  Ya hay un curso con este título. Puedes crearlo igual.{' '}
                  <AppLink to={rutas.cursoEditar(same.id)} target="_blank">
                    Ver el otro
                  </AppLink>
                </span>
              </p>
            ) : (
              <p className={classes.note}>
                {values.titulo === ''
                  ? 'Podrás cambiarlo cuando quieras'
                  : `${values.titulo.length} de ${LARGO}`}
              </p>
            ))}
        </div>
        <CoverPart
          title={values.titulo}
          picture={create.picture}
          onPicture={(picture) => create.setPicture(picture)}
        />
        <div className={classes.fields}>
          <Autocomplete
            label={optional('Categoría')}
            placeholder="Elige o escribe una nueva"
            data={categorias}
            maxLength={80}
            value={values.categoria}
            onChange={(categoria) => set({ categoria })}
            error={errors.categoria}
          />
          <StartPart
            start={values.start}
            onStart={(start) => set({ start })}
            origin={values.origin}
            onOrigin={(origin) => set({ origin })}
            files={values.files}
            onFiles={(files) => set({ files })}
            error={errors.start}
            may={(start) => MAY[start]({ copy: mayCopy, fill: puede('actividades:crear') })}
          />
        </div>
        {create.failure !== null && (
          <div className={classes.failure}>
            <ErrorState>
              {create.made
                ? `El curso ya está creado, pero su cubierta no se subió. ${messageOf(create.failure)}`
                : messageOf(create.failure)}
            </ErrorState>
          </div>
        )}
        <div className={classes.foot}>
          <DialogActions
            onCancel={create.made ? create.goOn : close}
            cancel={create.made ? 'Seguir sin la imagen' : 'Cancelar'}
            note="Nace como borrador: nadie lo ve hasta que lo publiques."
          >
            <Button type="submit" loading={create.working || ready !== null}>
              {create.made ? 'Subir la cubierta' : 'Crear curso'}
            </Button>
          </DialogActions>
        </div>
      </form>
    </PagePanel>
  );
}

const homeOf = ({ id }: Curso, toContents: boolean) =>
  toContents ? rutas.actividades(id) : rutas.cursoEditar(id);
