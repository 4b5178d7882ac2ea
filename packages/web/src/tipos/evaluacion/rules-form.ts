import {
  type Evaluacion,
  type EvaluacionEditable,
  evaluaciones,
} from '@catedra/shared/evaluaciones/collection.ts';
import { schemaResolver } from '@mantine/form';
import { cuenta, diaYHora, duracion, fechaCompleta, numero } from '#ui/words/words.ts';

export type Reglas = Record<string, unknown> & EvaluacionEditable;

const FIELDS = Object.keys(evaluaciones.editable.shape) as (keyof EvaluacionEditable)[];

export const reglasDe = (evaluacion: Evaluacion): Reglas =>
  Object.fromEntries(FIELDS.map((field) => [field, evaluacion[field]])) as Reglas;

const bySchema = schemaResolver(evaluaciones.editable, { sync: true });

/** The same rules as the server's. */
export function validateReglas(values: Reglas): Record<string, unknown> {
  const parsed = evaluaciones.editable.safeParse(values);
  return parsed.success ? { ...evaluaciones.invariant?.(parsed.data) } : bySchema(values);
}

export const LABELS: Readonly<Record<string, string>> = {
  intentos: 'Intentos',
  esperaMinutos: 'Espera entre intentos',
  pararAlAprobar: 'Parar al aprobar',
  notaQueCuenta: 'Nota que cuenta',
  minutos: 'Tiempo',
  alVencer: 'Al acabar el tiempo',
  toleranciaSegundos: 'Tolerancia',
  graciaMinutos: 'Minutos de gracia',
  abreEn: 'Abre',
  cierraEn: 'Cierra',
  notaMinima: 'Nota para aprobar',
  resta: 'Lo que resta un error',
  barajar: 'Orden',
  porPagina: 'Preguntas por página',
  secuencial: 'Volver atrás',
  revision: 'Qué ve y cuándo',
  practica: 'Práctica',
  declaracion: 'Declaración',
  publicarAMano: 'Cuándo se dice lo que corrige una persona',
  aCiegas: 'Si quien corrige lee de quién es',
  empezarJuntos: 'Cuándo se empieza',
};

export const NOTAS = [
  ['mejor', 'la mejor'],
  ['ultima', 'la última'],
  ['primera', 'la primera'],
  ['media', 'la media'],
] as const;

export const AL_VENCER = [
  ['entregar', 'se entrega sola'],
  ['gracia', 'tiene unos minutos para entregarla'],
  ['anular', 'se anula'],
] as const;

export const RESTAS_ESCRITAS = [
  ['0', 'no resta'],
  ['1/4', 'resta ¼'],
  ['1/3', 'resta ⅓'],
  ['1/2', 'resta ½'],
  ['1', 'resta lo que vale'],
  ['opciones', 'resta según sus opciones'],
] as const;

const WORDS: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  notaQueCuenta: NOTAS,
  alVencer: AL_VENCER,
  resta: RESTAS_ESCRITAS,
};

/** A value as a person would write it. */
export const written =
  (zone: string) =>
  (field: string, value: unknown): string => {
    if (typeof value === 'boolean') return value ? 'sí' : 'no';
    if (typeof value === 'number') return numero(value);
    if (typeof value === 'object' && value !== null) return 'otra tabla';
    if (typeof value !== 'string') return field === 'minutos' || field === 'intentos' ? 'sin límite' : 'nada';
    const word = WORDS[field]?.find(([one]) => one === value)?.[1];
    return word ?? (field === 'declaracion' ? value : fechaCompleta(value, zone));
  };

const short = (field: string, value: unknown, now: Date, zone: string): string => {
  if ((field === 'abreEn' || field === 'cierraEn') && typeof value === 'string')
    return diaYHora(value, now, zone).replace(/^el /, '');
  if (field === 'minutos' && typeof value === 'number') return duracion(value);
  return written(zone)(field, value);
};

/** «Cambias la hora de cierre de … a …; 120 personas lo verán». */
export function effectOf(
  before: Reglas,
  after: Reglas,
  { personas, enCurso }: { readonly personas: number; readonly enCurso: number },
  publicada: boolean,
  now: Date,
  zone: string,
): string {
  const changed = FIELDS.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
  const [one] = changed;
  if (!one) return 'Tienes cambios sin guardar.';
  const what =
    changed.length === 1 && one !== 'revision'
      ? `Cambias «${LABELS[one] ?? one}» de ${short(one, before[one], now, zone)} a ${short(one, after[one], now, zone)}.`
      : `Cambias ${cuenta(changed.length, 'regla')}: ${changed.map((field) => (LABELS[field] ?? field).toLowerCase()).join(', ')}.`;
  const who = publicada
    ? ` ${cuenta(personas, 'persona')} lo ${personas === 1 ? 'verá' : 'verán'} en «Mis pruebas»`
    : ' Todavía no la ve nadie';
  const running =
    enCurso > 0
      ? `; ${enCurso === 1 ? 'el intento ya empezado sigue' : `los ${enCurso} intentos ya empezados siguen`} con las reglas de antes.`
      : publicada
        ? '; nadie la está haciendo ahora.'
        : '.';
  return what + who + running;
}
