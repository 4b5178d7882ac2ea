import { matches } from '@catedra/shared/core/scope.ts';
import type { Curso } from '@catedra/shared/cursos/collection.ts';
import { puedePublicar } from '@catedra/shared/cursos/rules.ts';
import { Button, Group } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { programar } from '#pages/cursos/queries.ts';
import { scopeOf } from '#parts/cursos/scope.ts';
import { fieldErrors, messageOf } from '#platform/api-error.ts';
import { useActor } from '#platform/session.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { FormLayout, FormRow } from '#ui/forms/FormLayout.tsx';
import { MomentField } from '#ui/forms/date/MomentField.tsx';
import { Section } from '#ui/frame/Section.tsx';
import { fechaCompleta } from '#ui/words/words.ts';
import { useZone } from '#ui/words/zone.tsx';

/** When a draft publishes itself: an act of its own, because it asks for the right to publish. */
export function ScheduleSection({ curso }: { readonly curso: Curso }) {
  const { actor } = useActor();
  const zone = useZone();
  const queryClient = useQueryClient();
  const [moment, setMoment] = useState(curso.publicarEn);
  const save = useMutation({
    mutationFn: (publicarEn: string | null) => programar(curso.id, publicarEn),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['cursos'] }),
  });
  if (!matches(puedePublicar(actor), scopeOf(curso))) return null;
  const { publicarEn: wrong } = fieldErrors(save.error);
  return (
    <Section
      beside
      title="Publicación programada"
      note={
        curso.publicarEn
          ? `Se publicará solo el ${fechaCompleta(curso.publicarEn, zone)}, si no le falta nada.`
          : 'Elige un momento y el curso se publicará solo, si no le falta nada.'
      }
    >
      <FormLayout>
        <FormRow>
          <MomentField label="Publicar el" value={moment} onChange={setMoment} error={wrong} />
        </FormRow>
        <Group gap="sm">
          <Button
            variant="default"
            disabled={!moment || moment === curso.publicarEn}
            loading={save.isPending}
            onClick={() => save.mutate(moment)}
          >
            {curso.publicarEn ? 'Cambiar la fecha' : 'Programar'}
          </Button>
          {curso.publicarEn && (
            <Button variant="subtle" disabled={save.isPending} onClick={() => save.mutate(null)}>
              Quitar la fecha
            </Button>
          )}
        </Group>
        {save.isError && !wrong && <ErrorState>{messageOf(save.error)}</ErrorState>}
      </FormLayout>
    </Section>
  );
}
