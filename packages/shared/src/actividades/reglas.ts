export const REGLAS_FINALIZACION = ['ver', 'tiempo', 'porcentaje', 'entregar', 'aprobar', 'manual'] as const;
export type ReglaFinalizacion = (typeof REGLAS_FINALIZACION)[number];

/** What each figure starts with when a rule asks for it. */
export const CIFRAS_INICIALES = { reglaMinutos: 5, reglaPorcentaje: 90, reglaNota: 5 } as const;
export type CampoDeCifra = keyof typeof CIFRAS_INICIALES;

interface Cifras {
  readonly reglaMinutos: number | null;
  readonly reglaPorcentaje: number | null;
}

/** A rule as one kind of activity has it: its words and the figure it asks for. */
export interface ReglaDeTipo {
  readonly regla: ReglaFinalizacion;
  /** For its author, after «Se completa cuando la persona…». */
  readonly cuando: string;
  /** For whoever takes it. */
  readonly comoSeCompleta: (cifras: Cifras) => string;
  readonly cifra: { readonly campo: CampoDeCifra; readonly nombre: string; readonly ayuda: string } | null;
}

export const alVer = (cuando: string, comoSeCompleta: string): ReglaDeTipo => ({
  regla: 'ver',
  cuando,
  comoSeCompleta: () => comoSeCompleta,
  cifra: null,
});

/** A share of what lasts some time: `alVerParte('del vídeo')`. */
export const alVerParte = (deQue: string): ReglaDeTipo => ({
  regla: 'porcentaje',
  cuando: `ve de verdad una parte ${deQue}`,
  comoSeCompleta: ({ reglaPorcentaje }) => `Se completa al ver el ${reglaPorcentaje ?? 100} % ${deQue}.`,
  cifra: {
    campo: 'reglaPorcentaje',
    nombre: `Parte ${deQue}`,
    ayuda: 'Lo que se salta no cuenta como visto.',
  },
});

export const AL_DEDICARLE_TIEMPO: ReglaDeTipo = {
  regla: 'tiempo',
  cuando: 'le dedica un tiempo mínimo',
  comoSeCompleta: ({ reglaMinutos }) =>
    reglaMinutos === 1
      ? 'Se completa al dedicarle un minuto.'
      : `Se completa al dedicarle ${reglaMinutos ?? 1} minutos.`,
  cifra: {
    campo: 'reglaMinutos',
    nombre: 'Tiempo mínimo',
    ayuda: 'Solo cuenta el tiempo con la actividad delante.',
  },
};

export const AL_ENTREGAR: ReglaDeTipo = {
  regla: 'entregar',
  cuando: 'la entrega',
  comoSeCompleta: () => 'Se completa al entregar tu trabajo.',
  cifra: null,
};

/** Where the mark that passes is among other rules. */
export const AL_APROBAR: ReglaDeTipo = {
  regla: 'aprobar',
  cuando: 'la aprueba',
  comoSeCompleta: () => 'Se completa al aprobar.',
  cifra: null,
};

export const AL_APROBAR_CON_NOTA: ReglaDeTipo = {
  ...AL_APROBAR,
  cifra: { campo: 'reglaNota', nombre: 'Nota para aprobar', ayuda: 'De 0 a 10. Vacío: un 5.' },
};

export const A_MANO: ReglaDeTipo = {
  regla: 'manual',
  cuando: 'la marca como hecha',
  comoSeCompleta: () => 'La marcas tú cuando termines.',
  cifra: null,
};
