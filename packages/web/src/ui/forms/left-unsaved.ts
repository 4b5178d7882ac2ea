import { idEnSesion } from '#platform/session-key.ts';

interface Place {
  readonly coleccion: string;
  readonly documento: string;
}

/** Of each person on this computer; what was typed is on the server alone. */
const key = ({ coleccion, documento }: Place) =>
  `sin-guardar:${idEnSesion() ?? ''}:${coleccion}:${documento}`;

/** When something was left unsaved from here, so that its notice has its place before the server answers. */
export function leftUnsavedAt(place: Place): string | null {
  try {
    return localStorage.getItem(key(place));
  } catch {
    return null;
  }
}

/** Null once it is saved or thrown away. */
export function noteUnsaved(place: Place, at: string | null): void {
  try {
    if (at === null) localStorage.removeItem(key(place));
    else localStorage.setItem(key(place), at);
  } catch {
    // A full or closed storage: the notice comes with the answer.
  }
}
