import type { Usuario } from '@catedra/shared/usuarios/collection.ts';
import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import {
  USUARIO_LABELS,
  usuarioValues,
  validateUsuario,
  writeUsuario,
} from '#pages/usuarios/form/usuario-form.ts';
import { UsuarioFields } from '#pages/usuarios/form/UsuarioFields.tsx';
import { ConfirmDialog } from '#ui/dialogs/ConfirmButton.tsx';
import { SidePanel } from '#ui/dialogs/SidePanel.tsx';
import { useFields, useNamed } from '#parts/campos/own-fields.ts';
import { FormFooter } from '#ui/forms/FormFooter.tsx';
import { ConflictNotice } from '#parts/edicion/ConflictNotice.tsx';
import { EditingNotice } from '#parts/edicion/EditingNotice.tsx';
import { useRecordForm } from '#parts/edicion/record-form.ts';
import { Refused } from '#ui/forms/Refused.tsx';
import { UnsavedGuard } from '#ui/forms/UnsavedGuard.tsx';

interface EditDrawerProps {
  readonly usuario: Usuario;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** The person's data as a form, beside the page; what was typed is never dropped without asking. */
export function EditDrawer({ usuario, onClose, onSaved }: EditDrawerProps) {
  const formId = useId();
  const [leaving, setLeaving] = useState(false);
  const { form, dirty, saving, failure, conflict, editing, kept, submit, discard } = useRecordForm({
    coleccion: 'usuarios',
    record: usuario,
    values: usuarioValues,
    validate: validateUsuario,
    onSaved: () => {
      onSaved();
      onClose();
    },
  });
  const campos = useFields('others');
  const names = useNamed(usuario.id, campos);
  const leave = () => (dirty ? setLeaving(true) : onClose());
  return (
    <SidePanel title={`Editar los datos de ${usuario.nombre}`} onClose={leave}>
      <UnsavedGuard dirty={dirty} kept={kept} />
      <EditingNotice editing={editing} what="esta ficha" />
      {conflict && (
        <ConflictNotice conflict={conflict} labels={USUARIO_LABELS} write={writeUsuario(campos, names)} />
      )}
      <form id={formId} onSubmit={submit} noValidate>
        <UsuarioFields form={form} usuario={usuario} />
      </form>
      <FormFooter
        effect={
          (failure !== null && <Refused failure={failure} />) ||
          (conflict !== null && 'Compara arriba lo tuyo con lo guardado y elige.')
        }
      >
        <Button variant="default" onClick={leave} disabled={saving}>
          Cancelar
        </Button>
        <Button type="submit" form={formId} loading={saving} disabled={conflict !== null}>
          Guardar cambios
        </Button>
      </FormFooter>
      <ConfirmDialog
        opened={leaving}
        onClose={() => setLeaving(false)}
        title="¿Cerrar sin guardar?"
        confirmLabel="Descartar los cambios"
        onConfirm={() => {
          discard();
          onClose();
        }}
      >
        Lo que has escrito y no está guardado se pierde.
      </ConfirmDialog>
    </SidePanel>
  );
}
