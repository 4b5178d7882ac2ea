import type { ContenidoDe, TipoActividad } from '@catedra/shared/actividades/contenido.ts';
import type { Archivo } from '@catedra/shared/archivos/archivo.ts';
import type { ReactNode } from 'react';

/** What every editor is given: the content of its kind, and how to change part of it. */
export interface EditorProps<T extends TipoActividad = TipoActividad> {
  readonly contenido: ContenidoDe<T>;
  /** Over the content as it is then: an upload that ends late must not bring back what was typed before. */
  readonly onChange: (change: Partial<ContenidoDe<T>>) => void;
  /** What is wrong with a field of the content, by its path in it. */
  readonly errorOf: (field: string) => ReactNode;
  readonly cursoId: string;
  /** The files it already holds. */
  readonly archivos: readonly Archivo[];
  readonly readOnly: boolean;
}
