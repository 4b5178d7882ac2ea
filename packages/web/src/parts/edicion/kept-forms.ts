import type { ConBorrador, GuardarBorrador } from '@catedra/shared/edicion/schemas.ts';
import { shelf } from '#platform/kept/shelf.ts';

interface Place {
  readonly coleccion: ConBorrador;
  readonly documento: string;
}

/** What was typed in a form and the server could not be given yet, not even as a draft. */
export const keptForms = shelf<GuardarBorrador>('formularios');

const SEPARATOR = '/';
export const formId = ({ coleccion, documento }: Place): string => coleccion + SEPARATOR + documento;

export function placeOfForm(id: string): Place {
  const [coleccion, documento = ''] = id.split(SEPARATOR);
  return { coleccion: coleccion as ConBorrador, documento };
}
