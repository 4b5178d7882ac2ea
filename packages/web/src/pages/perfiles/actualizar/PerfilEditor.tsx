import { matches, type Perfil, perfiles } from '@catedra/shared';
import { Button } from '@mantine/core';
import { IconCopy, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId } from 'react';
import { rutas } from '#app/paths.ts';
import { Effect } from '#pages/perfiles/form/Effect.tsx';
import classes from '#pages/perfiles/form/columns.module.css';
import {
  diferencias,
  PERFIL_LABELS,
  perfilValues,
  permisosEnPalabras,
  validatePerfil,
} from '#pages/perfiles/form/perfil-form.ts';
import { PerfilFields } from '#pages/perfiles/form/PerfilFields.tsx';
import { eliminar } from '#platform/client.ts';
import { useActor } from '#platform/session.ts';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { ConflictNotice } from '#ui/ConflictNotice.tsx';
import { FormFooter } from '#ui/FormFooter.tsx';
import { Page } from '#ui/Page.tsx';
import { Refused } from '#ui/Refused.tsx';
import { useRecordForm } from '#ui/record-form.ts';
import { SaveState } from '#ui/SaveState.tsx';
import { ButtonLink, TextLink } from '#ui/TextLink.tsx';
import { useTitleFocus } from '#ui/title-focus.ts';
import { UnsavedGuard } from '#ui/UnsavedGuard.tsx';
import { cuenta } from '#ui/words.ts';

const write = (field: string, value: unknown): string => {
  if (field === 'permisos') return permisosEnPalabras(value as readonly string[]);
  return typeof value === 'string' && value !== '' ? value : 'vacío';
};

export function PerfilEditor({ perfil }: { readonly perfil: Perfil }) {
  const formId = useId();
  useTitleFocus();
  const { actor } = useActor();
  const { form, dirty, saving, savedAt, failure, conflict, submit, discard } = useRecordForm({
    coleccion: 'perfiles',
    record: perfil,
    values: perfilValues,
    validate: validatePerfil,
  });
  const fields = { sistema: perfil.sistema, permisos: perfil.permisos };
  const editable = matches(perfiles.policy.update(actor), fields);
  const removable = matches(perfiles.policy.delete(actor), fields);
  const cambios = diferencias(perfil.permisos, form.values.permisos);
  return (
    <Page
      title={perfil.nombre}
      subtitle={<Subtitle perfil={perfil} editable={editable} />}
      trail={[{ label: 'Perfiles', to: rutas.perfiles }, { label: perfil.nombre }]}
      aside={savedAt && !dirty && <SaveState saving={{ state: 'saved', at: savedAt }} />}
      action={<Actions perfil={perfil} removable={removable} />}
    >
      <UnsavedGuard dirty={dirty && editable} />
      <div className={classes.columns}>
        <form
          id={formId}
          className={classes.main}
          data-readonly={!editable || undefined}
          onSubmit={submit}
          noValidate
        >
          {conflict && <ConflictNotice conflict={conflict} labels={PERFIL_LABELS} write={write} />}
          <PerfilFields form={form} antes={perfil.permisos} readOnly={!editable} />
        </form>
        {editable && (
          <aside className={classes.side} aria-label="Efecto de los cambios">
            <Effect cambios={cambios} personas={perfil.personas} />
          </aside>
        )}
      </div>
      {editable && (dirty || saving) && (
        <FormFooter
          effect={
            failure !== null ? (
              <Refused failure={failure} />
            ) : cambios.length === 0 ? (
              'Tienes cambios sin guardar.'
            ) : (
              <>
                <b>{cuenta(cambios.length, 'permiso')} sin guardar.</b> Valen desde que guardas, también para
                quien ya está dentro.
              </>
            )
          }
        >
          <Button variant="default" onClick={discard} disabled={saving}>
            Descartar
          </Button>
          <Button type="submit" form={formId} loading={saving}>
            Guardar perfil
          </Button>
        </FormFooter>
      )}
    </Page>
  );
}

function Subtitle({ perfil, editable }: { readonly perfil: Perfil; readonly editable: boolean }) {
  const { puede } = useActor();
  const quienes = cuenta(perfil.personas, 'persona');
  return (
    <>
      {perfil.sistema
        ? 'Perfil de sistema: viene con la academia y no se cambia. '
        : 'Perfil propio de la academia. '}
      {!perfil.sistema && !editable && 'Puede más que el tuyo, así que solo puedes verlo. '}
      {perfil.personas === 0 && 'No lo tiene nadie.'}
      {perfil.personas > 0 && (
        <>
          {perfil.personas === 1 ? 'Lo tiene ' : 'Lo tienen '}
          {puede('usuarios:ver') ? (
            <TextLink to={rutas.usuarios} search={{ perfil: perfil.nombre }}>
              {quienes}
            </TextLink>
          ) : (
            quienes
          )}
          .
        </>
      )}
    </>
  );
}

function Actions({ perfil, removable }: { readonly perfil: Perfil; readonly removable: boolean }) {
  const { puede } = useActor();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const remove = async () => {
    await eliminar('perfiles', perfil.id);
    // Asking again here would look for what is gone; the list asks when it opens.
    await queryClient.invalidateQueries({ queryKey: ['perfiles'], refetchType: 'none' });
    await navigate({ to: rutas.perfiles, ignoreBlocker: true });
  };
  return (
    <>
      {puede('perfiles:crear') && (
        <ButtonLink
          to={rutas.perfilCrear}
          search={{ copia: perfil.id }}
          variant="default"
          leftSection={<IconCopy size={18} stroke={1.75} aria-hidden />}
        >
          Duplicar
        </ButtonLink>
      )}
      {removable && (
        <ConfirmButton
          leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />}
          title={`¿Eliminar el perfil ${perfil.nombre}?`}
          lost={
            perfil.personas > 0
              ? `Lo tienen ${cuenta(perfil.personas, 'persona')}, y así no se puede eliminar. Dales antes otro perfil.`
              : 'Nadie lo tiene, así que nadie pierde nada. No se puede deshacer.'
          }
          confirmLabel="Eliminar el perfil"
          onConfirm={remove}
        >
          Eliminar
        </ConfirmButton>
      )}
    </>
  );
}
