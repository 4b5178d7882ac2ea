import type { Grupo } from '@catedra/shared/grupos/collection.ts';
import { GRUPO_LABELS, grupoValues, validateGrupo } from '#pages/grupos/form/grupo-form.ts';
import classes from '#pages/grupos/form/sheet.module.css';
import { GrupoFields } from '#pages/grupos/form/GrupoFields.tsx';
import { ConflictNotice } from '#parts/edicion/ConflictNotice.tsx';
import { useDiscard } from '#parts/edicion/discard.ts';
import { EditingNotice } from '#parts/edicion/EditingNotice.tsx';
import { useRecordForm } from '#parts/edicion/record-form.ts';
import { SaveFooter } from '#ui/forms/SaveFooter.tsx';
import { SaveState } from '#ui/forms/SaveState.tsx';
import { UnsavedGuard } from '#ui/forms/UnsavedGuard.tsx';

export function DatosTab({ grupo, editable }: { readonly grupo: Grupo; readonly editable: boolean }) {
  const editor = useRecordForm({
    coleccion: 'grupos',
    record: grupo,
    values: grupoValues,
    validate: validateGrupo,
    readOnly: !editable,
  });
  const { form, dirty, saving, savedAt, editing, failure, conflict, submit } = editor;
  const discard = useDiscard([editor]);
  return (
    <form className={classes.sheet} data-readonly={!editable || undefined} onSubmit={submit} noValidate>
      <UnsavedGuard dirty={dirty} kept={editor.keptHere} />
      <EditingNotice editing={editing} what="este grupo" />
      {conflict && <ConflictNotice conflict={conflict} labels={GRUPO_LABELS} />}
      <GrupoFields form={form} withState readOnly={!editable} />
      {savedAt && !dirty && <SaveState saving={{ state: 'saved', at: savedAt }} />}
      {editable && (dirty || saving) && (
        <SaveFooter
          saving={saving}
          failure={failure}
          keptHere={editor.keptHere}
          conflicted={conflict !== null}
          effect="Tienes cambios sin guardar."
          onDiscard={discard}
        />
      )}
    </form>
  );
}
