import type { ContenidoDeCurso } from '@catedra/shared/actividades/schemas.ts';
import { AjustesFields } from '#tipos/form/AjustesFields.tsx';
import { ContenidoFields } from '#tipos/form/ContenidoFields.tsx';
import { FechasFields } from '#tipos/form/FechasFields.tsx';
import { ReglaFields } from '#tipos/form/ReglaFields.tsx';
import { RequisitosFields } from '#tipos/form/requisitos/RequisitosFields.tsx';
import type { FieldsProps } from '#tipos/form/props.ts';

interface ActividadFieldsProps extends FieldsProps {
  readonly contenido: ContenidoDeCurso;
  readonly actividadId: string;
  /** It opens and closes by rules of its own: the activity has no dates besides. */
  readonly ownDates?: boolean;
  /** Its rules come before. */
  readonly after?: boolean;
}

/** Everything an activity says of itself; what an evaluation adds comes after. */
export function ActividadFields({
  contenido,
  actividadId,
  ownDates,
  after,
  ...fields
}: ActividadFieldsProps) {
  const { curso, secciones, actividades } = contenido;
  return (
    <>
      <ContenidoFields {...fields} cursoId={curso.id} actividadId={actividadId} after={after} />
      <ReglaFields {...fields} />
      <AjustesFields {...fields} secciones={secciones} />
      {!ownDates && <FechasFields {...fields} />}
      <RequisitosFields {...fields} otras={actividades.filter(({ id }) => id !== actividadId)} />
    </>
  );
}
