import { DIA } from '@catedra/shared/core/duraciones.ts';
import { sorteo } from '#seed/content/azar.ts';
import { ZONA_DEMO } from '#seed/content/calendario.ts';
import { esPrueba, seEntrega } from '#seed/content/cursos.ts';
import { agenda, visita } from '#seed/content/historia/agenda.ts';
import { LUCIA, planDeLucia } from '#seed/content/historia/lucia.ts';
import { opiniones } from '#seed/content/historia/opiniones.ts';
import type { Paso } from '#seed/content/historia/pasos.ts';
import { planDe, primerDiaDe } from '#seed/content/historia/planes.ts';
import { personas } from '#seed/content/personas.ts';
import type { AccesoDemo, HistoriaDemo, PersonaDemo, ProgresoDemo } from '#seed/content/types.ts';

const DIAS_PARA_CALIFICAR = 8;

/** Someone who has finished everything did so some time ago; who has not was here on their last visit. */
function ultimoDia(persona: PersonaDemo, pasos: Paso[], acceso: number): number {
  if (pasos.some((paso) => paso.estado === 'en_curso') || persona.clave === LUCIA) return -acceso;
  const azar = sorteo(`fin/${persona.clave}`);
  const margen = -acceso - primerDiaDe(persona.clave);
  return -acceso - azar.entero(0, Math.floor(margen / 4));
}

function cerradaAntesDe({ actividad }: Paso, fin: Date, now: Date): boolean {
  if (!esPrueba(actividad) || actividad.contenido.cierraEnDias === null) return false;
  return fin.getTime() > now.getTime() + (actividad.contenido.cierraEnDias - 1) * DIA;
}

function progresoDe(persona: PersonaDemo, acceso: number, now: Date): ProgresoDemo[] {
  const pasos = persona.clave === LUCIA ? planDeLucia() : planDe(persona);
  const periodo = { desdeDia: primerDiaDe(persona.clave), hastaDia: ultimoDia(persona, pasos, acceso) };
  const tramos = agenda(
    now,
    persona.zonaHoraria ?? ZONA_DEMO,
    pasos.map((paso) => paso.tiempo),
    periodo,
    sorteo(`agenda/${persona.clave}`),
  );
  return pasos.flatMap((paso, i) => {
    const tramo = tramos[i];
    if (!tramo || cerradaAntesDe(paso, tramo.fin, now)) return [];
    const reciente = now.getTime() - tramo.fin.getTime() < DIAS_PARA_CALIFICAR * DIA;
    const porCorregir = seEntrega(paso.actividad) && reciente;
    return {
      persona: persona.clave,
      curso: paso.curso,
      actividad: paso.actividad.clave,
      estado: paso.estado,
      porcentaje: paso.porcentaje,
      nota: porCorregir ? null : paso.nota,
      tiempo: paso.tiempo,
      intentos: paso.intentos,
      iniciadoEn: tramo.inicio,
      actualizadoEn: tramo.fin,
      completadoEn: paso.estado === 'completada' ? tramo.fin : null,
    };
  });
}

function accesoDe(persona: PersonaDemo, acceso: number, filas: ProgresoDemo[], now: Date): AccesoDemo {
  const azar = sorteo(`acceso/${persona.clave}`);
  const visto = visita(now, persona.zonaHoraria ?? ZONA_DEMO, acceso, azar).getTime();
  const ultimaFila = Math.max(
    ...filas.map((fila) => fila.actualizadoEn.getTime() + azar.entero(60, 170) * 1000),
  );
  return { persona: persona.clave, en: new Date(Math.min(now.getTime(), Math.max(visto, ultimaFila))) };
}

/** Eight weeks of life of the academy, up to `now`: the same for the same moment. */
export function historia(now: Date): HistoriaDemo {
  const progreso: ProgresoDemo[] = [];
  const accesos: AccesoDemo[] = [];
  for (const persona of personas) {
    if (persona.accesoHaceDias === null) continue;
    const filas = progresoDe(persona, persona.accesoHaceDias, now);
    progreso.push(...filas);
    accesos.push(accesoDe(persona, persona.accesoHaceDias, filas, now));
  }
  return { progreso, accesos, feedback: opiniones(progreso, accesos, LUCIA) };
}
