export const GRAVEDADES = ['bien', 'aviso', 'mal'] as const;
export type Gravedad = (typeof GRAVEDADES)[number];

/** One thing that was looked at: how it is, and what to mend where it is not well. */
export interface Hallazgo {
  readonly gravedad: Gravedad;
  readonly de: string;
  readonly dice: string;
}

export const bien = (de: string, dice: string): Hallazgo => ({ gravedad: 'bien', de, dice });
export const aviso = (de: string, dice: string): Hallazgo => ({ gravedad: 'aviso', de, dice });
export const mal = (de: string, dice: string): Hallazgo => ({ gravedad: 'mal', de, dice });

/** The worst of all: 0 if everything is well, 1 if something asks for attention, 2 if something does not work. */
export const codigoDeSalida = (hallazgos: readonly Hallazgo[]): number =>
  Math.max(0, ...hallazgos.map(({ gravedad }) => GRAVEDADES.indexOf(gravedad)));

const ANCHO = Math.max(...GRAVEDADES.map((una) => una.length));

export const enUnaLinea = ({ gravedad, de, dice }: Hallazgo): string =>
  `${gravedad.padEnd(ANCHO)}  ${de}: ${dice}`;
