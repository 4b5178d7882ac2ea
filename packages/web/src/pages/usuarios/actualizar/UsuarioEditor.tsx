import type { Usuario } from '@catedra/shared/usuarios/collection.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { rutas } from '#platform/paths.ts';
import { AccessSection } from '#pages/usuarios/actualizar/AccessSection.tsx';
import { AdaptacionSection } from '#pages/usuarios/actualizar/AdaptacionSection.tsx';
import { CursosSection } from '#pages/usuarios/actualizar/CursosSection.tsx';
import { DeleteSection } from '#pages/usuarios/actualizar/DeleteSection.tsx';
import { GruposSection } from '#pages/usuarios/actualizar/GruposSection.tsx';
import { HistorySection } from '#pages/usuarios/actualizar/HistorySection.tsx';
import classes from '#pages/usuarios/actualizar/UsuarioEditor.module.css';
import { USUARIO_LABELS, usuarioValues, validateUsuario } from '#pages/usuarios/form/usuario-form.ts';
import { UsuarioFields } from '#pages/usuarios/form/UsuarioFields.tsx';
import { EstadoUsuario } from '#pages/usuarios/lista/columns.tsx';
import { fichaQuery } from '#pages/usuarios/queries.ts';
import { ConflictNotice } from '#ui/forms/ConflictNotice.tsx';
import { FormFooter } from '#ui/forms/FormFooter.tsx';
import { AccessRequests } from '#ui/people/AccessRequests.tsx';
import { Page } from '#ui/frame/Page.tsx';
import { fullName } from '#ui/people/PersonName.tsx';
import { Refused } from '#ui/forms/Refused.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { useRecordForm } from '#ui/forms/record-form.ts';
import { SaveState } from '#ui/forms/SaveState.tsx';
import { useTitleFocus } from '#ui/frame/title-focus.ts';
import { UnsavedGuard } from '#ui/forms/UnsavedGuard.tsx';

export function UsuarioEditor({ usuario }: { readonly usuario: Usuario }) {
  const formId = useId();
  useTitleFocus();
  const ficha = useQuery(fichaQuery(usuario.id));
  const { form, dirty, saving, savedAt, failure, conflict, submit, discard } = useRecordForm({
    coleccion: 'usuarios',
    record: usuario,
    values: usuarioValues,
    validate: validateUsuario,
  });
  const { perfil } = usuario;
  const puede = ficha.data?.puede;
  const editable = puede?.editar ?? false;

  return (
    <Page
      title={fullName(usuario)}
      subtitle={
        <span className={classes.subtitle}>
          <EstadoUsuario usuario={usuario} />
          <span>{perfil}</span>
          <span>{usuario.correo ?? usuario.usuario}</span>
        </span>
      }
      trail={[{ label: 'Usuarios', to: rutas.usuarios }, { label: fullName(usuario) }]}
      aside={savedAt && !dirty && <SaveState saving={{ state: 'saved', at: savedAt }} />}
    >
      <AccessRequests usuarioId={usuario.id} />
      <UnsavedGuard dirty={dirty && editable} />
      <div className={classes.columns}>
        <form
          id={formId}
          className={classes.main}
          data-readonly={!editable || undefined}
          onSubmit={submit}
          noValidate
        >
          {conflict && <ConflictNotice conflict={conflict} labels={USUARIO_LABELS} />}
          {!editable && ficha.data && (
            <p className={classes.readonly}>Puedes ver esta ficha, pero tu perfil no llega a editarla.</p>
          )}
          <UsuarioFields form={form} readOnly={!editable} />
        </form>
        <aside className={classes.side} aria-label="Acceso, grupos y cursos">
          <AccessSection usuario={usuario} editable={editable} lookable={puede?.verComo ?? false} />
          <QueryView query={ficha} label="Cargando grupos y cursos…">
            {({ grupos, cursos, historial }) => (
              <>
                <GruposSection usuario={usuario} grupos={grupos} />
                {cursos && (
                  <CursosSection usuarioId={usuario.id} nombre={fullName(usuario)} cursos={cursos} />
                )}
                <AdaptacionSection usuario={usuario} />
                {historial && <HistorySection historial={historial} />}
              </>
            )}
          </QueryView>
          {puede?.eliminar && <DeleteSection usuario={usuario} />}
        </aside>
      </div>
      {editable && (dirty || saving) && (
        <FormFooter effect={failure === null ? 'Tienes cambios sin guardar.' : <Refused failure={failure} />}>
          <Button variant="default" onClick={discard} disabled={saving}>
            Descartar
          </Button>
          <Button type="submit" form={formId} loading={saving}>
            Guardar cambios
          </Button>
        </FormFooter>
      )}
    </Page>
  );
}
