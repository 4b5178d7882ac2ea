/** Files chosen before their course existed, until its contents take them. */
const handed = new Map<string, readonly File[]>();

export const handFiles = (cursoId: string, files: readonly File[]): void => void handed.set(cursoId, files);

/** Taken once: whoever comes back later finds none. */
export function takeHandedFiles(cursoId: string): readonly File[] {
  const files = handed.get(cursoId) ?? [];
  handed.delete(cursoId);
  return files;
}
