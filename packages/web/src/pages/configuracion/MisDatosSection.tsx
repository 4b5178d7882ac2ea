import type { Usuario } from '@catedra/shared/usuarios/collection.ts';
import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FotoField } from '#pages/configuracion/FotoField.tsx';
import classes from '#pages/configuracion/form.module.css';
import { ETIQUETAS, useMisDatos } from '#pages/configuracion/mis-datos.ts';
import { ajustesQuery } from '#pages/configuracion/queries.ts';
import { messageOf } from '#platform/api-error.ts';
import { ConflictNotice } from '#parts/edicion/ConflictNotice.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { FormLayout, FormRow, optional } from '#ui/forms/FormLayout.tsx';
import { TimeZoneField } from '#ui/forms/TimeZoneField.tsx';
import { SaveState } from '#ui/forms/SaveState.tsx';
import { Section } from '#ui/frame/Section.tsx';
import { UnsavedGuard } from '#ui/forms/UnsavedGuard.tsx';

export function MisDatosSection({ usuario }: { readonly usuario: Usuario }) {
  const bloqueado = useQuery(ajustesQuery).data?.nombreBloqueado ?? false;
  const { form, dirty, saving, savedAt, failure, conflict, submit, discard } = useMisDatos(usuario);
  return (
    <Section
      beside
      title="Mis datos"
      note={`Entras como ${usuario.correo ?? usuario.usuario}, con el perfil ${usuario.perfil}. Eso lo cambia quien administra la academia.`}
    >
      <UnsavedGuard dirty={dirty} />
      <FotoField usuario={usuario} />
      <form className={classes.form} noValidate onSubmit={submit}>
        {conflict && <ConflictNotice conflict={conflict} labels={ETIQUETAS} />}
        <FormLayout>
          <FormRow
            help={
              bloqueado ? 'En esta academia los cambia quien la administra.' : 'Como quieres que aparezcan.'
            }
          >
            <TextInput
              label="Nombre"
              autoComplete="given-name"
              readOnly={bloqueado}
              {...form.getInputProps('nombre')}
            />
            <TextInput
              label={optional('Apellidos')}
              autoComplete="family-name"
              readOnly={bloqueado}
              {...form.getInputProps('apellidos')}
            />
          </FormRow>
          <FormRow help="Tus fechas límite se cuentan en esta zona.">
            <TextInput
              label={optional('Teléfono')}
              type="tel"
              autoComplete="tel"
              {...form.getInputProps('telefono')}
            />
            <TimeZoneField
              value={form.values.zonaHoraria}
              error={form.errors.zonaHoraria}
              onChange={(zona) => form.setFieldValue('zonaHoraria', zona)}
            />
          </FormRow>
        </FormLayout>
        {failure !== null && <ErrorState>{messageOf(failure)}</ErrorState>}
        <div className={`look-line ${classes.actions}`}>
          <Button type="submit" variant="default" loading={saving} disabled={!dirty}>
            Guardar mis datos
          </Button>
          {dirty && !saving && (
            <Button variant="subtle" onClick={discard}>
              Descartar
            </Button>
          )}
          {!savedAt && !dirty && <span className={classes.lacks}>No hay cambios que guardar.</span>}
          {savedAt && !dirty && <SaveState saving={{ state: 'saved', at: savedAt }} />}
        </div>
      </form>
    </Section>
  );
}
