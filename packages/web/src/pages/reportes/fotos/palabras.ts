import { cifrasDe } from '@catedra/shared/cumplimiento/cifras.ts';
import { mesLargo } from '@catedra/shared/fechas/escribir-fecha.ts';
import type { Foto } from '@catedra/shared/fotos/schemas.ts';
import { enPorCiento } from '#parts/reportes/Cumplimiento.tsx';
import { cuenta, fechaYHora, numero, porcentaje } from '#ui/words/words.ts';

/** What it is a picture of: a month, or the moment in which somebody asked for it. */
export const deQue = ({ mes, tomadaEn, pedidaEn, zona }: Foto): string =>
  mes === null ? `El ${fechaYHora(tomadaEn ?? pedidaEn, zona)}` : `Al acabar ${mesLargo(mes)}`;

const alDia = ({ tomadaEn, cuentas }: Foto): number | null =>
  tomadaEn === null ? null : cifrasDe(cuentas).alDia;

/** «2,1 puntos más que en la anterior» */
export function frenteALaAnterior(foto: Foto, anterior: Foto | undefined): string | null {
  const [ahora, antes] = [alDia(foto), anterior ? alDia(anterior) : null];
  if (ahora === null || antes === null) return null;
  const puntos = Math.round((enPorCiento(ahora) - enPorCiento(antes)) * 10) / 10;
  if (puntos === 0) return 'igual que en la anterior';
  const cuantos = Math.abs(puntos) === 1 ? '1 punto' : `${numero(Math.abs(puntos), 1)} puntos`;
  return `${cuantos} ${puntos > 0 ? 'más' : 'menos'} que en la anterior`;
}

/** The finding of all of them: how it stood in the last, and how it moved. `fotos`: those taken, the last one first. */
export function hallazgo([ultima, anterior]: readonly Foto[]): string {
  const parte = ultima && alDia(ultima);
  if (!ultima || parte === null || parte === undefined) return 'Fotos de fin de mes';
  const cuando = ultima.mes === null ? 'en la última foto' : `al acabar ${mesLargo(ultima.mes)}`;
  const cambio = frenteALaAnterior(ultima, anterior);
  return `El ${porcentaje(enPorCiento(parte))} estaba al día ${cuando}${cambio ? `, ${cambio}` : ''}`;
}

/** The finding of one: how many of the pairs that count did not comply. */
export function hallazgoDeUna(foto: Foto): string {
  const { pares, noCumplen } = cifrasDe(foto.cuentas);
  if (pares === 0) return 'Ninguna asignación contaba';
  if (noCumplen === 0)
    return pares === 1 ? 'La única asignación cumplía' : `Las ${numero(pares)} asignaciones cumplían`;
  return `${noCumplen === 1 ? 'No cumplía' : 'No cumplían'} ${numero(noCumplen)} de ${cuenta(pares, 'asignación', 'asignaciones')}`;
}

export function comoSeTomo({ mes, tomadaEn, tardia, zona, por }: Foto): string {
  if (tomadaEn === null) return 'Se está tomando.';
  const cuando = fechaYHora(tomadaEn, zona);
  if (mes === null) return `La pidió ${por ?? 'alguien que ya no está'} el ${cuando} (${zona}).`;
  const tarde = tardia ? ' Tarde: en la primera hora del mes el programa estaba parado.' : '';
  return `Tomada sola el ${cuando} (${zona}).${tarde}`;
}

/** In percent; «—» when no pair counts or it is being taken. */
export const cifraEscrita = (foto: Foto, cual: 'alDia' | 'sinIncumplir'): string => {
  const parte = foto.tomadaEn === null ? null : cifrasDe(foto.cuentas)[cual];
  return parte === null ? '—' : porcentaje(enPorCiento(parte));
};

/** Oldest first, of those in which something counted. */
export const linea = (fotos: readonly Foto[]): number[] =>
  fotos
    .map(alDia)
    .filter((parte): parte is number => parte !== null)
    .map(enPorCiento)
    .toReversed();

/** The same in a column, whose first one says the moment of those taken by hand. */
export function comoSeTomoEnBreve({ mes, tomadaEn, tardia, zona, por }: Foto): string {
  if (tomadaEn === null) return 'Se está tomando.';
  if (mes === null) return `A mano, por ${por ?? 'alguien que ya no está'}`;
  return tardia ? `Sola, tarde: el ${fechaYHora(tomadaEn, zona)}` : 'Sola';
}
