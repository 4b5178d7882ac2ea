import { htmlATexto } from '@catedra/shared';

/** A value as a person would write it, to compare two versions of a course. */
export function written(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'vacío';
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  if (Array.isArray(value)) return value.length === 0 ? 'vacío' : value.join(', ');
  if (field === 'descripcion') return htmlATexto(String(value)) ?? String(value);
  if (field === 'acceso') return value === 'abierto' ? 'Cualquiera de la academia' : 'Solo los asignados';
  return String(value);
}
