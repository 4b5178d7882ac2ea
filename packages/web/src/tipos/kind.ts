import type { TipoActividad } from '@catedra/shared/actividades/contenido.ts';
import type { TablerIcon } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { PlayerProps } from '#tipos/player.ts';

/** A kind of activity as whoever takes it meets it; its player travels when one of its kind is opened. */
export interface Kind<T extends TipoActividad = TipoActividad> {
  readonly icon: TablerIcon;
  readonly player: () => Promise<ComponentType<PlayerProps<T>>>;
}
