import type { Ajustes } from '@catedra/shared/ajustes/schemas.ts';
import { Button, Skeleton } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import classes from '#pages/configuracion/form.module.css';
import { ajustesQuery, cambiarAjustes } from '#pages/configuracion/queries.ts';
import { DaysBefore } from '#parts/avisos/DaysBefore.tsx';
import { messageOf } from '#platform/api-error.ts';
import { FormLayout, FormRow } from '#ui/forms/FormLayout.tsx';
import { Section } from '#ui/frame/Section.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';

/** How many days before a date everybody is told, for whoever looks after every account. */
export function PlazosSection() {
  const query = useQuery(ajustesQuery);
  return (
    <Section
      beside
      title="Avisos de plazos"
      note="Lo que se avisa a cada persona antes de su fecha. Cada curso puede decir otros días."
    >
      <QueryView query={query} label="Cargando…" skeleton={<Skeleton h={{ base: 248, sm: 216 }} />}>
        {(ajustes) => <Fields ajustes={ajustes} />}
      </QueryView>
    </Section>
  );
}

type Dias = Pick<Ajustes, 'avisaVence' | 'avisaCaduca'>;

function Fields({ ajustes: { avisaVence, avisaCaduca } }: { readonly ajustes: Ajustes }) {
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState<Partial<Dias>>({});
  const dias: Dias = { avisaVence, avisaCaduca, ...typed };
  const dirty = String([dias.avisaVence, '', dias.avisaCaduca]) !== String([avisaVence, '', avisaCaduca]);
  const save = useMutation({
    mutationFn: cambiarAjustes,
    onSuccess: (guardados) => {
      queryClient.setQueryData(ajustesQuery.queryKey, guardados);
      setTyped({});
    },
  });
  return (
    <div className={classes.form}>
      <FormLayout>
        <FormRow>
          <DaysBefore
            label="Días antes de que un curso venza"
            value={dias.avisaVence}
            onChange={(nuevos) => setTyped({ ...dias, avisaVence: nuevos })}
          />
        </FormRow>
        <FormRow help="Además se avisa cuando se puede renovar.">
          <DaysBefore
            label="Días antes de que un curso caduque"
            value={dias.avisaCaduca}
            onChange={(nuevos) => setTyped({ ...dias, avisaCaduca: nuevos })}
          />
        </FormRow>
      </FormLayout>
      {dirty && (
        <div className={`look-line ${classes.actions}`}>
          <Button variant="default" loading={save.isPending} onClick={() => save.mutate(dias)}>
            Guardar los días
          </Button>
        </div>
      )}
      {save.isError && <ErrorState>{messageOf(save.error)}</ErrorState>}
    </div>
  );
}
