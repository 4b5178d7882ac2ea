import type { Valores } from '@catedra/shared/campos/tipos.ts';
import type { Usuario } from '@catedra/shared/usuarios/collection.ts';
import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import classes from '#pages/configuracion/form.module.css';
import { guardarMisDatos, misCamposQuery } from '#pages/configuracion/queries.ts';
import { serverTime } from '#platform/clock.ts';
import { fieldErrors, isApiError, messageOf } from '#platform/api-error.ts';
import { recargarSesion } from '#platform/session.ts';
import { OwnFields, type OwnValues, withValue } from '#parts/campos/OwnFields.tsx';
import { OwnFieldsSummary } from '#parts/campos/OwnFieldsSummary.tsx';
import { useFields, useNamed } from '#parts/campos/own-fields.ts';
import { FormLayout } from '#ui/forms/FormLayout.tsx';
import { SaveState } from '#ui/forms/SaveState.tsx';
import { UnsavedGuard } from '#ui/forms/UnsavedGuard.tsx';
import { Section } from '#ui/frame/Section.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';

/** What the academy knows of me, as far as it lets me see it; what I may edit is a form. */
export function MisCamposSection({ usuarioId }: { readonly usuarioId: string }) {
  const campos = useFields('own');
  const { data } = useQuery({ ...misCamposQuery(usuarioId), enabled: campos.length > 0 });
  if (campos.length === 0 || !data) return null;
  const editables = campos.filter(({ enMi }) => enMi === 'edita');
  return (
    <Section
      beside
      title="Lo que la academia sabe de ti"
      note="Lo demás lo cambia quien administra la academia."
    >
      <Read usuario={data} />
      {editables.length > 0 && <Form key={data.version} usuario={data} />}
    </Section>
  );
}

function Read({ usuario }: { readonly usuario: Usuario }) {
  const campos = useFields('own').filter(({ enMi }) => enMi === 've');
  const names = useNamed(usuario.id, campos);
  return <OwnFieldsSummary campos={campos} values={usuario.campos ?? {}} names={names} />;
}

function Form({ usuario }: { readonly usuario: Usuario }) {
  const queryClient = useQueryClient();
  const campos = useFields('own').filter(({ enMi }) => enMi === 'edita');
  const names = useNamed(usuario.id, campos);
  const saved: Valores = usuario.campos ?? {};
  const [values, setValues] = useState<OwnValues>(saved);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const changed = Object.fromEntries(
    Object.entries(values).filter(([id, value]) => value !== (saved[id] ?? null)),
  );
  const dirty = Object.keys(changed).length > 0;
  const save = useMutation({
    mutationFn: () => guardarMisDatos({ version: usuario.version, campos: changed }),
    onSuccess: async () => {
      setSavedAt(serverTime());
      await queryClient.invalidateQueries({ queryKey: misCamposQuery(usuario.id).queryKey });
      await recargarSesion().catch(() => null);
    },
  });
  const errors = fieldErrors(save.error);
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <UnsavedGuard dirty={dirty} />
      <FormLayout>
        <OwnFields
          campos={campos}
          values={values}
          names={names}
          errors={errors}
          onChange={(id, value) => setValues(withValue(values, saved, id, value))}
        />
      </FormLayout>
      {save.error && Object.keys(errors).length === 0 && (
        <ErrorState>
          {isApiError(save.error, 'VERSION_ANTIGUA')
            ? 'Alguien cambió tus datos a la vez. Recarga la página y repite tu cambio.'
            : messageOf(save.error)}
        </ErrorState>
      )}
      <div className={`look-line ${classes.actions}`}>
        <Button type="submit" variant="default" loading={save.isPending} disabled={!dirty}>
          Guardar
        </Button>
        {!savedAt && !dirty && <span className={classes.lacks}>No hay cambios que guardar.</span>}
        {savedAt && !dirty && <SaveState saving={{ state: 'saved', at: savedAt }} />}
      </div>
    </form>
  );
}
