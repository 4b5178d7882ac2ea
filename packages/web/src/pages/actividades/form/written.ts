import type { ContenidoDeCurso } from '@catedra/shared/actividades/commands.ts';
import type { Contenido, TipoActividad } from '@catedra/shared/actividades/contenido.ts';
import type { Requisitos } from '@catedra/shared/actividades/requisitos.ts';
import { type ActividadValues, textoDe } from '#pages/actividades/form/actividad-form.ts';
import { reglaEnPalabras } from '#pages/actividades/form/reglas.ts';
import { plainText } from '#ui/rich-text/plain-text.ts';
import { cuenta, fechaCompleta, numero } from '#ui/words/words.ts';

export const ACTIVIDAD_LABELS: Readonly<Record<string, string>> = {
  titulo: 'Título',
  seccion: 'Sección',
  contenido: 'Contenido',
  obligatoria: 'Obligatoria',
  regla: 'Se completa cuando',
  reglaMinutos: 'Minutos',
  reglaPorcentaje: 'Parte del vídeo',
  reglaNota: 'Nota',
  duracion: 'Duración',
  oculta: 'Oculta',
  exigeATerminados: 'También para quien terminó',
  requisitos: 'Requisitos',
  disponibleDesde: 'Se abre',
  disponibleHasta: 'Se cierra',
  venceEn: 'Fecha límite',
} satisfies Record<keyof ActividadValues, string>;

const EMPTY = 'vacío';

function contentWritten(contenido: Contenido): string {
  const { tipo } = contenido;
  const lines = [
    tipo === 'video' || tipo === 'enlace' ? contenido.url : '',
    (tipo === 'video' || tipo === 'documento') && contenido.archivoId ? '[archivo]' : '',
    tipo === 'documento' ? (contenido.nombre ?? '') : '',
    tipo === 'video' && contenido.subtitulos.length > 0
      ? `Subtítulos: ${contenido.subtitulos.map(({ nombre }) => nombre).join(', ')}`
      : '',
    tipo === 'tarea' && contenido.rubrica.length > 0
      ? `Rúbrica de ${cuenta(contenido.rubrica.length, 'criterio')}`
      : '',
    plainText(textoDe(contenido)),
  ];
  return lines.filter((line) => line !== '').join('\n') || EMPTY;
}

/** A value as a person would write it, to compare two versions. */
export const actividadWritten =
  ({ secciones }: ContenidoDeCurso, tipo: TipoActividad, zone: string) =>
  (field: string, value: unknown): string => {
    if (field === 'contenido') return contentWritten(value as Contenido);
    if (field === 'seccion') return secciones.find(({ id }) => id === value)?.titulo ?? 'otra sección';
    if (field === 'regla') return reglaEnPalabras(value as ActividadValues['regla'], tipo);
    if (field === 'requisitos')
      return cuenta((value as Requisitos).condiciones.length, 'condición', 'condiciones');
    if (typeof value === 'boolean') return value ? 'sí' : 'no';
    if (typeof value === 'number') return numero(value);
    if (typeof value !== 'string' || value === '') return EMPTY;
    return field === 'titulo' ? value : fechaCompleta(value, zone);
  };
