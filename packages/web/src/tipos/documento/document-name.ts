import type { Archivo } from '@catedra/shared/archivos/archivo.ts';

type Named = Pick<Archivo, 'nombre'> | null;

/** A name that was only its file's goes with it; one that somebody wrote stays. */
export const nameAfter = (nombre: string | null, former: Named, next: Named): string | null =>
  !nombre || nombre === former?.nombre ? (next?.nombre ?? null) : nombre;
