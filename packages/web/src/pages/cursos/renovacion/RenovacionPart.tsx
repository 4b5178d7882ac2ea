import { ajustesEnPalabras } from '@catedra/shared/cumplimiento/palabras.ts';
import type { RenovacionDeCurso } from '@catedra/shared/cumplimiento/renovacion.ts';
import { MAX_DIAS_DE_MARGEN } from '@catedra/shared/cumplimiento/schemas.ts';
import type { Curso } from '@catedra/shared/cursos/collection.ts';
import { diaEn } from '@catedra/shared/fechas/en-zona.ts';
import { NumberInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { AplicarValidez } from '#pages/cursos/renovacion/AplicarValidez.tsx';
import { CuandoSeAvisa } from '#pages/cursos/renovacion/CuandoSeAvisa.tsx';
import { CuantoVale } from '#pages/cursos/renovacion/CuantoVale.tsx';
import { CuandoSeRenueva } from '#pages/cursos/renovacion/CuandoSeRenueva.tsx';
import { LoQueCierra } from '#pages/cursos/renovacion/LoQueCierra.tsx';
import { renovacionQuery } from '#pages/cursos/renovacion/queries.ts';
import { SuGente } from '#pages/cursos/renovacion/SuGente.tsx';
import { useRenovacion } from '#pages/cursos/renovacion/use-renovacion.ts';
import { decidesDates } from '#parts/cursos/dates-in.ts';
import { serverTime } from '#platform/clock.ts';
import { useActor } from '#platform/session.ts';
import { useZone } from '#ui/words/zone.tsx';
import { FormLayout, FormRow } from '#ui/forms/FormLayout.tsx';
import { SaveFooter } from '#ui/forms/SaveFooter.tsx';
import { UnsavedGuard } from '#ui/forms/UnsavedGuard.tsx';
import { Section } from '#ui/frame/Section.tsx';
import { FormBones } from '#ui/states/Bones.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';

interface RenovacionPartProps {
  readonly curso: Curso;
}

export const RenovacionBones = () => (
  <FormBones
    labels={['Cuánto vale', 'Cuándo se renueva', 'Margen', 'Cuándo se avisa', 'Cómo está su gente hoy']}
  />
);

/** For how long what is completed is worth something, when it is renewed, and whom it concerns today. */
export function RenovacionPart({ curso }: RenovacionPartProps) {
  const query = useQuery(renovacionQuery(curso.id));
  return (
    <QueryView query={query} label="Cargando su renovación…" skeleton={<RenovacionBones />}>
      {(renovacion) => <Ajustes curso={curso} renovacion={renovacion} />}
    </QueryView>
  );
}

function Ajustes({ curso, renovacion }: RenovacionPartProps & { readonly renovacion: RenovacionDeCurso }) {
  const form = useRenovacion(curso.id, renovacion);
  const { values, errors, set } = form;
  const mayApply = decidesDates(useActor().actor, 'plazos:renovar', curso.id);
  const hoy = diaEn(serverTime(), useZone());
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <UnsavedGuard dirty={form.dirty} within="parte" />
      <Section beside title="Cuánto vale" rule={false} note={ajustesEnPalabras(values, hoy)}>
        <CuantoVale form={form} />
      </Section>
      {(values.validezMeses !== null || values.validezDia !== null) && (
        <Section beside title="Cuándo se renueva">
          <CuandoSeRenueva form={form} />
          <LoQueCierra cierran={renovacion.cierran} />
        </Section>
      )}
      <Section beside title="Margen">
        <FormLayout>
          <FormRow help="Los días que siguen a un plazo en que todavía no se dice vencido. Cero: ninguno.">
            <NumberInput
              label="Días de margen"
              w={260}
              min={0}
              max={MAX_DIAS_DE_MARGEN}
              allowDecimal={false}
              error={errors.diasDeMargen}
              value={values.diasDeMargen}
              onChange={(value) => set({ diasDeMargen: Number(value) })}
            />
          </FormRow>
        </FormLayout>
      </Section>
      <Section beside title="Cuándo se avisa">
        <CuandoSeAvisa form={form} deLaAcademia={renovacion.deLaAcademia} />
      </Section>
      <Section beside title="Cómo está su gente hoy">
        <SuGente curso={curso} renovacion={renovacion} />
      </Section>
      {mayApply && (renovacion.validezMeses !== null || renovacion.validezDia !== null) && (
        <Section beside title="Lo que ya se completó">
          <AplicarValidez cursoId={curso.id} unsaved={form.dirty} />
        </Section>
      )}
      {form.dirty && (
        <SaveFooter
          saving={form.saving}
          failure={form.failure}
          conflicted={false}
          onDiscard={form.discard}
          effect="Vale para lo que se complete desde ahora. A quien ya lo completó le vale hasta el día que se le dijo."
        />
      )}
    </form>
  );
}
