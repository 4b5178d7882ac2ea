import type { UseFormReturnType } from '@mantine/form';
import type { ActividadValues } from '#tipos/form/actividad-form.ts';

export interface FieldsProps {
  readonly form: UseFormReturnType<ActividadValues>;
  readonly readOnly: boolean;
  /** In the side panel of the outline. */
  readonly bare?: boolean;
}
