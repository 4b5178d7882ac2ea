import type { TipoActividad } from '@catedra/shared/actividades/contenido.ts';
import { fichaDe } from '@catedra/shared/actividades/fichas.ts';
import { TaskTabs } from '#parts/entregas/EntregasTabs.tsx';
import { EvaluationBones } from '#pages/evaluaciones/EvaluationBones.tsx';
import { FormLayout, FormRow } from '#ui/forms/FormLayout.tsx';
import { Section } from '#ui/frame/Section.tsx';
import { FieldBone } from '#ui/states/Bones.tsx';

interface ActividadBonesProps {
  readonly cursoId: string;
  readonly actividadId: string;
  /** Until it is known nothing is promised: what one kind shows is not what another does. */
  readonly tipo: TipoActividad | undefined;
}

/** An activity that is on its way, as its author will find it. */
export function ActividadBones({ cursoId, actividadId, tipo }: ActividadBonesProps) {
  if (!tipo) return null;
  const { trabajo } = fichaDe(tipo);
  if (trabajo === 'intentos') return <EvaluationBones />;
  return (
    <>
      {trabajo === 'entregas' && <TaskTabs cursoId={cursoId} actividadId={actividadId} marking={false} />}
      <Section beside title="Contenido" rule={false}>
        <FormLayout>
          <FormRow help="Como aparecerá en el índice del curso.">
            <FieldBone label="Título" />
          </FormRow>
          <FormRow>
            <FieldBone height={360} />
          </FormRow>
        </FormLayout>
      </Section>
    </>
  );
}
