import type { Bandera } from '@catedra/shared/intentos/estadistica/banderas.ts';
import { MINIMO_DE_BANDERA } from '@catedra/shared/intentos/estadistica/banderas.ts';
import type {
  EstadisticaDeNotas,
  ParteDeEstadistica,
  PreguntaMedida,
  PreguntaPorDentro,
} from '@catedra/shared/intentos/estadistica/esquemas.ts';
import { cuenta, numero, porcentaje } from '#ui/words/words.ts';

/** A share as a whole percentage. */
export const parte = (share: number): string => porcentaje(Math.round(share * 100));

export const segundosEnPalabras = (seconds: number): string => {
  const whole = Math.max(1, Math.round(seconds));
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  if (minutes === 0) return `${whole} s`;
  if (minutes >= 10 || rest === 0) return `${Math.round(whole / 60)} min`;
  return `${minutes} min ${rest} s`;
};

/** What alpha is called; a rule of thumb, said in one word. */
export function fiabilidad(alfa: number): string {
  if (alfa >= 0.8) return 'buena (alfa)';
  if (alfa >= 0.7) return 'aceptable (alfa)';
  return alfa >= 0.5 ? 'baja (alfa)' : 'muy baja (alfa)';
}

type Marks = Pick<EstadisticaDeNotas, 'intentos' | 'aprueban' | 'mediana' | 'notaMinima'>;

/** What the distribution says. */
export function findingOfMarks({ intentos, aprueban, mediana, notaMinima }: Marks): string {
  if (intentos === 0 || mediana === null) return 'No hay ningún intento con nota';
  if (intentos === 1) return aprueban === 1 ? 'El único intento aprueba' : 'El único intento no llega';
  if (aprueban === intentos)
    return `Los ${numero(intentos)} intentos aprueban; la mitad pasa de ${numero(mediana)}`;
  if (aprueban === 0) return `Ninguno de los ${numero(intentos)} intentos llega a ${numero(notaMinima)}`;
  return mediana >= notaMinima
    ? `La mitad de los intentos llega a ${numero(mediana)}; ${numero(intentos - aprueban)} de ${numero(intentos)} no ${intentos - aprueban === 1 ? 'llega' : 'llegan'} a ${numero(notaMinima)}`
    : `Más de la mitad no llega a ${numero(notaMinima)}: ${numero(intentos - aprueban)} de ${cuenta(intentos, 'intento')}`;
}

/** Parts with fewer than these are drawn, and no sentence rests on them. */
const ENOUGH = 5;

/** What comparing says: the furthest apart of those with enough attempts. */
export function findingOfParts(parts: readonly ParteDeEstadistica[], several: string): string {
  const enough = parts.filter(({ intentos }) => intentos >= ENOUGH).toSorted((a, b) => a.mediana - b.mediana);
  const [low, high] = [enough.at(0), enough.at(-1)];
  if (!low || !high || low === high) return several;
  const apart = high.mediana - low.mediana;
  if (apart < 0.5) return `${several}: sin diferencias de medio punto`;
  return `${low.nombre} queda ${cuenta(Math.round(apart * 100) / 100, 'punto').replace(/^[\d.,]+/, numero(Math.round(apart * 10) / 10))} por debajo de ${high.nombre}`;
}

const MESES = new Intl.DateTimeFormat('es', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** «marzo de 2026», «Ronda 2». */
export const editionName = (por: 'ronda' | 'mes', nombre: string): string =>
  por === 'ronda' ? `Ronda ${nombre}` : MESES.format(new Date(`${nombre}-15T00:00:00Z`));

/** What to do about each flag. */
export const WHAT_TO_DO: Readonly<Record<Bandera, string>> = {
  mejores_fallan:
    'Quienes mejor hicieron el resto la aciertan menos que quienes peor lo hicieron. Mira si otra respuesta también es correcta, o si el enunciado se entiende de dos maneras.',
  al_reves:
    'No separa a quien sabe de quien no. Relee el enunciado y la respuesta correcta: puede que se acierte por otro camino.',
  muy_dificil:
    'Casi nadie la acierta. Mira si lo que pide se enseña en el curso y si la respuesta correcta está bien marcada.',
  sin_elegir:
    'Lo que nadie elige no distrae a nadie. Escribe en su lugar un error que se cometa de verdad, o quítalo.',
  muy_facil:
    'La aciertan casi todos. Si comprueba algo que nadie puede ignorar, está bien así; si no, dice poco.',
};

const several = (count: number): string => (count === 1 ? 'La pregunta' : `Las ${numero(count)} preguntas`);

/** Whether questions ask to be looked at, for their heading. */
export function findingOfQuestions(questions: readonly Pick<PreguntaMedida, 'n' | 'banderas'>[]): string {
  const flagged = questions.filter(({ banderas }) => banderas.length > 0).length;
  const few = questions.filter(({ n }) => n < MINIMO_DE_BANDERA).length;
  const fine = questions.length - few;
  if (flagged > 0)
    return `${numero(flagged)} de ${cuenta(questions.length, 'pregunta')} ${flagged === 1 ? 'pide que la mires' : 'piden que las mires'}`;
  if (fine === 0) return several(questions.length);
  if (few === 0) return `${several(fine)} ${fine === 1 ? 'funciona' : 'funcionan'} bien`;
  return `${cuenta(fine, 'pregunta')} ${fine === 1 ? 'funciona' : 'funcionan'} bien; de ${numero(few)} hay pocas respuestas`;
}

/** What the answers to one question say. */
export function findingOfAnswers({ opciones, mejores, n, reparto }: PreguntaPorDentro): string {
  const wrong = opciones.filter(({ correcta }) => correcta === false);
  const worst = wrong.toSorted((a, b) => b.mejores - a.mejores).at(0);
  const right = opciones.filter(({ correcta }) => correcta);
  if (worst && right.length === 1 && mejores >= ENOUGH && worst.mejores > (right[0]?.mejores ?? 0))
    return `De las ${numero(mejores)} mejores, ${numero(worst.mejores)} eligen la ${worst.letra}, y la clave es la ${right[0]?.letra}`;
  const favourite = wrong.toSorted((a, b) => b.n - a.n).at(0);
  if (favourite && favourite.n > 0)
    return `El error más común es la ${favourite.letra}: ${numero(favourite.n)} de ${numero(n)}`;
  return `${numero(reparto.bien)} de ${cuenta(n, 'respuesta')} con todos los puntos`;
}
