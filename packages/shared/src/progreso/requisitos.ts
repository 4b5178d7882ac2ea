import type { Condicion, Requisitos } from '#actividades/requisitos.ts';
import { fechaALas } from '#fechas/en-palabras.ts';
import type { Paso, Recorrido } from '#progreso/paso.ts';

type Pasos = ReadonlyMap<string, Paso>;

const numero = new Intl.NumberFormat('es', { maximumFractionDigits: 2 });

/** It does not count for this person: neither is it waited for. */
export const dispensado = ({ exenta, cerroAntes }: Pick<Paso, 'exenta' | 'cerroAntes'>): boolean =>
  exenta !== undefined || cerroAntes === true;

/** What is asked of an activity that is not there any more, or does not count for someone, asks for nothing. */
function seCumple(condicion: Condicion, pasos: Pasos, { ahora, grupoIds }: Recorrido): boolean {
  if (condicion.tipo === 'fecha') return Date.parse(condicion.desde) <= Date.parse(ahora);
  if (condicion.tipo === 'grupo') return grupoIds.includes(condicion.grupoId);
  const paso = pasos.get(condicion.actividadId);
  if (!paso || dispensado(paso)) return true;
  if (condicion.tipo === 'completada') return paso.hecho === 'completada';
  return [paso.nota, paso.hechaAntes?.nota].some((nota) => (nota ?? -1) >= condicion.minima);
}

function loQueFalta(condicion: Condicion, pasos: Pasos, recorrido: Recorrido): string {
  if (condicion.tipo === 'fecha')
    return `llegue el ${fechaALas(condicion.desde, recorrido.ahora, recorrido.zona)}`;
  if (condicion.tipo === 'grupo') {
    const nombre = recorrido.grupos[condicion.grupoId];
    return nombre ? `estés en el grupo «${nombre}»` : 'estés en otro grupo';
  }
  const titulo = pasos.get(condicion.actividadId)?.titulo ?? '';
  if (condicion.tipo === 'completada') return `completes «${titulo}»`;
  return `saques un ${numero.format(condicion.minima)} o más en «${titulo}»`;
}

/** Why the requirements keep an activity closed, in words; null when they are met. */
export function motivoDeRequisitos(
  { modo, condiciones }: Requisitos,
  pasos: Pasos,
  recorrido: Recorrido,
): string | null {
  const pendientes = condiciones.filter((una) => !seCumple(una, pasos, recorrido));
  if (pendientes.length === 0) return null;
  if (modo === 'alguno' && pendientes.length < condiciones.length) return null;
  const lista = new Intl.ListFormat('es', { type: modo === 'todos' ? 'conjunction' : 'disjunction' });
  return `Se abre cuando ${lista.format(pendientes.map((una) => loQueFalta(una, pasos, recorrido)))}`;
}

/** Its last day went by: nothing that is done now opens it. */
export const seCerro = (
  { disponibleHasta }: Pick<Paso, 'disponibleHasta'>,
  { ahora }: Pick<Recorrido, 'ahora'>,
): boolean => disponibleHasta !== null && Date.parse(disponibleHasta) <= Date.parse(ahora);

/** Why its dates keep an activity closed, in words; null while it is open. */
export function motivoDeDisponibilidad(
  { disponibleDesde, disponibleHasta }: Pick<Paso, 'disponibleDesde' | 'disponibleHasta'>,
  recorrido: Recorrido,
): string | null {
  const ahora = Date.parse(recorrido.ahora);
  if (disponibleDesde && Date.parse(disponibleDesde) > ahora)
    return `Se abre el ${fechaALas(disponibleDesde, recorrido.ahora, recorrido.zona)}`;
  if (disponibleHasta && Date.parse(disponibleHasta) <= ahora)
    return `Se cerró el ${fechaALas(disponibleHasta, recorrido.ahora, recorrido.zona)}`;
  return null;
}
