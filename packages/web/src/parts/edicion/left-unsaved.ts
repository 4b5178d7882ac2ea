import { erasePlace, readPlace, writePlace } from '#platform/kept/drawer.ts';
import { idEnSesion } from '#platform/session-key.ts';

interface Place {
  readonly coleccion: string;
  readonly documento: string;
}

/** Of each person on this computer; what was typed is on the server alone. */
const key = ({ coleccion, documento }: Place) =>
  `sin-guardar:${idEnSesion() ?? ''}:${coleccion}:${documento}`;

/** When something was left unsaved from here, so that its notice has its place before the server answers. */
export const leftUnsavedAt = (place: Place): string | null => readPlace(key(place));

/** Null once it is saved or thrown away. */
export function noteUnsaved(place: Place, at: string | null): void {
  if (at === null) erasePlace(key(place));
  else writePlace(key(place), at);
}
