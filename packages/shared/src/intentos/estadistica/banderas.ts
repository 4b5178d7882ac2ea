/** With fewer answers than these nothing is flagged, and figures are read with caution. */
export const MINIMO_DE_BANDERA = 30;

/** What all of them get, or none, tells nobody apart. */
export const MUY_DIFICIL = 0.2;
export const MUY_FACIL = 0.95;

export const BANDERAS = ['mejores_fallan', 'al_reves', 'muy_dificil', 'sin_elegir', 'muy_facil'] as const;
export type Bandera = (typeof BANDERAS)[number];

interface Vista {
  readonly n: number;
  readonly facilidad: number;
  readonly discriminacion: number | null;
  /** What the top third by the rest got of it, and the bottom third, on average. */
  readonly tercios: { readonly mejores: number; readonly peores: number } | null;
  /** Some option was chosen by nobody. */
  readonly algunaSinElegir: boolean;
}

/** What of a question asks to be looked at, the gravest first. */
export function banderasDe({ n, facilidad, discriminacion, tercios, algunaSinElegir }: Vista): Bandera[] {
  if (n < MINIMO_DE_BANDERA) return [];
  const alReves = discriminacion !== null && discriminacion < 0;
  const fallan = alReves && tercios !== null && tercios.mejores < tercios.peores;
  const puestas: Readonly<Record<Bandera, boolean>> = {
    mejores_fallan: fallan,
    al_reves: alReves && !fallan,
    muy_dificil: facilidad <= MUY_DIFICIL,
    sin_elegir: algunaSinElegir,
    muy_facil: facilidad >= MUY_FACIL,
  };
  return BANDERAS.filter((bandera) => puestas[bandera]);
}
