import type { ContenidoDe, TipoActividad } from '@catedra/shared/actividades/contenido.ts';
import type { EditorProps } from '#tipos/editor.ts';
import type { FromFile } from '#tipos/from-file.ts';
import type { LazyPart } from '#ui/states/lazy-part.tsx';

/** A kind of activity as its author meets it; its editor travels when one of its kind is opened. */
export interface Authoring<T extends TipoActividad = TipoActividad> {
  readonly editor: LazyPart<EditorProps<T>>;
  /** What is asked when it is created, where an empty content can't be stored. */
  readonly birth: LazyPart<EditorProps<T>> | null;
  /** Its editor shows files that it already holds. */
  readonly files: boolean;
  /** What authors also call it in a list, in small letters and without accents. */
  readonly names: readonly string[];
  /** What an address that is for it makes; null when it is not. */
  readonly fromAddress: ((url: string) => ContenidoDe<T> | null) | null;
  readonly fromFile: FromFile<T> | null;
}
