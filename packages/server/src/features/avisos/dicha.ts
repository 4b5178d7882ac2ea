/** A line of the bell, or of the day's mail. */
export interface Dicha {
  readonly titulo: string;
  /** The words of the title that name what it is about. */
  readonly fuerte?: string;
  readonly detalle?: string;
  /** Inside the academy: begins with `/`. */
  readonly enlace: string;
  readonly accion?: string;
}

/** The day's mail names no mark and no reason. */
export type Donde = 'campana' | 'resumen';
