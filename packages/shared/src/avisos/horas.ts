/** Of the academy, as the clock of each person shows them: «08:00». */
export interface HorasDeCorreo {
  readonly nocheDesde: string;
  readonly nocheHasta: string;
  readonly horaDelDia: string;
}

/** The night may go over midnight, and with two equal hours there is none. */
export const esDeNoche = (hora: string, { nocheDesde, nocheHasta }: HorasDeCorreo): boolean =>
  nocheDesde <= nocheHasta
    ? hora >= nocheDesde && hora < nocheHasta
    : hora >= nocheDesde || hora < nocheHasta;

/** At the hour of the day's mail something may leave: otherwise it never would. */
export const elDelDiaSale = (horas: HorasDeCorreo): boolean => !esDeNoche(horas.horaDelDia, horas);
