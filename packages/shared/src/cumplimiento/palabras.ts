import type { EstadoDeCumplimiento } from '#cumplimiento/estado.ts';
import { diasQueFaltan, type Riesgo, type Ronda } from '#cumplimiento/riesgo.ts';
import { type AjustesDeRenovacion, type AperturaRecortada, validezDe } from '#cumplimiento/schemas.ts';
import type { RenovarYa, Validez } from '#cumplimiento/vigencia.ts';
import { antesDe } from '#core/duraciones.ts';
import { type Dia, diasEntre, MESES } from '#fechas/calendario.ts';
import { duracion } from '#fechas/en-palabras.ts';
import { diaEn } from '#fechas/en-zona.ts';
import { cuenta, diaYMes } from '#fechas/escribir-fecha.ts';

/** «días de gracia» are those of whoever comes in late: these are «de margen». */
export const PALABRAS_DE_CUMPLIMIENTO: Readonly<Record<EstadoDeCumplimiento, string>> = {
  exento: 'Exento',
  al_dia: 'Al día',
  por_renovar: 'Por renovar',
  sin_plazo: 'Sin plazo',
  en_plazo: 'En plazo',
  en_gracia: 'En días de margen',
  vencido: 'Vencido',
  caducado: 'Caducado',
};

export const POR_CORREGIR = 'por corregir';
export const SIN_CERTIFICADO_EN_VIGOR = 'sin certificado en vigor';
export const HAY_ALGO_NUEVO = 'hay algo nuevo que hacer';

/** The second round is the first time that somebody renews and the second that they take it: the number says which it is. */
export const rondaEnPalabras = (ronda: number): string =>
  ronda === 1 ? 'Primera vez' : `Renovación (${ronda}.ª vez)`;

const meses = (n: number) => cuenta(n, 'mes', 'meses');
const dias = (n: number) => cuenta(n, 'día');

function diaFijoEnPalabras(fijo: string): string {
  const [mes = 1, dd = 1] = fijo.split('-').map(Number);
  return fijo === '02-29' ? 'último día de febrero' : `${dd} de ${MESES[mes - 1]}`;
}

function validezEnPalabras(validez: Validez | null): string {
  if (!validez) return 'No caduca';
  if ('meses' in validez) return `Vale ${meses(validez.meses)}`;
  return `Vale hasta el ${diaFijoEnPalabras(validez.diaFijo)}, el primero que llegue al menos ${meses(validez.minimoMeses)} después`;
}

function renovacionEnPalabras({ diasParaRenovar, renovarYa }: AjustesDeRenovacion): string {
  const desde = diasParaRenovar === 0 ? 'el último día' : `desde ${dias(diasParaRenovar)} antes`;
  return `se renueva ${desde}${renovarYa ? ', o antes quien quiera' : ''}`;
}

/** «Vale 12 meses; se renueva desde 60 días antes; 5 días de margen.» */
export function ajustesEnPalabras(ajustes: AjustesDeRenovacion): string {
  const validez = validezDe(ajustes);
  const { diasDeMargen } = ajustes;
  const frases = [
    validezEnPalabras(validez),
    ...(validez ? [renovacionEnPalabras(ajustes)] : []),
    ...(diasDeMargen > 0 ? [`${dias(diasDeMargen)} de margen`] : []),
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

const ACABA: Partial<Record<EstadoDeCumplimiento, string>> = {
  por_renovar: 'caduca',
  en_gracia: 'el margen acaba',
};

function cuandoAcaba({ limite, zona }: Ronda, estado: EstadoDeCumplimiento, ahora: Date): string {
  // A day is over when the next one begins, and it is the former that is said.
  const faltan = diasEntre(diaEn(ahora, zona), diaEn(antesDe(limite, 1), zona));
  const cuando = faltan <= 0 ? 'hoy' : faltan === 1 ? 'mañana' : `en ${dias(faltan)}`;
  return `${ACABA[estado] ?? 'vence'} ${cuando}`;
}

const mayuscula = (frase: string) => frase.charAt(0).toUpperCase() + frase.slice(1);

/** Why somebody is at risk, to whoever follows them and to themselves. */
export function riesgoEnPalabras(
  { por }: Pick<Riesgo, 'por'>,
  ronda: Ronda,
  estado: EstadoDeCumplimiento,
  ahora: Date,
): string {
  const acaba = cuandoAcaba(ronda, estado, ahora);
  if (por === 'fecha') return mayuscula(acaba);
  if (por === 'ultimo_cuarto') return `Queda menos de la cuarta parte del tiempo: ${acaba}`;
  const { minutos, ritmo } = ronda;
  return `Falta alrededor de ${duracion(minutos)}; a ${Math.round(ritmo)} min al día son ${dias(Math.ceil(diasQueFaltan(ronda) ?? 0))}, y ${acaba}`;
}
