import type {
  DiaDeActividad,
  GrupoEnCifras,
  ResumenDeReportes,
  SemanaDeActividad,
} from '@catedra/shared/reportes/schemas.ts';
import { enUtc } from '#ui/charts/days.ts';
import { cuenta, numero, porcentaje } from '#ui/words/words.ts';

/** Rounded down, so that nothing reads as finished before it is. */
export const avance = ({ hechas, total }: { hechas: number; total: number }, decimales = 0): number => {
  const orden = 10 ** decimales;
  return total === 0 ? 0 : Math.floor((100 * orden * hechas) / total) / orden;
};

type Titular = Pick<ResumenDeReportes, 'asignaciones' | 'vencidos' | 'proximos'>;

/** The page's title says what is found, not where one is. */
export function titular({ asignaciones, vencidos, proximos }: Titular): string {
  if (asignaciones === 0) return 'Aún no hay nadie con cursos';
  const tarde = cuenta(vencidos.cuenta, 'plazo vencido', 'plazos vencidos');
  const pronto = `${numero(proximos.cuenta)} que ${proximos.cuenta === 1 ? 'vence' : 'vencen'} en 7 días`;
  if (vencidos.cuenta > 0 && proximos.cuenta > 0) return `${tarde} y ${pronto}`;
  if (vencidos.cuenta > 0) return tarde;
  if (proximos.cuenta === 0) return 'Todo está al día';
  return `Nadie va tarde; ${cuenta(proximos.cuenta, 'plazo vence', 'plazos vencen')} en 7 días`;
}

export function entradilla({ asignaciones, hechas, total, vencidos }: ResumenDeReportes): string {
  if (asignaciones === 0)
    return 'Cuando alguien tenga un curso, aquí verás quién va tarde y cómo avanza cada grupo.';
  const tarde =
    vencidos.personas === 1 ? '1 persona va tarde.' : `${numero(vencidos.personas)} personas van tarde.`;
  const hecho = `Entre todos han completado el ${porcentaje(avance({ hechas, total }, 1))} de lo que tienen asignado.`;
  return vencidos.personas === 0 ? hecho : `${tarde} ${hecho}`;
}

export type Marcha = 'bien' | 'medias' | 'detras';

export const BIEN = 80;
export const DETRAS = 60;

/** One late person in so many and the whole group is behind. */
const UNA_DE_CADA = 5;

export const muchasTarde = (personas: number, tarde: number): boolean => tarde * UNA_DE_CADA >= personas;

/** By who is late before how much is done: whoever was given a course today has done nothing and is behind nobody. */
export const marchaDe = (
  grupo: Pick<GrupoEnCifras, 'personas' | 'hechas' | 'total'>,
  tarde: number,
): Marcha => {
  if (tarde === 0) return 'bien';
  return avance(grupo) < DETRAS && muchasTarde(grupo.personas, tarde) ? 'detras' : 'medias';
};

/** Of one person nothing is said in a headline. */
export const VARIAS = 2;

/** "Oficinas va en cabeza con el 91 %; Atención al cliente se queda en el 58 %"; groups come best first. */
export function hallazgoDeGrupos(grupos: readonly GrupoEnCifras[]): string {
  const comparables = grupos.filter(({ personas }) => personas >= VARIAS);
  const [mejor] = comparables;
  const peor = comparables.at(-1);
  if (!mejor || !peor) return 'Finalización por grupo';
  const [alto, bajo] = [porcentaje(avance(mejor)), porcentaje(avance(peor))];
  if (mejor === peor) return `${mejor.nombre} ha completado el ${alto}`;
  if (alto === bajo) return `Todos los grupos van por el ${alto}`;
  return `${mejor.nombre} va en cabeza con el ${alto}; ${peor.nombre} se queda en el ${bajo}`;
}

const semana = enUtc({ weekday: 'long' });
const delMes = enUtc({ day: 'numeric', month: 'long' });

export const masActivo = (dias: readonly DiaDeActividad[]): DiaDeActividad | null =>
  dias.reduce<DiaDeActividad | null>(
    (mayor, dia) => (dia.hechas > 0 && dia.hechas >= (mayor?.hechas ?? 0) ? dia : mayor),
    null,
  );

/** "El martes 10 fue el día con más actividad: 412 actividades hechas", with the month when it is another one. */
export function hallazgoDeActividad(dias: readonly DiaDeActividad[]): string {
  const pico = masActivo(dias);
  if (!pico) return 'Nadie ha completado actividades en 30 días';
  const hechas = cuenta(pico.hechas, 'actividad hecha', 'actividades hechas');
  if (pico === dias.at(-1)) return `Hoy es el día con más actividad: ${hechas}`;
  const fecha = new Date(pico.dia);
  const esteMes = pico.dia.slice(0, 7) === dias.at(-1)?.dia.slice(0, 7);
  const dia = esteMes ? String(fecha.getUTCDate()) : delMes.format(fecha);
  return `El ${semana.format(fecha)} ${dia} fue el día con más actividad: ${hechas}`;
}

const media = (semanas: readonly SemanaDeActividad[]): number =>
  semanas.length === 0 ? 0 : semanas.reduce((suma, { hechas }) => suma + hechas, 0) / semanas.length;

/** What the weeks tell: the last four that are over beside the four before them. */
export function hallazgoDeSemanas(semanas: readonly SemanaDeActividad[]): string {
  const pasadas = semanas.slice(0, -1);
  const esta = semanas.at(-1)?.hechas ?? 0;
  if (media(semanas) === 0) return 'Doce semanas sin actividad';
  const [antes, ahora] = [media(pasadas.slice(-8, -4)), media(pasadas.slice(-4))];
  if (antes === 0 && ahora === 0)
    return `La actividad empieza esta semana: ${cuenta(esta, 'actividad hecha', 'actividades hechas')}`;
  if (antes === 0) return 'La actividad empieza este último mes';
  const cambio = Math.round((100 * (ahora - antes)) / antes);
  if (Math.abs(cambio) < 5) return 'La actividad se mantiene desde hace dos meses';
  const cuanto = porcentaje(Math.abs(cambio));
  return cambio > 0
    ? `La actividad sube un ${cuanto} en el último mes`
    : `La actividad baja un ${cuanto} en el último mes`;
}

const PASOS = [1, 2, 2.5, 5, 10];

/** The next round figure above, for the top of an axis. */
export function topeRedondo(mayor: number): number {
  if (mayor <= 4) return 4;
  const orden = 10 ** Math.floor(Math.log10(mayor));
  const paso = PASOS.find((uno) => uno * orden >= mayor) ?? 10;
  return Math.ceil(paso * orden);
}
