import { type Ajustes, MAX_DIAS_DE_TEMPORAL } from '@catedra/shared/ajustes/schemas.ts';
import { Button, NumberInput, Skeleton } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import classes from '#pages/configuracion/form.module.css';
import { ajustesQuery, cambiarAjustes } from '#pages/configuracion/queries.ts';
import { messageOf } from '#platform/api-error.ts';
import { FormLayout, FormRow } from '#ui/forms/FormLayout.tsx';
import { Toggle } from '#ui/forms/Toggle.tsx';
import { Section } from '#ui/frame/Section.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';

/** What the academy decides for every account, for whoever looks after them. */
export function CuentasSection() {
  const query = useQuery(ajustesQuery);
  return (
    <Section beside title="Cuentas de la academia" note="Vale para todas las personas de la academia.">
      <QueryView query={query} label="Cargando…" skeleton={<Skeleton h={{ base: 200, sm: 138 }} />}>
        {(ajustes) => <Fields ajustes={ajustes} />}
      </QueryView>
    </Section>
  );
}

function Fields({ ajustes }: { readonly ajustes: Ajustes }) {
  const queryClient = useQueryClient();
  const [dias, setDias] = useState<number | string>(ajustes.diasDeTemporal);
  const save = useMutation({
    mutationFn: cambiarAjustes,
    onSuccess: (guardados) => queryClient.setQueryData(ajustesQuery.queryKey, guardados),
  });
  return (
    <div className={classes.form}>
      <FormLayout>
        <FormRow help="Cuenta para las que se den desde ahora. Cada una sirve una vez.">
          <NumberInput
            label="Días que sirve una contraseña temporal"
            maw={320}
            min={1}
            max={MAX_DIAS_DE_TEMPORAL}
            allowDecimal={false}
            value={dias}
            onChange={setDias}
          />
        </FormRow>
      </FormLayout>
      {dias !== ajustes.diasDeTemporal && (
        <div className={`look-line ${classes.actions}`}>
          <Button
            variant="default"
            loading={save.isPending}
            disabled={typeof dias !== 'number'}
            onClick={() => typeof dias === 'number' && save.mutate({ diasDeTemporal: dias })}
          >
            Guardar los días
          </Button>
          {typeof dias !== 'number' && <span className={classes.lacks}>Escribe cuántos días.</span>}
        </div>
      )}
      <Toggle
        label="Nadie cambia su propio nombre"
        help="El nombre y los apellidos los cambia quien administra la academia."
        checked={
          save.isPending
            ? (save.variables.nombreBloqueado ?? ajustes.nombreBloqueado)
            : ajustes.nombreBloqueado
        }
        disabled={save.isPending}
        onChange={(event) => save.mutate({ nombreBloqueado: event.currentTarget.checked })}
      />
      {save.isError && <ErrorState>{messageOf(save.error)}</ErrorState>}
    </div>
  );
}
