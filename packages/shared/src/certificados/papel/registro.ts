import type { Dia } from '#fechas/calendario.ts';

/** What a certificate says, frozen when it was issued. */
export interface RegistroDePapel {
  readonly nombre: string;
  readonly documento?: string | undefined;
  readonly curso: string;
  readonly horas?: number | undefined;
  /** Over ten, as it is shown: «8,9». */
  readonly nota?: string | undefined;
  readonly completadoEn: Dia;
  readonly validoHasta?: Dia | undefined;
  readonly numero: string;
  /** Three groups of four signs, with a hyphen between them. */
  readonly codigo: string;
  readonly expedidoEn: Dia;
  readonly academia: string;
  readonly rectificado?: boolean | undefined;
}

export const LETRAS_DE_NOMBRE = 200;
