import type { Grupo } from '@catedra/shared';
import { Button } from '@mantine/core';
import { GRUPO_LABELS, grupoValues, validateGrupo } from '#pages/grupos/form/grupo-form.ts';
import classes from '#pages/grupos/form/sheet.module.css';
import { GrupoFields } from '#pages/grupos/form/GrupoFields.tsx';
import { messageOf } from '#platform/api-error.ts';
import { ConflictNotice } from '#ui/ConflictNotice.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { FormFooter } from '#ui/FormFooter.tsx';
import { useRecordForm } from '#ui/record-form.ts';
import { SaveState } from '#ui/SaveState.tsx';
import { UnsavedGuard } from '#ui/UnsavedGuard.tsx';

export function DatosTab({ grupo, editable }: { readonly grupo: Grupo; readonly editable: boolean }) {
  const { form, dirty, saving, savedAt, failure, conflict, submit, discard } = useRecordForm({
    coleccion: 'grupos',
    record: grupo,
    values: grupoValues,
    validate: validateGrupo,
  });
  return (
    <form className={classes.sheet} onSubmit={submit} noValidate>
      <UnsavedGuard dirty={dirty} />
      {conflict && <ConflictNotice conflict={conflict} labels={GRUPO_LABELS} />}
      <GrupoFields form={form} withState readOnly={!editable} />
      {failure !== null && <ErrorState>{messageOf(failure)}</ErrorState>}
      {editable && (
        <FormFooter
          effect={
            dirty || !savedAt ? (
              dirty && 'Tienes cambios sin guardar.'
            ) : (
              <SaveState saving={{ state: 'saved', at: savedAt }} />
            )
          }
        >
          <Button variant="default" onClick={discard} disabled={!dirty || saving}>
            Descartar
          </Button>
          <Button type="submit" loading={saving} disabled={!dirty}>
            Guardar cambios
          </Button>
        </FormFooter>
      )}
    </form>
  );
}
