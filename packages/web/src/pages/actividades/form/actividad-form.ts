import {
  type Actividad,
  type ActividadEditable,
  actividades,
} from '@catedra/shared/actividades/collection.ts';
import { type Contenido, contenidoVacio, type TipoActividad } from '@catedra/shared/actividades/contenido.ts';
import { ajustesIniciales } from '@catedra/shared/actividades/inicial.ts';
import { type FormErrors, schemaResolver } from '@mantine/form';
import { CIFRAS_INICIALES, cifraDe } from '#pages/actividades/form/reglas.ts';

type Shown = Omit<ActividadEditable, 'cursoId' | 'orden' | 'tipo'>;
export type ActividadValues = Record<string, unknown> & Shown;

/** What a rule needs, and nothing of what another one needed. */
export function conCifra(regla: Shown['regla'], tipo: TipoActividad) {
  const nada = { reglaMinutos: null, reglaPorcentaje: null, reglaNota: null };
  const cifra = cifraDe(regla, tipo);
  return { regla, ...nada, ...(cifra && { [cifra]: CIFRAS_INICIALES[cifra] }) } satisfies Partial<Shown>;
}

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
    : valoresDe('lectura');

const bySchema = schemaResolver(shown, { sync: true });

/** The same rules as the server's. */
export function validateActividad(values: ActividadValues): FormErrors {
  const parsed = shown.safeParse(values);
  if (!parsed.success) return bySchema(values);
  const whole = { ...parsed.data, cursoId: '', orden: 0, tipo: parsed.data.contenido.tipo };
  return { ...actividades.invariant?.(whole) };
}

/** Where each kind keeps its text. */
export function textoDe(contenido: Contenido): string {
  if (contenido.tipo === 'lectura') return contenido.html;
  return contenido.tipo === 'tarea' ? contenido.instrucciones : contenido.descripcion;
}
