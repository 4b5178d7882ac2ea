import { plainText } from '#ui/rich-text/plain-text.ts';
import { fechaCompleta } from '#ui/words/words.ts';

/** A value as a person would write it, to compare two versions of a course. */
export const written =
  (zone: string) =>
  (field: string, value: unknown): string => {
    if (typeof value === 'boolean') return value ? 'sí' : 'no';
    if (Array.isArray(value)) return value.length === 0 ? 'vacío' : value.join(', ');
    if (typeof value === 'number') return String(value);
    if (typeof value !== 'string' || value === '') return 'vacío';
    if (field === 'descripcion') return plainText(value);
    if (field === 'imagen') return 'una imagen subida';
    if (field === 'acceso') return value === 'abierto' ? 'Cualquiera de la academia' : 'Solo los asignados';
    return field === 'iniciaEn' || field === 'terminaEn' ? fechaCompleta(value, zone) : value;
  };
