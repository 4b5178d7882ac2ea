import type { Contenido } from '#actividades/contenido.ts';
import type { ReglaFinalizacion } from '#actividades/reglas.ts';
import type { Criterio, Tarea } from '#actividades/tipos/tarea/contenido.ts';
import { esTarea } from '#actividades/tipos/tarea/ficha.ts';
import { datosInvalidos, DomainError } from '#core/errors.ts';
import { sinNadaQueVer } from '#cursos/sin-nada-que-ver.ts';
import { conRubrica, parteDe, parteDeRubrica, puntosDe } from '#entregas/calificacion.ts';
import type { CriterioCalificado, EstadoEntrega } from '#entregas/schemas.ts';

export const noEsTarea = () =>
  new DomainError(409, 'NO_ES_TAREA', 'Esta actividad no pide que entregues nada.');

export const fueraDePlazo = () =>
  new DomainError(409, 'FUERA_DE_PLAZO', 'El plazo terminó y esta tarea no admite entregas tardías.');

export const entregaVacia = () =>
  new DomainError(409, 'ENTREGA_VACIA', 'Escribe algo o añade un archivo antes de entregar.');

export const yaEntregada = (actual?: unknown) =>
  new DomainError(409, 'YA_ENTREGADA', 'Tu trabajo ya está entregado. Podrás cambiarlo si te lo devuelven.', {
    actual,
  });

export const sinIntentos = (intentos: number) =>
  new DomainError(
    409,
    'SIN_INTENTOS',
    intentos === 1
      ? 'Esta tarea admite un solo intento. Corrige el trabajo, o permite más intentos en la tarea.'
      : `Ya usó los ${intentos} intentos de esta tarea. Corrige el trabajo, o permite más intentos en la tarea.`,
  );

export const enLaPapelera = () =>
  new DomainError(
    409,
    'EN_LA_PAPELERA',
    'Esta tarea está en la papelera, y no se podría entregar otra vez. Corrige el trabajo, o recupera antes la tarea.',
  );

export const yaDevuelta = (actual?: unknown) =>
  new DomainError(
    409,
    'YA_DEVUELTA',
    'Este trabajo ya se devolvió y la persona está con otro intento. Espera a que lo entregue.',
    { actual },
  );

export const esTuEntrega = () =>
  new DomainError(403, 'ENTREGA_PROPIA', 'Nadie corrige su propio trabajo. Pídeselo a otra persona.');

/** What an activity asks people to hand in. */
export function tareaDe(contenido: Contenido): Tarea {
  if (!esTarea(contenido)) throw noEsTarea();
  return contenido;
}

/** A later date given to one person for the whole course also moves its tasks. */
export const plazoDeEntrega = (venceEn: string | null, prorroga: string | null): string | null =>
  venceEn !== null && prorroga !== null && Date.parse(prorroga) > Date.parse(venceEn) ? prorroga : venceEn;

export const llegaTarde = (venceEn: string | null, now: Date): boolean =>
  venceEn !== null && Date.parse(venceEn) < now.getTime();

interface AntesDeEntregar {
  readonly tarea: Tarea;
  readonly venceEn: string | null;
  readonly texto: string;
  readonly archivos: number;
  /** Whether the try before this one was late; null for the first. */
  readonly anteriorTarde: boolean | null;
}

/** Whether a hand-in is late; whatever it lacks is thrown. */
export function alEntregar({ tarea, venceEn, texto, archivos, anteriorTarde }: AntesDeEntregar, now: Date) {
  if (archivos > tarea.maxArchivos) throw demasiadosArchivos(tarea.maxArchivos);
  const hayTexto = tarea.pideTexto && !sinNadaQueVer(texto);
  if (!hayTexto && archivos === 0) throw entregaVacia();
  // Whoever was asked to try again is not late for it.
  if (anteriorTarde !== null) return { tarde: anteriorTarde };
  const tarde = llegaTarde(venceEn, now);
  if (tarde && !tarea.admiteTarde) throw fueraDePlazo();
  return { tarde };
}

const archivosMal = (frase: string) => datosInvalidos({ archivoIds: frase }, frase);

export const archivoPerdido = () =>
  archivosMal('Uno de los archivos ya no está. Quítalo y vuelve a subirlo.');

function demasiadosArchivos(max: number) {
  if (max === 0) return archivosMal('Esta tarea no admite archivos.');
  return archivosMal(`Como mucho ${max} ${max === 1 ? 'archivo' : 'archivos'}.`);
}

interface Puesta {
  readonly nota: number | null;
  readonly puntos: readonly number[] | null;
}

/** The mark over 10 that some points make. */
export const notaDeRubrica = (rubrica: readonly Criterio[], dados: readonly number[]): number =>
  puntosDe(parteDeRubrica(rubrica, dados), 10);

/** The mark that whoever marks gives: with a rubric, what its points make. */
export function calificacionDe(
  rubrica: readonly Criterio[],
  { nota, puntos }: Puesta,
): { readonly nota: number; readonly rubrica: CriterioCalificado[] } {
  if (rubrica.length === 0) {
    if (nota === null) throw datosInvalidos({ nota: 'Escribe la nota, de 0 a 10.' });
    return { nota: puntosDe(parteDe([nota], [10]), 10), rubrica: [] };
  }
  const { parte, rubrica: calificada } = conRubrica(rubrica, puntos, 'puntos');
  return { nota: puntosDe(parte, 10), rubrica: calificada };
}

/** The mark from which a task that has to be passed is passed. */
export const NOTA_PARA_APROBAR = 5;

/** Whether a task counts as done once it has this mark; null where the mark has no say. */
export function completaConNota(
  regla: ReglaFinalizacion,
  reglaNota: number | null,
  nota: number,
): boolean | null {
  if (regla === 'entregar') return true;
  return regla === 'aprobar' ? nota >= (reglaNota ?? NOTA_PARA_APROBAR) : null;
}

/** How many tries a person has left after this one; null when there is no limit. */
export const intentosQueQuedan = (intento: number, maxIntentos: number | null): number | null =>
  maxIntentos === null ? null : Math.max(0, maxIntentos - intento);

export const SE_CALIFICAN: readonly EstadoEntrega[] = ['entregada', 'calificada'];
