import type { ActividadDeIndice } from '@catedra/shared/actividades/schemas.ts';
import { fichaDe } from '@catedra/shared/actividades/fichas.ts';
import type { Condicion } from '@catedra/shared/actividades/requisitos.ts';

export const CONDICIONES: Readonly<Record<Condicion['tipo'], string>> = {
  completada: 'Ha completado una actividad',
  nota: 'Tiene una nota mínima',
  fecha: 'Ha llegado una fecha',
  grupo: 'Está en un grupo',
};

/** Those a condition can name: marks are had only where somebody gives them. */
export const nombrables = (tipo: Condicion['tipo'], otras: readonly ActividadDeIndice[]) =>
  tipo === 'nota' ? otras.filter((una) => fichaDe(una.tipo).seCalifica) : otras;

/** A condition to begin with; what it names may still have to be chosen. */
export function nuevaCondicion(tipo: Condicion['tipo'], otras: readonly ActividadDeIndice[]): Condicion {
  const actividadId = nombrables(tipo, otras).at(0)?.id ?? '';
  if (tipo === 'completada') return { tipo, actividadId };
  if (tipo === 'nota') return { tipo, actividadId, minima: 5 };
  return tipo === 'fecha' ? { tipo, desde: '' } : { tipo, grupoId: '' };
}
