import type { ActividadEditable } from '#actividades/collection.ts';
import { type TipoActividad, tipoDe } from '#actividades/contenido.ts';
import { SIN_REQUISITOS } from '#actividades/requisitos.ts';

type Ajustes = Omit<ActividadEditable, 'cursoId' | 'seccion' | 'orden' | 'titulo' | 'tipo' | 'contenido'>;

/** What a new activity of a kind starts with. */
export function ajustesIniciales(tipo: TipoActividad): Ajustes {
  const [regla] = tipoDe(tipo).reglas;
  return {
    obligatoria: true,
    regla,
    reglaMinutos: null,
    reglaPorcentaje: regla === 'porcentaje' ? 90 : null,
    reglaNota: null,
    duracion: null,
    oculta: false,
    exigeATerminados: false,
    requisitos: SIN_REQUISITOS,
    disponibleDesde: null,
    disponibleHasta: null,
    venceEn: null,
  };
}
