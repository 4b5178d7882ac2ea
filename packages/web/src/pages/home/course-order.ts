import type { MiCurso } from '@catedra/shared/aprendizaje/schemas.ts';

const TARDE = '9999';

const rank = ({ disponibilidad, completadoEn }: MiCurso): number => {
  if (disponibilidad === 'archivado' || disponibilidad === 'terminado') return 3;
  if (completadoEn !== null) return 2;
  return disponibilidad === 'sin_empezar' ? 1 : 0;
};

/** What presses first: due dates, then what was touched last; what is done or over, at the end. */
export const enOrden = (cursos: readonly MiCurso[]): MiCurso[] =>
  cursos.toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      (a.venceEn ?? TARDE).localeCompare(b.venceEn ?? TARDE) ||
      (b.ultimaVez ?? '').localeCompare(a.ultimaVez ?? ''),
  );

/** "8 actividades, unas 3 horas" */
export function tamaño({ actividades, duracion }: Pick<MiCurso, 'actividades' | 'duracion'>): string {
  const cuantas = actividades === 1 ? '1 actividad' : `${actividades} actividades`;
  if (duracion === 0) return cuantas;
  if (duracion < 55) return `${cuantas}, unos ${Math.max(5, Math.round(duracion / 5) * 5)} minutos`;
  const horas = Math.round(duracion / 60);
  return `${cuantas}, ${horas === 1 ? 'una hora' : `unas ${horas} horas`}`;
}
