import type { Requisitos } from '#actividades/requisitos.ts';
import type { ReglaFinalizacion } from '#actividades/reglas.ts';

/** What someone completed in an earlier round of an activity that does not repeat. */
export interface HechaAntes {
  /** The best mark they had in it then. */
  readonly nota: number | null;
}

/** An activity with what one person did in it; lists of them are in the course's own order. */
export interface Paso {
  readonly id: string;
  readonly titulo: string;
  readonly obligatoria: boolean;
  readonly regla: ReglaFinalizacion;
  /** Null until it is opened. */
  readonly hecho: 'en_curso' | 'completada' | null;
  readonly tocadoEn: string | null;
  readonly nota: number | null;
  /** How often it was handed in or taken. */
  readonly intentosHechos?: number | null;
  /** In minutes, as its author said, or as its evaluation lasts. */
  readonly duracion: number | null;
  readonly requisitos: Requisitos;
  readonly disponibleDesde: string | null;
  readonly disponibleHasta: string | null;
  /** Counts also for whoever had finished the course. */
  readonly exigeATerminados: boolean;
  /** It was open to this person when the course was edited: neither order nor requirements close it again. */
  readonly yaAbierta?: boolean;
  /** It does not repeat, and this person completed it in an earlier round and not in this one. */
  readonly hechaAntes?: HechaAntes;
  /** When it closes to this person, by its own last day or by its evaluation's. */
  readonly cierraEn?: string | null;
  /** Why it was said not to count for this person. */
  readonly exenta?: string;
  /** It had closed when this person came into the course. */
  readonly cerroAntes?: boolean;
}

export interface Recorrido {
  readonly secuencial: boolean;
  /** False before the course's first day. */
  readonly empezado: boolean;
  readonly ahora: string;
  /** The person's own zone: what blocks by date is said on their clock. */
  readonly zona: string;
  readonly grupoIds: readonly string[];
  /** Names of the groups that some activity asks for. */
  readonly grupos: Readonly<Record<string, string>>;
}
