import { antesDe, MINUTO, tras } from '@catedra/shared/core/duraciones.ts';
import { aprueba, notaQueCuenta } from '@catedra/shared/intentos/nota.ts';
import { type Sorteo, sorteo } from '#seed/content/azar.ts';
import { grupos } from '#seed/content/grupos.ts';
import { LUCIA } from '#seed/content/historia/lucia.ts';
import {
  anulado,
  type Encargo,
  type IntentoDemo,
  intentoDe,
  pruebaDe,
  pruebas,
  type Reglamento,
  reglamento,
} from '#seed/content/intentos/intento.ts';
import { personas } from '#seed/content/personas.ts';
import type { AccesoDemo, HistoriaDemo, ProgresoDemo } from '#seed/content/types.ts';

const MOTIVO = 'Otra persona respondió desde su cuenta mientras estaba fuera de la sala.';

/** Attempts of one person at one evaluation, and the progress that they make. */
interface Hecha {
  readonly progreso: ProgresoDemo;
  readonly intentos: readonly IntentoDemo[];
}

/** Progress says what the attempts say, by the same rules as when they are handed in. */
function conProgreso(fila: ProgresoDemo, intentos: readonly IntentoDemo[], academia: Reglamento): Hecha {
  const reglas = academia.reglas(fila.actividad);
  const contados = intentos.map(({ fila: { estado = 'en_curso', nota, provisional = false } }) => ({
    estado,
    nota: nota === null || nota === undefined ? null : nota.toFixed(2),
    provisional,
  }));
  const nota = notaQueCuenta(reglas.notaQueCuenta, contados);
  const entregado = contados.some(({ estado }) => estado === 'entregado');
  const hecha = reglas.practica ? entregado : nota !== null && aprueba(nota, reglas.notaMinima);
  const tiempos = intentos.map(({ fila: { empezadoEn = '', entregadoEn } }) =>
    entregadoEn ? Math.round((Date.parse(entregadoEn) - Date.parse(empezadoEn)) / 1000) : 0,
  );
  return {
    intentos,
    progreso: {
      ...fila,
      estado: hecha ? 'completada' : 'en_curso',
      porcentaje: hecha ? 100 : 0,
      nota: nota === null ? null : Number(nota),
      intentos: intentos.at(-1)?.fila.numero ?? 0,
      tiempo: tiempos.reduce((suma, segundos) => suma + segundos, 0),
      completadoEn: hecha ? fila.actualizadoEn : null,
    },
  };
}

/** Whoever passed by little often needed a try before; the demo learner did what is told of her. */
function cuantos(
  { persona, intentos, nota }: ProgresoDemo,
  limite: number | null,
  minima: number,
  azar: Sorteo,
) {
  const justo = (nota ?? 0) >= minima && (nota ?? 0) < minima + 2.6;
  const otro = justo && persona !== LUCIA && (limite ?? 2) > intentos && azar.acierta(0.45);
  return intentos + (otro ? 1 : 0);
}

/** The attempts behind a mark of the history: one after the other in its time, the last one with that mark. */
function deLaHistoria(fila: ProgresoDemo, final: Encargo['final'], academia: Reglamento): Hecha {
  const { persona, actividad: prueba, iniciadoEn, actualizadoEn, nota } = fila;
  const { intentos: limite, notaMinima } = academia.reglas(prueba);
  const azar = sorteo(`intentos/${persona}/${prueba}`);
  const total = cuantos(fila, limite, notaMinima, azar);
  const cada = (actualizadoEn.getTime() - iniciadoEn.getTime()) / total;
  const intentos = Array.from({ length: total }, (_, i) => {
    const ultimo = i === total - 1;
    const desde = new Date(iniciadoEn.getTime() + Math.round(cada * i));
    const hasta = ultimo ? actualizadoEn : new Date(desde.getTime() + Math.round(cada * 0.9));
    const peor = Math.max(1.5, Math.min(nota ?? 0, notaMinima) - 0.6 - azar.decimal() * 2);
    return intentoDe(
      {
        prueba,
        persona,
        numero: i + 1,
        desde,
        hasta,
        nota: ultimo ? (nota ?? 0) : peor,
        ...(ultimo && final && { final }),
      },
      academia,
    );
  });
  return conProgreso(fila, intentos, academia);
}

/** People who could take an evaluation and have not, those who came last first. */
function quienes(prueba: string, hechas: readonly Hecha[], accesos: readonly AccesoDemo[]): AccesoDemo[] {
  const { curso } = pruebaDe(prueba);
  const inscritas = new Set(
    grupos
      .filter(({ cursos }) => cursos.some((suyo) => suyo.curso === curso))
      .flatMap(({ miembros }) => miembros.map(({ persona }) => persona)),
  );
  const ya = new Set(
    hechas.filter(({ progreso }) => progreso.actividad === prueba).map(({ progreso }) => progreso.persona),
  );
  const activas = new Set(personas.filter(({ estado }) => estado === 'activo').map(({ clave }) => clave));
  return accesos
    .filter(
      ({ persona }) =>
        inscritas.has(persona) && activas.has(persona) && !ya.has(persona) && persona !== LUCIA,
    )
    .toSorted((a, b) => b.en.getTime() - a.en.getTime() || (a.persona < b.persona ? -1 : 1));
}

interface Añadido extends Pick<Encargo, 'prueba' | 'final' | 'nota' | 'parte'> {
  /** Minutes since it began, for what is going on; else how many it took, on the last visit. */
  readonly minutos: number;
}

/** What the history does not tell: attempts that go on now, that ran out of time, that failed, and practice. */
const AÑADIDOS: readonly Añadido[] = [
  { prueba: 'datos/prueba-final', final: 'abierto', minutos: 11, nota: 7.5, parte: 0.55 },
  { prueba: 'datos/prueba-final', final: 'abierto', minutos: 4, nota: 6, parte: 0.2 },
  { prueba: 'excel/prueba', final: 'abierto', minutos: 17, nota: 8, parte: 0.6 },
  { prueba: 'excel/entrenamiento', final: 'abierto', minutos: 6, nota: 7, parte: 0.5 },
  { prueba: 'datos/prueba-final', final: 'tiempo', minutos: 24, nota: 6.5, parte: 0.6 },
  { prueba: 'datos/prueba-final', minutos: 19, nota: 4.6 },
  { prueba: 'datos/prueba-final', minutos: 22, nota: 5.4 },
  { prueba: 'excel/entrenamiento', minutos: 9, nota: 8.5 },
  { prueba: 'excel/entrenamiento', minutos: 7, nota: 6 },
  { prueba: 'excel/entrenamiento', minutos: 12, nota: 10 },
];

const HOLGURA = 50 * MINUTO;

/** One more attempt of somebody who has none there; nothing when nobody is left who could. */
function añadir(
  { minutos, ...añadido }: Añadido,
  hechas: readonly Hecha[],
  accesos: Map<string, AccesoDemo>,
  academia: Reglamento,
): Hecha | null {
  const { now } = academia;
  const { prueba, final } = añadido;
  const { curso } = pruebaDe(prueba);
  const abre = Date.parse(academia.reglas(prueba).abreEn ?? '') || 0;
  const ahora = final === 'abierto';
  const ocupadas = new Set(
    hechas
      .filter(({ intentos }) => intentos.at(-1)?.fila.estado === 'en_curso')
      .map(({ progreso }) => progreso.persona),
  );
  const libre = quienes(prueba, hechas, [...accesos.values()]).find(
    ({ persona, en }) =>
      !ocupadas.has(persona) && (ahora || (en.getTime() > abre && en.getTime() < now.getTime() - HOLGURA)),
  );
  if (!libre) return null;
  const { persona, en } = libre;
  const desde = ahora ? antesDe(now, minutos * MINUTO) : new Date(en.getTime() + MINUTO);
  const hasta = ahora ? new Date(now.getTime() - 20_000) : tras(desde, minutos * MINUTO);
  accesos.set(persona, { persona, en: hasta });
  const fila: ProgresoDemo = {
    persona,
    curso,
    actividad: prueba,
    estado: 'en_curso',
    porcentaje: 0,
    nota: null,
    tiempo: 0,
    intentos: 1,
    iniciadoEn: desde,
    actualizadoEn: hasta,
    completadoEn: null,
  };
  return conProgreso(fila, [intentoDe({ ...añadido, persona, numero: 1, desde, hasta }, academia)], academia);
}

/** The first of two tries of somebody at the anchors, annulled some hours later. */
function conAnulado(hechas: readonly Hecha[], academia: Reglamento): Hecha[] {
  const cual = hechas.find(
    ({ progreso, intentos }) => progreso.actividad === 'altura/prueba-anclajes' && intentos.length > 1,
  );
  return hechas.map((una) => {
    const [primero, ...resto] = una.intentos;
    if (una !== cual || !primero) return una;
    return conProgreso(
      una.progreso,
      [anulado(primero, MOTIVO, una.progreso.actualizadoEn), ...resto],
      academia,
    );
  });
}

export interface ConIntentos extends Pick<HistoriaDemo, 'progreso' | 'accesos'> {
  readonly intentos: readonly IntentoDemo[];
}

/** The history, with the attempts behind each mark; what is told of an evaluation is what its attempts give. */
export function conIntentos({ progreso, accesos }: HistoriaDemo, now: Date): ConIntentos {
  const academia = reglamento(now);
  const deLectura = progreso.filter(({ actividad }) => !pruebas.has(actividad));
  const dePrueba = progreso.filter(({ actividad, nota }) => pruebas.has(actividad) && nota !== null);
  const porCalificar = dePrueba
    .filter(({ actividad }) => actividad === 'claro/prueba-final')
    .toSorted((a, b) => b.actualizadoEn.getTime() - a.actualizadoEn.getTime())[0];
  const hechas: Hecha[] = conAnulado(
    dePrueba.map((fila) => deLaHistoria(fila, fila === porCalificar ? 'por_calificar' : undefined, academia)),
    academia,
  );
  const visitas = new Map(accesos.map((uno) => [uno.persona, uno]));
  for (const añadido of AÑADIDOS) {
    const hecha = añadir(añadido, hechas, visitas, academia);
    if (hecha) hechas.push(hecha);
  }
  return {
    progreso: [...deLectura, ...hechas.map((una) => una.progreso)],
    accesos: [...visitas.values()],
    intentos: hechas.flatMap((una) => una.intentos),
  };
}
