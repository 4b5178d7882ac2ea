import type { ContenidoDeCurso } from '@catedra/shared/actividades/schemas.ts';
import { type Contenido, muestraDe, type TipoActividad } from '@catedra/shared/actividades/contenido.ts';
import { reglaDe } from '@catedra/shared/actividades/fichas.ts';
import type { Requisitos } from '@catedra/shared/actividades/requisitos.ts';
import type { ActividadValues } from '#tipos/form/actividad-form.ts';
import { plainText } from '#ui/rich-text/plain-text.ts';
import { cuenta, fechaCompleta, numero } from '#ui/words/words.ts';

export const actividadLabels = (tipo: TipoActividad): Readonly<Record<string, string>> =>
  ({
    titulo: 'Título',
    seccion: 'Sección',
    contenido: 'Contenido',
    obligatoria: 'Obligatoria',
    regla: 'Se completa cuando',
    reglaMinutos: 'Minutos',
    reglaPorcentaje: reglaDe(tipo, 'porcentaje')?.cifra?.nombre ?? 'Porcentaje',
    reglaNota: 'Nota',
    duracion: 'Duración',
    oculta: 'Oculta',
    exigeATerminados: 'También para quien terminó',
    noSeRepite: 'No se repite',
    requisitos: 'Requisitos',
    disponibleDesde: 'Se abre',
    disponibleHasta: 'Se cierra',
    venceEn: 'Fecha límite',
  }) satisfies Record<keyof ActividadValues, string>;

const EMPTY = 'vacío';

function contentWritten(contenido: Contenido): string {
  const { url, archivoId, nombre, lineas = [], texto } = muestraDe(contenido);
  const lines = [url, archivoId && '[archivo]', nombre, ...lineas, plainText(texto)];
  return lines.filter(Boolean).join('\n') || EMPTY;
}

/** A value as a person would write it, to compare two versions. */
export const actividadWritten =
  ({ secciones }: ContenidoDeCurso, tipo: TipoActividad, zone: string) =>
  (field: string, value: unknown): string => {
    if (field === 'contenido') return contentWritten(value as Contenido);
    if (field === 'seccion') return secciones.find(({ id }) => id === value)?.titulo ?? 'otra sección';
    if (field === 'regla') return reglaDe(tipo, value as ActividadValues['regla'])?.cuando ?? EMPTY;
    if (field === 'requisitos')
      return cuenta((value as Requisitos).condiciones.length, 'condición', 'condiciones');
    if (typeof value === 'boolean') return value ? 'sí' : 'no';
    if (typeof value === 'number') return numero(value);
    if (typeof value !== 'string' || value === '') return EMPTY;
    return field === 'titulo' ? value : fechaCompleta(value, zone);
  };
