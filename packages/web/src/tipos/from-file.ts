import type { ContenidoDe, TipoActividad } from '@catedra/shared/actividades/contenido.ts';

/** What an activity made from a file holds, and what is worth saying of how it came. */
export interface Brought<T extends TipoActividad = TipoActividad> {
  /** What the file calls itself; without it, its name will do. */
  readonly titulo: string | null;
  readonly contenido: ContenidoDe<T>;
  readonly note: string | null;
}

/** What is brought: a file, those that go with it, and the course whose they will be. */
export interface Bringing {
  readonly file: File;
  readonly companions: readonly File[];
  readonly cursoId: string;
  readonly onProgress: (share: number) => void;
}

/** How files become activities of a kind. */
export interface FromFile<T extends TipoActividad = TipoActividad> {
  readonly takes: (file: File) => boolean;
  /** Another file that is part of it, and no activity by itself. */
  readonly goesWith?: (file: File, other: File) => boolean;
  /** What is done meanwhile, in words; without it, it is sent. */
  readonly doing?: string;
  readonly bring: (bringing: Bringing) => Promise<Brought<T>>;
}

/** A file can't be brought; the message is for the person. */
export class NotBrought extends Error {}

export const extensionOf = ({ name }: File): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
export const baseOf = (name: string): string => name.replace(/\.[^.]+$/, '');
