import { eventoDe, type Familia, FAMILIAS, type Modo } from '@catedra/shared/avisos/eventos.ts';
import type { HorasDeCorreo } from '@catedra/shared/avisos/horas.ts';
import type { Preferencia } from '@catedra/shared/avisos/preferencias.ts';

export const MODO: Readonly<Record<Modo, string>> = {
  ya: 'Al momento',
  dia: 'En el correo del día',
  nunca: 'No',
};

const FAMILIA: Readonly<Record<Familia, string>> = {
  plazos: 'Plazos',
  hechos: 'Lo que haces',
  nuevo: 'Lo nuevo',
  trabajo: 'Tu trabajo',
  academia: 'La academia',
  cuenta: 'Tu cuenta',
};

/** Under the heading where each is looked for. */
export const porFamilias = <T extends Pick<Preferencia, 'evento'>>(
  eventos: readonly T[],
): { readonly titulo: string; readonly suyos: readonly T[] }[] =>
  FAMILIAS.map((familia) => ({
    titulo: FAMILIA[familia],
    suyos: eventos.filter(({ evento }) => eventoDe(evento).familia === familia),
  })).filter(({ suyos }) => suyos.length > 0);

/** When mails leave, in the hours of whoever reads it. */
export function horasEscritas({ nocheDesde, nocheHasta, horaDelDia }: HorasDeCorreo, zona: string): string[] {
  const noche = `De ${nocheDesde} a ${nocheHasta} no sale nada que pueda esperar: sale a las ${nocheHasta}. Lo que pides o esperas en ese momento, como un recibo o una contraseña, sale también de noche.`;
  return [
    ...(nocheDesde === nocheHasta ? [] : [noche]),
    `El correo del día sale a las ${horaDelDia}, y solo si hay algo.`,
    `Son horas de ${zona}.`,
  ];
}
