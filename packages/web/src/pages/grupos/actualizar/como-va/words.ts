import type {
  CeldaDeGrupo,
  ComoVaDeGrupo,
  SemanasDeUnGrupo,
} from '@catedra/shared/reportes/como-va-grupo.ts';
import { PALABRAS_DE_AVANCE } from '@catedra/shared/participantes/estado.ts';
import type { StateKind } from '#ui/marks/StateMark.tsx';
import { cuenta, desdeCuando, numero, porcentaje } from '#ui/words/words.ts';

type Hallado = Pick<ComoVaDeGrupo, 'personas' | 'cursos'>;

/** "4 personas van tarde en Trabajos en altura, desde ayer." */
export function hallazgo({ personas, cursos }: Hallado, now: Date, zone: string): string {
  const { vencidas } = personas;
  if (vencidas === 0) return 'Nadie va tarde.';
  const tarde = `${cuenta(vencidas, 'persona')} ${vencidas === 1 ? 'va' : 'van'} tarde`;
  const [peor] = cursos;
  if (!peor || peor.tarde === 0) return `${tarde}, en cursos que no son de este grupo.`;
  const desde = peor.tardeDesde ? `, ${desdeCuando(peor.tardeDesde, now, zone)}` : '';
  if (peor.tarde === vencidas) return `${tarde} en ${peor.titulo}${desde}.`;
  return `${tarde}, ${numero(peor.tarde)} de ellas en ${peor.titulo}${desde}.`;
}

export function loHecho({ hechas, total }: ComoVaDeGrupo['personas']): string {
  if (total === 0) return 'Todavía no tiene nada que hacer.';
  return `El grupo lleva hecho el ${porcentaje(Math.floor((100 * hechas) / total))} de lo obligatorio.`;
}

/** Whom a reminder of a course is for, of those who are read: the ones late in it. */
export const tardeEn = ({ datos }: Pick<ComoVaDeGrupo, 'datos'>, cursoId: string): string[] =>
  datos
    .filter(({ celdas }) => celdas.some((una) => una.cursoId === cursoId && una.estado === 'vencido'))
    .map(({ id }) => id);

const FORMAS: Readonly<Record<CeldaDeGrupo['estado'], StateKind>> = {
  completado: 'done',
  en_curso: 'half',
  sin_empezar: 'ring',
  vencido: 'bad',
};

/** How somebody stands in a course, as a shape with its word, and the figure that is worth telling. */
export function celdaDicha({ estado, cumplimiento, porcentaje: hecho }: CeldaDeGrupo): {
  readonly forma: StateKind;
  readonly palabra: string;
  readonly cifra: string | null;
} {
  if (cumplimiento === 'exento') return { forma: 'draft', palabra: 'Exento', cifra: null };
  const cifra = estado === 'vencido' || estado === 'en_curso' ? porcentaje(hecho) : null;
  return { forma: FORMAS[estado], palabra: PALABRAS_DE_AVANCE[estado], cifra };
}

const hechoEn = ({ hechas, total }: { readonly hechas: number; readonly total: number }): number | null =>
  total === 0 ? null : Math.floor((100 * hechas) / total);

/** A figure for each week; null while the group had nothing to do. */
export const valoresDe = ({ semanas }: SemanasDeUnGrupo): readonly (number | null)[] => semanas.map(hechoEn);

/** "Sube 24 puntos en doce semanas"; where what it is of changed, it is said instead. */
export function hallazgoDeSemanas(datos: SemanasDeUnGrupo): string {
  const valores = valoresDe(datos);
  const primera = valores.findIndex((valor) => valor !== null);
  const [antes, ahora] = [valores[primera] ?? null, valores.at(-1) ?? null];
  if (antes === null || ahora === null) return 'Doce semanas sin nada que hacer';
  const semanas = valores.length - primera;
  if (semanas === 1) return 'Empieza esta semana';
  const tiempo = semanas === valores.length ? 'doce semanas' : `${numero(semanas)} semanas`;
  const cambio = ahora - antes;
  if (cambio === 0) return `Igual que hace ${tiempo}`;
  return `${cambio > 0 ? 'Sube' : 'Baja'} ${cuenta(Math.abs(cambio), 'punto')} en ${tiempo}`;
}
