import { type Pendientes, TRAMOS_DE_ESPERA } from '@catedra/shared/entregas/cola.ts';
import { cuando, cuenta, diasHasta, numero } from '#ui/words/words.ts';

interface At {
  readonly now: Date;
  readonly zone: string;
}

/** «hoy», «ayer», «hace 3 días»: how old, by the calendar. */
export function deCuando(moment: string, { now, zone }: At): string {
  const days = -diasHasta(moment, now, zone);
  if (days <= 0) return 'hoy';
  return days === 1 ? 'ayer' : cuando(moment, now, zone);
}

interface Span {
  readonly cuantas: number;
  readonly desde: string;
  readonly hasta: string;
}

/** «la más antigua, de hace 3 días», «las dos, de hoy», «de ayer». */
export function edadDe({ cuantas, desde, hasta }: Span, at: At): string {
  const [oldest, newest] = [deCuando(desde, at), deCuando(hasta, at)];
  if (cuantas === 1) return `de ${oldest}`;
  if (oldest !== newest) return `la más antigua, de ${oldest}`;
  return cuantas === 2 ? `las dos, de ${oldest}` : `todas, de ${oldest}`;
}

/** «46 entregas de 12 personas. La más antigua espera desde hace 3 días.» */
export function resumenDe({ total, personas, primera }: Pendientes, { now, zone }: At): string {
  if (primera === null) return 'Nada espera.';
  const desde = cuando(primera.desde, now, zone);
  if (total === 1) return `1 entrega, que espera desde ${desde}.`;
  return `${cuenta(total, 'entrega')} de ${cuenta(personas, 'persona')}. La más antigua espera desde ${desde}.`;
}

const TRAMOS: Readonly<Record<number, { readonly label: string; readonly lleva: string }>> = {
  0: { label: 'Hoy', lleva: '' },
  1: { label: 'Ayer', lleva: '' },
  2: { label: '2 días', lleva: '2 días' },
  3: { label: '3 días', lleva: '3 días' },
  4: { label: '4 a 7 días', lleva: 'más de 3 días' },
  8: { label: '8 a 14 días', lleva: 'más de una semana' },
  15: { label: '15 a 30 días', lleva: 'más de dos semanas' },
  31: { label: 'Más de un mes', lleva: 'más de un mes' },
};

export interface Bar {
  readonly dias: number;
  readonly label: string;
  readonly cuantas: number;
}

/** A bar for each step from today to the one of the oldest, also where none waits. */
export function barsOf(edades: Pendientes['edades']): Bar[] {
  const oldest = edades.at(-1)?.dias ?? -1;
  return TRAMOS_DE_ESPERA.filter((dias) => dias <= oldest).map((dias) => ({
    dias,
    label: TRAMOS[dias]?.label ?? '',
    cuantas: edades.find((one) => one.dias === dias)?.cuantas ?? 0,
  }));
}

/** «8 llevan 3 días», «11 son de ayer», «Todas son de hoy»: what there is of the oldest. */
export function titleOfAges(edades: Pendientes['edades']): string {
  const oldest = edades.at(-1);
  if (!oldest) return 'Nada espera';
  const { dias, cuantas } = oldest;
  const all = edades.length === 1;
  if (dias <= 1) {
    const day = dias === 0 ? 'hoy' : 'ayer';
    if (cuantas === 1) return all ? `Es de ${day}` : `1 es de ${day}`;
    return `${all ? 'Todas' : numero(cuantas)} son de ${day}`;
  }
  const lleva = TRAMOS[dias]?.lleva ?? '';
  if (cuantas === 1) return `1 lleva ${lleva}`;
  return `${all ? 'Todas' : numero(cuantas)} llevan ${lleva}`;
}

/** «Un trabajo y 2 respuestas». */
export function queEntrego({
  trabajos,
  respuestas,
}: {
  readonly trabajos: number;
  readonly respuestas: number;
}): string {
  const said = [
    ...(trabajos > 0 ? [trabajos === 1 ? 'un trabajo' : cuenta(trabajos, 'trabajo')] : []),
    ...(respuestas > 0 ? [respuestas === 1 ? 'una respuesta' : cuenta(respuestas, 'respuesta')] : []),
  ].join(' y ');
  return said.charAt(0).toLocaleUpperCase('es') + said.slice(1);
}

/** Whom nobody tutors, among some that wait: whoever administers marks them. */
export function sinTutorDe(sinTutor: number, cuantas: number): string | null {
  if (sinTutor === 0) return null;
  if (cuantas === 1) return 'Nadie tutoriza a esta persona: te toca a ti';
  return sinTutor === 1
    ? '1 es de alguien a quien nadie tutoriza: te toca a ti'
    : `${numero(sinTutor)} son de gente a quien nadie tutoriza: te tocan a ti`;
}

/** «12 de 40 corregidas», and no further than what was counted. */
export function corregidasDe(corregidas: number, cuantas: number, most: number): string {
  if (corregidas >= most) return `${numero(most)} o más corregidas`;
  return `${numero(corregidas)} de ${numero(corregidas + cuantas)} corregidas`;
}
