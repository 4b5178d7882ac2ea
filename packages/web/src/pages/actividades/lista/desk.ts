import type { ActividadDeIndice, ContenidoDeCurso } from '@catedra/shared/actividades/schemas.ts';
import type { AtascadosEnCurso } from '@catedra/shared/participantes/schemas.ts';
import type { Seccion } from '@catedra/shared/cursos/schemas.ts';
import type { RefObject } from 'react';
import type { useSelected } from '#pages/actividades/lista/panel/use-selected.ts';
import type { Acts } from '#pages/actividades/lista/use-acts.ts';
import type { Outline } from '#pages/actividades/lista/use-outline.ts';

export interface May {
  readonly sections: boolean;
  readonly create: boolean;
  readonly order: boolean;
  /** Gives another last day of an activity to whoever lacks it. */
  readonly reopen: boolean;
  readonly remove: boolean;
}

/** What the rows of an outline work with. */
export interface Desk {
  readonly contenido: ContenidoDeCurso;
  readonly may: May;
  readonly outline: Outline;
  readonly acts: Acts;
  /** The section to which activities are being added, if any. */
  readonly composing: string | null;
  readonly compose: (seccionId: string | null) => void;
  /** The first one added meanwhile: with nothing more to add, one goes on with it. */
  readonly firstMade: RefObject<string | null>;
  /** Files become activities of a section. */
  readonly bring: (files: readonly File[], seccion: Seccion) => void;
  readonly step: (id: string, by: -1 | 1) => void;
  readonly toSection: (id: string, seccionId: string) => void;
  readonly duplicate: (id: string) => void;
  readonly hide: (ids: readonly string[], hidden: boolean) => void;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (selected: ReadonlySet<string>) => void;
  /** Taken with the keyboard to be moved. */
  readonly held: string | null;
  readonly onHold: (id: string | null) => void;
  /** What is asked for and closed: when each did, and whom it leaves unable to finish. */
  readonly closed: ReadonlyMap<string, string>;
  readonly stuck: AtascadosEnCurso | undefined;
  readonly reopen: (actividad: ActividadDeIndice) => void;
  readonly panel: Pick<ReturnType<typeof useSelected>, 'selected' | 'open'>;
}
