import { DIA } from '@catedra/shared/core/duraciones.ts';
import { type AprendizajeDePersona, SEMANAS } from '@catedra/shared/participantes/persona.ts';
import { cuenta, enumerar } from '#ui/words/words.ts';

type Dias = NonNullable<AprendizajeDePersona['dias']>;

const NOMBRES = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábados', 'domingos'];

export interface Casilla {
  readonly dia: string;
  readonly hechas: number;
  readonly hoy: boolean;
}

/** Monday is 0. */
const diaDeSemana = (dia: number) => (new Date(dia).getUTCDay() + 6) % 7;

/** The last twelve weeks as columns of seven days; what has not come yet is left out of the last one. */
export function semanasDe(dias: Dias, hoy: string): Casilla[][] {
  const porDia = new Map<string, number>();
  for (const { dia, hechas } of dias) porDia.set(dia, (porDia.get(dia) ?? 0) + hechas);
  const ultimo = Date.parse(hoy);
  const primero = ultimo - diaDeSemana(ultimo) * DIA - (SEMANAS - 1) * 7 * DIA;
  return Array.from({ length: SEMANAS }, (_, semana) =>
    Array.from({ length: 7 }, (_unused, i) => primero + (semana * 7 + i) * DIA)
      .filter((dia) => dia <= ultimo)
      .map((dia) => new Date(dia).toISOString().slice(0, 10))
      .map((dia) => ({ dia, hechas: porDia.get(dia) ?? 0, hoy: dia === hoy })),
  );
}

/** Activities done in each of the last eight weeks, oldest first. */
export function porSemanas(dias: Dias, hoy: string, cursoId: string): number[] {
  const semanas = semanasDe(
    dias.filter((dia) => dia.cursoId === cursoId),
    hoy,
  );
  return semanas.slice(-8).map((semana) => semana.reduce((suma, { hechas }) => suma + hechas, 0));
}

/** The days that gather at least half of what was done, when they are two at most. */
export function diasFuertes(semanas: readonly (readonly Casilla[])[]): string[] {
  const sumas = NOMBRES.map((nombre, i) => ({
    nombre,
    i,
    hechas: semanas.reduce((suma, semana) => suma + (semana[i]?.hechas ?? 0), 0),
  }));
  const todas = sumas.reduce((suma, { hechas }) => suma + hechas, 0);
  const dos = sumas.toSorted((a, b) => b.hechas - a.hechas).slice(0, 2);
  const [uno] = dos;
  if (!uno || todas < 4) return [];
  if (uno.hechas >= todas / 2) return [uno.nombre];
  const juntos = dos.reduce((suma, { hechas }) => suma + hechas, 0);
  return juntos > todas / 2 ? dos.toSorted((a, b) => a.i - b.i).map(({ nombre }) => nombre) : [];
}

/** "Estudia martes y jueves: 34 actividades en 12 semanas" */
export function hallazgoDeSemanas(semanas: readonly (readonly Casilla[])[]): string {
  const todas = semanas.flat().reduce((suma, { hechas }) => suma + hechas, 0);
  if (todas === 0) return 'No ha hecho ninguna actividad en 12 semanas';
  const cuantas = `${cuenta(todas, 'actividad', 'actividades')} en ${SEMANAS} semanas`;
  const fuertes = diasFuertes(semanas);
  return fuertes.length > 0 ? `Estudia ${enumerar(fuertes)}: ${cuantas}` : cuantas;
}
