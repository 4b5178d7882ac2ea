import type { TipoActividad } from '@catedra/shared/actividades/contenido.ts';
import type { ComponentType } from 'react';
import type { EditorProps } from '#tipos/editor.ts';

/** A kind of activity as its author meets it; its editor travels when one of its kind is opened. */
export interface Authoring<T extends TipoActividad = TipoActividad> {
  readonly editor: ComponentType<EditorProps<T>>;
  /** What is asked when it is created, where an empty content can't be stored. */
  readonly birth: ComponentType<EditorProps<T>> | null;
  /** Its editor shows files that it already holds. */
  readonly files: boolean;
}
