import type { TipoActividad } from '@catedra/shared/actividades/contenido.ts';
import type { TablerIcon } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { EditorProps } from '#tipos/editor.ts';
import type { PlayerProps } from '#tipos/player.ts';

/** A kind of activity on the screen; editors and players travel when one of their kind is opened. */
export interface Kind<T extends TipoActividad = TipoActividad> {
  readonly icon: TablerIcon;
  readonly editor: ComponentType<EditorProps<T>>;
  readonly player: () => Promise<ComponentType<PlayerProps<T>>>;
  /** What is asked when it is created, where an empty content can't be stored. */
  readonly birth: ComponentType<EditorProps<T>> | null;
  /** Its editor shows files that it already holds. */
  readonly files: boolean;
}
