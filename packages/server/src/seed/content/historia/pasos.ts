import type { Sorteo } from '#seed/content/azar.ts';
import { esPrueba, seEntrega } from '#seed/content/cursos.ts';
import type { ActividadDemo, EvaluacionDemo } from '#seed/content/types.ts';

/** What someone did in one activity, before it is given a date. */
export type Paso = {
  curso: string;
  actividad: ActividadDemo;
  estado: 'en_curso' | 'completada';
  porcentaje: number;
  nota: number | null;
  tiempo: number;
  intentos: number;
};

/** `nivel` is the mark expected of the person, `soltura` how much faster than at the beginning they already work (0 to 1). */
export type Aptitud = { nivel: number; soltura: number };

/** Enough to hand it in. */
const CON_ENTREGAR_BASTA = new Set(['bienvenida/presentate', 'claro/texto-propio']);

export const conDecimal = (nota: number) => Math.round(nota * 10) / 10;

function notaDe(nivel: number, azar: Sorteo): number {
  return conDecimal(Math.min(10, Math.max(1.5, nivel + (azar.decimal() - 0.5) * 3.2)));
}

function tiempoDe(actividad: ActividadDemo, { soltura }: Aptitud, azar: Sorteo): number {
  const factor = (0.8 + azar.decimal() * 0.6) * (1.15 - 0.35 * soltura);
  return Math.round(actividad.duracion * 60 * factor);
}

/** Tries until passing, running out of attempts or leaving it for another day. */
function evaluar(
  evaluacion: EvaluacionDemo,
  { nivel }: Aptitud,
  azar: Sorteo,
): { nota: number; intentos: number } {
  let nota = 0;
  let intentos = 0;
  do {
    nota = Math.max(nota, notaDe(nivel + intentos * 0.9, azar));
    intentos++;
  } while (nota < evaluacion.notaMinima && intentos < evaluacion.intentos && azar.acierta(0.85));
  return { nota, intentos };
}

/** A finished activity; an evaluation that was not passed stays en_curso. */
export function hacer(curso: string, actividad: ActividadDemo, aptitud: Aptitud, azar: Sorteo): Paso {
  const tiempo = tiempoDe(actividad, aptitud, azar);
  if (esPrueba(actividad)) {
    const { minutos, notaMinima } = actividad.contenido;
    const { nota, intentos } = evaluar(actividad.contenido, aptitud, azar);
    const porIntento =
      minutos === null ? tiempo : Math.min(tiempo, Math.round(minutos * 60 * (0.65 + azar.decimal() * 0.3)));
    const aprobada = nota >= notaMinima;
    return {
      curso,
      actividad,
      estado: aprobada ? 'completada' : 'en_curso',
      porcentaje: aprobada ? 100 : 0,
      nota,
      tiempo: porIntento * intentos,
      intentos,
    };
  }
  const nota = () =>
    CON_ENTREGAR_BASTA.has(actividad.clave) ? 10 : Math.max(5, notaDe(aptitud.nivel, azar));
  return {
    curso,
    actividad,
    estado: 'completada',
    porcentaje: 100,
    nota: seEntrega(actividad) ? nota() : null,
    tiempo: actividad.regla === 'tiempo' ? Math.max(tiempo, actividad.duracion * 60) : tiempo,
    intentos: seEntrega(actividad) ? 1 : 0,
  };
}

/** An activity left half done; nothing is known yet of an evaluation that was only opened. */
export function empezar(curso: string, actividad: ActividadDemo, aptitud: Aptitud, azar: Sorteo): Paso {
  const porcentaje = esPrueba(actividad) ? 0 : azar.entero(2, 8) * 10;
  const parte = Math.max(porcentaje, 10) / 100;
  return {
    curso,
    actividad,
    estado: 'en_curso',
    porcentaje,
    nota: null,
    tiempo: Math.max(45, Math.round(tiempoDe(actividad, aptitud, azar) * parte)),
    intentos: 0,
  };
}
