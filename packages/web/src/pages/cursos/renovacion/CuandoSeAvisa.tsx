import { diasEnPalabras } from '@catedra/shared/avisos/dias-antes.ts';
import type { RenovacionDeCurso } from '@catedra/shared/cumplimiento/renovacion.ts';
import { SegmentedControl } from '@mantine/core';
import type { RenovacionForm } from '#pages/cursos/renovacion/use-renovacion.ts';
import { DaysBefore } from '#parts/avisos/DaysBefore.tsx';
import { FormLayout, FormRow } from '#ui/forms/FormLayout.tsx';

interface CuandoSeAvisaProps {
  readonly form: RenovacionForm;
  readonly deLaAcademia: RenovacionDeCurso['deLaAcademia'];
}

const DE_QUIEN = [
  { value: 'academia', label: 'Como en la academia' },
  { value: 'curso', label: 'Otros días' },
];

/** How many days before its date each person is told: those of the academy, or the course's own. */
export function CuandoSeAvisa({ form: { values, set }, deLaAcademia }: CuandoSeAvisaProps) {
  const { avisaVence, avisaCaduca } = values;
  const propios = avisaVence !== null || avisaCaduca !== null;
  const caduca = values.validezMeses !== null || values.validezDia !== null;
  const dias = {
    avisaVence: avisaVence ?? deLaAcademia.avisaVence,
    avisaCaduca: avisaCaduca ?? deLaAcademia.avisaCaduca,
  };
  const dicho = `Vence: ${diasEnPalabras(dias.avisaVence)}${caduca ? ` Caduca: ${diasEnPalabras(dias.avisaCaduca)}` : ''}`;
  return (
    <FormLayout>
      <FormRow help={propios ? 'Al día siguiente, y cada semana, se avisa siempre.' : dicho}>
        <SegmentedControl
          aria-label="Cuándo se avisa"
          data={DE_QUIEN}
          value={propios ? 'curso' : 'academia'}
          onChange={(nuevo) => set(nuevo === 'curso' ? dias : { avisaVence: null, avisaCaduca: null })}
        />
      </FormRow>
      {propios && (
        <FormRow>
          <DaysBefore
            label="Días antes de que venza"
            value={dias.avisaVence}
            onChange={(avisa) => set({ ...dias, avisaVence: avisa })}
          />
        </FormRow>
      )}
      {propios && caduca && (
        <FormRow>
          <DaysBefore
            label="Días antes de que caduque"
            value={dias.avisaCaduca}
            onChange={(avisa) => set({ ...dias, avisaCaduca: avisa })}
          />
        </FormRow>
      )}
    </FormLayout>
  );
}
