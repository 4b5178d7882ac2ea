import { type AperturaRecortada, aperturaRecortada, validezDe } from '#cumplimiento/ajustes-de-validez.ts';
import type { AjustesDeRenovacion } from '#cumplimiento/schemas.ts';
import type { RenovarYa, Validez } from '#cumplimiento/vigencia.ts';
import { type Dia, MESES } from '#fechas/calendario.ts';
import { cuenta, diaYMes } from '#fechas/escribir-fecha.ts';

/** The second round is the first time that somebody renews and the second that they take it: the number says which it is. */
export const rondaEnPalabras = (ronda: number): string =>
  ronda === 1 ? 'Primera vez' : `Renovación (${ronda}.ª vez)`;

const meses = (n: number) => cuenta(n, 'mes', 'meses');
const dias = (n: number) => cuenta(n, 'día');

export function diaFijoEnPalabras(fijo: string): string {
  const [mes = 1, dd = 1] = fijo.split('-').map(Number);
  return fijo === '02-29' ? 'último día de febrero' : `${dd} de ${MESES[mes - 1]}`;
}

function validezEnPalabras(validez: Validez | null): string {
  if (!validez) return 'No caduca';
  if ('meses' in validez) return `Vale ${meses(validez.meses)}`;
  return `Vale hasta el ${diaFijoEnPalabras(validez.diaFijo)}, el primero que llegue al menos ${meses(validez.minimoMeses)} después`;
}

/** Where the days don't fit, what is said is when it can be renewed, and not a number that is not so. */
function renovacionEnPalabras(ajustes: AjustesDeRenovacion, hoy: Dia | null): string {
  const { diasParaRenovar, renovarYa } = ajustes;
  const recorte = hoy && aperturaRecortada(ajustes, hoy);
  const desde = recorte
    ? `desde la mitad (quien termine el ${diaYMes(hoy)}, desde el ${diaYMes(recorte.abre, hoy)})`
    : diasParaRenovar === 0
      ? 'el último día'
      : `desde ${dias(diasParaRenovar)} antes`;
  return `se renueva ${desde}${renovarYa ? ', o antes quien quiera' : ''}`;
}

/** «Vale 12 meses; se renueva desde 60 días antes; 5 días de margen.» Given the day, also where those days don't fit. */
export function ajustesEnPalabras(ajustes: AjustesDeRenovacion, hoy: Dia | null = null): string {
  const validez = validezDe(ajustes);
  const { diasDeMargen } = ajustes;
  const frases = [
    validezEnPalabras(validez),
    ...(validez ? [renovacionEnPalabras(ajustes, hoy)] : []),
    ...(diasDeMargen > 0 ? [`${dias(diasDeMargen)} de margen`] : []),
    ...(ajustes.avisaVence || ajustes.avisaCaduca ? ['avisa en sus propios días'] : []),
  ];
  return `${frases.join('; ')}.`;
}

/** What the form says when the days to renew don't fit; it can be saved all the same. */
export const recorteEnPalabras = (
  { hasta, abre }: AperturaRecortada,
  { diasParaRenovar }: AjustesDeRenovacion,
  completado: Dia,
): string =>
  `${dias(diasParaRenovar)} para renovar no caben en esta validez: quien termine el ${diaYMes(completado)} tendrá hasta el ${diaYMes(hasta, completado)} y podrá renovar desde el ${diaYMes(abre, completado)}, a la mitad.`;

/** «Valdrá hasta el 10 de enero de 2028; si esperas al 19 de enero, hasta el 20 de marzo.» */
export function renovarYaEnPalabras(
  { hastaSiHoy, abre, hastaSiEspera }: RenovarYa,
  hoy: Dia,
  actual: Dia,
): string {
  const igual = hastaSiHoy === actual ? ', lo mismo que ahora' : '';
  return `Valdrá hasta el ${diaYMes(hastaSiHoy)}${igual}; si esperas al ${diaYMes(abre, hoy)}, hasta el ${diaYMes(hastaSiEspera, hastaSiHoy)}.`;
}
