import {
  type Actividad,
  type ActividadEditable,
  actividades,
} from '@catedra/shared/actividades/collection.ts';
import {
  contenidoVacio,
  TIPOS_ACTIVIDAD,
  type TipoActividad,
} from '@catedra/shared/actividades/contenido.ts';
import { ajustesIniciales } from '@catedra/shared/actividades/inicial.ts';
import { type FormErrors, schemaResolver } from '@mantine/form';

type Shown = Omit<ActividadEditable, 'cursoId' | 'orden' | 'tipo'>;
export type ActividadValues = Record<string, unknown> & Shown;

/** A new activity of a kind: a title is all it lacks. */
export const valoresDe = (tipo: TipoActividad): ActividadValues => ({
  titulo: '',
  seccion: '',
  contenido: contenidoVacio(tipo),
  ...ajustesIniciales(tipo),
});

const shown = actividades.editable.omit({ cursoId: true, orden: true, tipo: true });
const FIELDS = Object.keys(shown.shape) as (keyof Shown)[];

export const actividadValues = (actividad: Actividad | null): ActividadValues =>
  actividad
    ? (Object.fromEntries(FIELDS.map((field) => [field, actividad[field]])) as ActividadValues)
    : valoresDe(TIPOS_ACTIVIDAD[0]);

const bySchema = schemaResolver(shown, { sync: true });

/** The same rules as the server's. */
export function validateActividad(values: ActividadValues): FormErrors {
  const parsed = shown.safeParse(values);
  if (!parsed.success) return bySchema(values);
  const whole = { ...parsed.data, cursoId: '', orden: 0, tipo: parsed.data.contenido.tipo };
  return { ...actividades.invariant?.(whole) };
}
