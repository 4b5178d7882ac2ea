import type { Sorteo } from '#seed/content/azar.ts';
import { aMinutos, esLaborable, momentoLocal, segundosDeHoy } from '#seed/content/calendario.ts';

export type Tramo = { inicio: Date; fin: Date };
export type Periodo = { desdeDia: number; hastaDia: number };

const APERTURA = aMinutos('07:30') * 60;
const CIERRE = aMinutos('20:30') * 60;
const HABITOS = ['08:10', '09:30', '12:15', '15:40', '17:20'];
const MARGEN_DE_HOY = 180;

function laborables(now: Date, zona: string, { desdeDia, hastaDia }: Periodo): number[] {
  const dias: number[] = [];
  for (let dia = desdeDia; dia <= hastaDia; dia++) {
    if (esLaborable(now, dia, zona)) dias.push(dia);
  }
  return dias;
}

/** Groups consecutive activities into sittings, never more than there are days. */
function enSesiones(tiempos: number[], dias: number, azar: Sorteo): number[][] {
  let capacidad = azar.entero(20, 55) * 60;
  for (;;) {
    const sesiones: number[][] = [];
    let ocupado = Number.POSITIVE_INFINITY;
    for (const tiempo of tiempos) {
      if (ocupado + tiempo > capacidad) {
        sesiones.push([]);
        ocupado = 0;
      }
      sesiones.at(-1)?.push(tiempo);
      ocupado += tiempo;
    }
    if (sesiones.length <= dias) return sesiones;
    capacidad *= 1.5;
  }
}

/** Different days for the sittings, in order, spread over the period and ending on its last day. */
function repartir(dias: number[], sesiones: number, azar: Sorteo): number[] {
  let indice = -1;
  return Array.from({ length: sesiones }, (_, i) => {
    const deseado = Math.floor(((i + azar.decimal()) * dias.length) / sesiones);
    const ultimoLibre = dias.length - sesiones + i;
    indice = i === sesiones - 1 ? dias.length - 1 : Math.min(ultimoLibre, Math.max(indice + 1, deseado));
    return dias[indice] ?? 0;
  });
}

/** A habitual hour of this person that leaves room for `duracion` before closing time, and before now if it is today. */
function horaDeInicio(now: Date, zona: string, dia: number, duracion: number, azar: Sorteo): number {
  const habito = HABITOS[azar.entero(0, HABITOS.length - 1)] ?? '09:30';
  const deseada = Math.min(aMinutos(habito) * 60 + azar.entero(0, 2400), CIERRE - duracion);
  if (dia < 0) return deseada;
  return Math.min(deseada, segundosDeHoy(now, zona) - MARGEN_DE_HOY - duracion);
}

/** Lays activities over working days and hours of the period, in order and without overlap, the last one on its last day. */
export function agenda(now: Date, zona: string, tiempos: number[], periodo: Periodo, azar: Sorteo): Tramo[] {
  const dias = laborables(now, zona, periodo);
  if (tiempos.length === 0) return [];
  if (dias.length === 0)
    return agenda(now, zona, tiempos, { ...periodo, desdeDia: periodo.desdeDia - 3 }, azar);

  const tramos: Tramo[] = [];
  const sesiones = enSesiones(tiempos, dias.length, azar);
  const elegidos = repartir(dias, sesiones.length, azar);
  for (const [i, sesion] of sesiones.entries()) {
    const pausas = sesion.map(() => azar.entero(20, 150));
    const duracion = [...sesion, ...pausas].reduce((suma, segundos) => suma + segundos, 0);
    const dia = elegidos[i] ?? periodo.hastaDia;
    let segundo = horaDeInicio(now, zona, dia, duracion, azar);
    if (dia === 0 && segundo < APERTURA)
      return agenda(now, zona, tiempos, { ...periodo, hastaDia: -1 }, azar);
    for (const [j, tiempo] of sesion.entries()) {
      tramos.push({
        inicio: momentoLocal(now, dia, segundo, zona),
        fin: momentoLocal(now, dia, segundo + tiempo, zona),
      });
      segundo += tiempo + (pausas[j] ?? 0);
    }
  }
  return tramos;
}

/** A visit on the given day, or on the working day before it. */
export function visita(now: Date, zona: string, haceDias: number, azar: Sorteo): Date {
  const [tramo] = agenda(now, zona, [60], { desdeDia: -haceDias - 3, hastaDia: -haceDias }, azar);
  return tramo?.fin ?? now;
}
