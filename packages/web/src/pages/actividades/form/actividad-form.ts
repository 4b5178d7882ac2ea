import {
  type Actividad,
  type ActividadEditable,
  actividades,
  type Contenido,
  contenidoVacio,
  htmlATexto,
  type Seccion,
} from '@catedra/shared';
import { schemaResolver } from '@mantine/form';
import { REGLAS } from '#pages/actividades/tipos.ts';

export interface ActividadValues extends Record<string, unknown> {
  titulo: string;
  seccion: string;
  contenido: Contenido;
  obligatoria: boolean;
  regla: ActividadEditable['regla'];
  duracion: number | null;
}

export const actividadValues = (actividad: Actividad | null): ActividadValues => ({
  titulo: actividad?.titulo ?? '',
  seccion: actividad?.seccion ?? '',
  contenido: actividad?.contenido ?? contenidoVacio('lectura'),
  obligatoria: actividad?.obligatoria ?? true,
  regla: actividad?.regla ?? 'ver',
  duracion: actividad?.duracion ?? null,
});

const shown = actividades.editable.pick({
  titulo: true,
  seccion: true,
  contenido: true,
  obligatoria: true,
  regla: true,
  duracion: true,
});

/** The same rules as the server's. */
export const validateActividad = schemaResolver(shown, { sync: true });

export const ACTIVIDAD_LABELS: Readonly<Record<keyof ActividadValues & string, string>> = {
  titulo: 'Título',
  seccion: 'Sección',
  contenido: 'Contenido',
  obligatoria: 'Obligatoria',
  regla: 'Se completa cuando',
  duracion: 'Duración',
};

/** The text of a content, wherever its kind keeps it. */
export function textoDe(contenido: Contenido): string {
  if (contenido.tipo === 'lectura') return contenido.html;
  return contenido.tipo === 'tarea' ? contenido.instrucciones : contenido.descripcion;
}

/** A value as a person would write it, to compare two versions. */
export const actividadWritten =
  (secciones: readonly Seccion[]) =>
  (field: string, value: unknown): string => {
    if (field === 'contenido') {
      const contenido = value as Contenido;
      const url = 'url' in contenido ? `${contenido.url}\n` : '';
      return url + (htmlATexto(textoDe(contenido)) ?? textoDe(contenido)) || 'vacío';
    }
    if (field === 'seccion') return secciones.find(({ id }) => id === value)?.titulo ?? 'otra sección';
    if (field === 'regla') return REGLAS[value as ActividadValues['regla']];
    if (typeof value === 'boolean') return value ? 'sí' : 'no';
    if (typeof value === 'number') return String(value);
    return typeof value === 'string' && value !== '' ? value : 'vacío';
  };
