import type { PlazosPasados } from '@catedra/shared/grupos/plazos.ts';
import type { Eleccion, Hecho, Lote } from '#pages/usuarios/lote/acciones.ts';
import { type Giving, useEarlyCloses, useEarlyClosesOf } from '#parts/cursos/early-closes.ts';
import { EarlyCloses } from '#parts/cursos/EarlyCloses.tsx';
import { dueNow, NO_DUE, saysDue } from '#parts/grupos/own-due.ts';
import { usePassedDates, usePassedDays } from '#parts/grupos/passed-dates.ts';
import { FieldDates } from '#parts/grupos/FieldDates.tsx';
import { PassedDates } from '#parts/grupos/PassedDates.tsx';
import { useNow } from '#ui/words/zone.tsx';

/** What an act on many does with dates: who would come in past one, and what would close to them before. */
export function useDates(lote: Lote, ensayo: Hecho | undefined) {
  const { verbo, seleccion, con = {} } = lote;
  const { grupoId } = con;
  const byGroup = usePassedDates(
    verbo === 'anadir-a-grupo' && grupoId ? { grupoIds: [grupoId], quienes: seleccion } : null,
  );
  const byName = usePassedDays(usePastDate(lote, ensayo?.hechas ?? 0));
  const passed = verbo === 'asignar-curso' ? { ...byName, waits: false } : byGroup;
  const { diasSiPaso } = passed;
  const closes = useEarlyCloses(givingOf(lote, diasSiPaso));
  const closesOf = useEarlyClosesOf(coursesOf(lote, diasSiPaso));
  const { tambienEnEvaluaciones } = closes;
  const eleccion: Eleccion = {
    diasSiPaso,
    tambienEnEvaluaciones,
    evaluacionesDe: closesOf.tambienEnEvaluaciones,
  };
  return { passed, closes, closesOf, eleccion, waits: passed.waits || closes.waits || closesOf.waits };
}

interface DatesSaidProps {
  readonly lote: Lote;
  readonly dates: ReturnType<typeof useDates>;
}

export function DatesSaid({ lote, dates }: DatesSaidProps) {
  const { verbo, seleccion, con: { cursos = [], plazo = NO_DUE } = {} } = lote;
  const { passed, closes, closesOf } = dates;
  return (
    <>
      <PassedDates passed={passed} />
      {verbo === 'asignar-curso' && cursos.length > 0 && (
        <FieldDates seleccion={seleccion} cursoIds={cursos.map(({ id }) => id)} plazo={dueNow(plazo)} />
      )}
      <EarlyCloses closes={closes} />
      {closesOf.each.map((uno) => (
        <EarlyCloses
          key={uno.id}
          closes={uno.closes}
          titulo={closesOf.each.length > 1 ? uno.titulo : undefined}
        />
      ))}
    </>
  );
}

/** Of what gives a date: whose evaluations may close before it. */
function givingOf({ verbo, seleccion, con = {} }: Lote, diasSiPaso: number | undefined): Giving | null {
  const { cursoId, venceEn, grupoId } = con;
  if (verbo === 'anadir-a-grupo' && grupoId)
    return { entran: { grupoIds: [grupoId], quienes: seleccion, diasSiPaso } };
  if (verbo !== 'prorrogar' || !cursoId || !venceEn) return null;
  return { cursoId, personas: { que: 'prorroga', seleccion, venceEn, diasSiPaso } };
}

function coursesOf({ verbo, seleccion, con: { cursos = [], plazo } = {} }: Lote, diasSiPaso?: number) {
  const dado = dueNow(plazo ?? NO_DUE);
  if (verbo !== 'asignar-curso' || !saysDue(dado)) return [];
  return cursos.map(({ id, titulo }) => ({
    id,
    titulo,
    giving: { cursoId: id, personas: { que: 'nuevas' as const, seleccion, ...dado, diasSiPaso } },
  }));
}

/** Courses that would be given with a date that has passed already: whoever comes in would be overdue. */
function usePastDate({ verbo, con = {} }: Lote, entran: number): PlazosPasados | undefined {
  const now = useNow();
  const { cursos: [primero] = [], plazo = NO_DUE } = con;
  const { venceEn } = dueNow(plazo);
  if (verbo !== 'asignar-curso' || !primero || !venceEn || entran === 0) return undefined;
  if (Date.parse(venceEn) >= now.getTime()) return undefined;
  return {
    personas: entran,
    cursos: [{ cursoId: primero.id, titulo: null, grupo: null, venceEn, diasDeGracia: null, entran }],
  };
}
