import type { ContenidoDeCurso } from '@catedra/shared/actividades/schemas.ts';
import type { Outline } from '#pages/actividades/lista/use-outline.ts';

export interface May {
  readonly sections: boolean;
  readonly create: boolean;
  readonly order: boolean;
  readonly remove: boolean;
}

/** What the rows of an outline work with. */
export interface Desk {
  readonly contenido: ContenidoDeCurso;
  readonly may: May;
  readonly outline: Outline;
  readonly step: (id: string, by: -1 | 1) => void;
  readonly toSection: (id: string, seccionId: string) => void;
  readonly duplicate: (id: string) => void;
  readonly hide: (ids: readonly string[], hidden: boolean) => void;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (selected: ReadonlySet<string>) => void;
}
