import type { ContenidoDe, TipoActividad } from '@catedra/shared/actividades/contenido.ts';
import type { ActividadAbierta } from '@catedra/shared/aprendizaje/schemas.ts';
import type { Latido } from '@catedra/shared/progreso/schemas.ts';

/** What every player is given; it writes nothing by itself. */
export interface PlayerProps<T extends TipoActividad = TipoActividad> {
  /** The activity as it was opened: its files, the place where it was left, how much is done. */
  readonly abierta: ActividadAbierta;
  readonly contenido: ContenidoDe<T>;
  /** Nothing counts here: whoever looks prepares the course or looks as somebody else. */
  readonly soloMira: boolean;
  /** It was hidden or closed while it was open here: it is seen, and takes nothing more. */
  readonly cerrada?: boolean;
  /** Where they are now, and what was played since the last time. */
  readonly onLatido: (latido: Latido) => void;
  /** A pause: what happened until now is told at once. */
  readonly onPausa: () => void;
  /** The end was reached. */
  readonly onFin: () => void;
}
