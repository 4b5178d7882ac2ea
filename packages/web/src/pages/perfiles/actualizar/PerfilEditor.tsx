import type { Permiso } from '@catedra/shared/core/permisos.ts';
import { matches } from '@catedra/shared/core/scope.ts';
import { type Perfil, perfiles } from '@catedra/shared/perfiles/collection.ts';
import { diferencias } from '@catedra/shared/perfiles/diferencias.ts';
import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useId } from 'react';
import { rutas } from '#platform/paths.ts';
import { DeletePerfil } from '#pages/perfiles/actualizar/DeletePerfil.tsx';
import { Effect } from '#pages/perfiles/form/Effect.tsx';
import classes from '#pages/perfiles/form/columns.module.css';
import {
  PERFIL_LABELS,
  perfilValues,
  permisosEnPalabras,
  validatePerfil,
} from '#pages/perfiles/form/perfil-form.ts';
import { PerfilFields } from '#pages/perfiles/form/PerfilFields.tsx';
import { Why } from '#pages/perfiles/por-que/Why.tsx';
import { useActor } from '#platform/session.ts';
import { ConflictNotice } from '#parts/edicion/ConflictNotice.tsx';
import { EditingNotice } from '#parts/edicion/EditingNotice.tsx';
import { FormFooter } from '#ui/forms/FormFooter.tsx';
import { Page } from '#ui/frame/Page.tsx';
import { Refused } from '#ui/forms/Refused.tsx';
import { useRecordForm } from '#parts/edicion/record-form.ts';
import { SaveState } from '#ui/forms/SaveState.tsx';
import { ButtonLink, TextLink } from '#ui/frame/TextLink.tsx';
import { useTitleFocus } from '#ui/frame/title-focus.ts';
import { UnsavedGuard } from '#ui/forms/UnsavedGuard.tsx';
import { cuenta } from '#ui/words/words.ts';

const write = (field: string, value: unknown): string => {
  if (field === 'permisos') return permisosEnPalabras(value as readonly Permiso[]);
  return typeof value === 'string' && value !== '' ? value : 'vacío';
};

export function PerfilEditor({ perfil }: { readonly perfil: Perfil }) {
  const formId = useId();
  useTitleFocus();
  const { actor, puede } = useActor();
  const fields = { sistema: perfil.sistema, permisos: perfil.permisos };
  const editable = matches(perfiles.policy.update(actor), fields);
  const { form, dirty, saving, savedAt, editing, failure, keptHere, conflict, submit, discard } =
    useRecordForm({
      coleccion: 'perfiles',
      record: perfil,
      values: perfilValues,
      validate: validatePerfil,
      readOnly: !editable,
    });
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
      <UnsavedGuard dirty={dirty && editable} kept={keptHere} />
      <div className={classes.columns}>
        <form
          id={formId}
          className={classes.main}
          data-readonly={!editable || undefined}
          onSubmit={submit}
          noValidate
        >
          <EditingNotice editing={editing} what="este perfil" />
          {conflict && <ConflictNotice conflict={conflict} labels={PERFIL_LABELS} write={write} />}
          <PerfilFields form={form} antes={perfil.permisos} readOnly={!editable} />
        </form>
        {(editable || puede('usuarios:ver')) && (
          <aside className={classes.side} aria-label="A quién afecta y por qué">
            {editable && <Effect perfil={perfil} permisos={form.values.permisos} />}
            {puede('usuarios:ver') && <Why perfil={perfil} permisos={form.values.permisos} />}
          </aside>
        )}
      </div>
      {editable && (dirty || saving) && (
        <FormFooter
          effect={
            failure !== null ? (
              <Refused failure={failure} keptHere={keptHere} />
            ) : cambios.length === 0 ? (
              'Tienes cambios sin guardar.'
            ) : (
              <>
                <b>{cuenta(cambios.length, 'permiso')} sin guardar.</b>{' '}
                {perfil.personas > 0 && `Afecta a ${cuenta(perfil.personas, 'persona')}. `}Vale desde que
                guardas, también para quien ya está dentro.
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
      {removable && <DeletePerfil perfil={perfil} />}
    </>
  );
}
