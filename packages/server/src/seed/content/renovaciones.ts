import { DIA } from '@catedra/shared/core/duraciones.ts';
import { cuentasDemo } from '#seed/accounts.ts';
import { actividadesDe, cursos } from '#seed/content/cursos.ts';
import type { EntregaDemo } from '#seed/content/entregas.ts';
import { idDe } from '#seed/content/id.ts';
import type { IntentoDemo } from '#seed/content/intentos/intento.ts';
import { personas } from '#seed/content/personas.ts';
import type { FeedbackDemo, ProgresoDemo } from '#seed/content/types.ts';

/** What was done, in all the ways it is kept. */
export interface Hecho {
  readonly progreso: readonly ProgresoDemo[];
  readonly intentos: readonly IntentoDemo[];
  readonly entregas: readonly EntregaDemo[];
  readonly feedback: readonly FeedbackDemo[];
}

const CURSO = 'proteccion-de-datos';
/** By whole weeks, so that what was done on a working day still was: three must renew it, one did not in time. */
const HACE_SEMANAS = [47, 47, 47, 61];

const cursoId = idDe(`curso:${CURSO}`);
const obligatorias = cursos
  .filter(({ slug }) => slug === CURSO)
  .flatMap(actividadesDe)
  .filter(({ obligatoria }) => obligatoria);

/** Those who finished the course last, said nothing of it and have no published account: always the same for one moment. */
function quienes({ progreso, feedback }: Hecho): string[] {
  const aparte = new Set([
    ...cuentasDemo.map(({ clave }) => clave),
    ...feedback.filter(({ curso }) => curso === CURSO).map(({ persona }) => persona),
  ]);
  return personas
    .flatMap(({ clave, estado }) => {
      const suyas = progreso.filter(({ persona, curso }) => persona === clave && curso === CURSO);
      const hechas = obligatorias.map(
        (una) => suyas.find(({ actividad }) => actividad === una.clave)?.completadoEn,
      );
      if (estado !== 'activo' || aparte.has(clave) || !hechas.every((fecha) => !!fecha)) return [];
      return [{ clave, fin: Math.max(...hechas.map((fecha) => fecha.getTime())) }];
    })
    .toSorted((a, b) => b.fin - a.fin || (a.clave < b.clave ? -1 : 1))
    .slice(0, HACE_SEMANAS.length)
    .map(({ clave }) => clave);
}

const MOMENTO = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** The same thing so many days before: every moment that it says, wherever it says it. */
function antes<T>(cosa: T, dias: number): T;
function antes(cosa: unknown, dias: number): unknown {
  if (cosa instanceof Date) return new Date(cosa.getTime() - dias * DIA);
  if (typeof cosa === 'string' && MOMENTO.test(cosa)) return antes(new Date(cosa), dias).toISOString();
  if (Array.isArray(cosa)) return cosa.map((una) => antes(una, dias));
  if (typeof cosa !== 'object' || cosa === null) return cosa;
  return Object.fromEntries(Object.entries(cosa).map(([campo, valor]) => [campo, antes(valor, dias)]));
}

export interface PorRondas {
  /** What a few did of a course that is worth a year, as if they had done it when they did: today they must renew it. */
  readonly anterior: Hecho;
  readonly vigente: Hecho;
}

/** The history in two: that of rounds which may be over by now, with the dates it had, and the rest. */
export function porRondas(hecho: Hecho): PorRondas {
  const dias = new Map(quienes(hecho).map((clave, i) => [clave, (HACE_SEMANAS[i] ?? 0) * 7]));
  const claves = new Map(personas.map(({ id, clave }) => [id, clave]));
  const partir = <T>(todas: readonly T[], deQuien: (una: T) => string | undefined) => {
    const vigente: T[] = [];
    const anterior: T[] = [];
    for (const una of todas) {
      const hace = dias.get(deQuien(una) ?? '');
      if (hace === undefined) vigente.push(una);
      else anterior.push(antes(una, hace));
    }
    return { anterior, vigente };
  };
  const suya = ({ persona, curso }: ProgresoDemo | EntregaDemo) => (curso === CURSO ? persona : undefined);
  const progreso = partir(hecho.progreso, suya);
  const entregas = partir(hecho.entregas, suya);
  const intentos = partir(hecho.intentos, ({ fila }) =>
    fila.cursoId === cursoId ? claves.get(fila.usuarioId) : undefined,
  );
  const parte = (cual: keyof PorRondas) => ({
    progreso: progreso[cual],
    intentos: intentos[cual],
    entregas: entregas[cual],
  });
  return {
    anterior: { ...parte('anterior'), feedback: [] },
    vigente: { ...parte('vigente'), feedback: hecho.feedback },
  };
}
