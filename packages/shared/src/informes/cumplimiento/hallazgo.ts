import { type Cuentas, cifrasDe } from '#cumplimiento/cifras.ts';
import { ESTADOS_DE_CUMPLIMIENTO } from '#cumplimiento/estado.ts';
import { cuantas, enCifras, porCiento } from '#informes/palabras.ts';

export interface CursoContado {
  readonly id: string;
  readonly titulo: string;
  readonly cuentas: Cuentas;
  /** How many people don't comply in it. */
  readonly noCumplen: number;
}

export interface Contado {
  readonly cursos: readonly CursoContado[];
  readonly personas: number;
  /** Each once, in however many courses. */
  readonly noCumplen: number;
}

/** The one with most people who don't comply; of two, the first by its name. */
const elPeor = (cursos: readonly CursoContado[]): CursoContado | undefined =>
  cursos.toSorted((a, b) => b.noCumplen - a.noCumplen || a.titulo.localeCompare(b.titulo, 'es'))[0];

/** «24 personas no cumplen; 12 de ellas en Bienvenida». */
export function hallazgoDe({ cursos, personas, noCumplen }: Contado): string {
  if (personas === 0) return 'Nadie tiene cursos asignados';
  if (noCumplen === 0) return 'Nadie incumple';
  const dicho = noCumplen === 1 ? '1 persona no cumple' : `${enCifras(noCumplen)} personas no cumplen`;
  const con = cursos.filter((curso) => curso.noCumplen > 0);
  const peor = elPeor(con);
  if (!peor) return dicho;
  if (con.length === 1) return `${dicho}, ${noCumplen === 1 ? '' : 'todas '}en ${peor.titulo}`;
  if (peor.noCumplen === noCumplen && noCumplen > 1) return `${dicho}, todas en ${peor.titulo}`;
  if (noCumplen === 1) return `${dicho} en ${cuantas(con.length, 'curso')}`;
  return `${dicho}; ${enCifras(peor.noCumplen)} de ellas en ${peor.titulo}`;
}

/** All of the courses together. */
export const sumadas = (cursos: readonly CursoContado[]): Cuentas =>
  Object.fromEntries(
    ESTADOS_DE_CUMPLIMIENTO.map((estado) => [
      estado,
      cursos.reduce((suma, { cuentas }) => suma + cuentas[estado], 0),
    ]),
  ) as Cuentas;

/** «El 87 % al día y el 92 % sin incumplir, de 2.449 asignaciones que cuentan; 1.204 personas en 5 cursos.» */
export function alcanceDe({ cursos, personas }: Contado): string {
  const cuentas = sumadas(cursos);
  const { pares, noCumplen, exentos, sinPlazo } = cifrasDe(cuentas);
  const gente = `${cuantas(personas, 'persona')} en ${cuantas(cursos.length, 'curso')}`;
  const aparte = [
    ...(exentos > 0 ? [cuantas(exentos, 'exenta')] : []),
    ...(sinPlazo > 0 ? [`${enCifras(sinPlazo)} sin plazo`] : []),
  ].join(' y ');
  const fuera = aparte && `; aparte, ${aparte}`;
  if (pares === 0) return `Ninguna asignación cuenta${fuera}. ${gente}.`;
  const alDia = porCiento(cuentas.al_dia + cuentas.por_renovar, pares);
  const sin = porCiento(pares - noCumplen, pares);
  return `${alDia} al día y ${sin} sin incumplir, de ${cuantas(pares, 'asignación', 'asignaciones')}${fuera}. ${gente}.`;
}
