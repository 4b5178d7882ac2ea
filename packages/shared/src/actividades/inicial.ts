import type { ActividadEditable } from '#actividades/collection.ts';
import type { TipoActividad } from '#actividades/contenido.ts';
import { fichaDe, reglaDe } from '#actividades/fichas.ts';
import { CIFRAS_INICIALES, type ReglaFinalizacion } from '#actividades/reglas.ts';
import { SIN_REQUISITOS } from '#actividades/requisitos.ts';

type Ajustes = Required<
  Omit<ActividadEditable, 'cursoId' | 'seccion' | 'orden' | 'titulo' | 'tipo' | 'contenido'>
>;

/** What a rule needs, and nothing of what another one needed. */
export function conCifra(regla: ReglaFinalizacion, tipo: TipoActividad) {
  const nada = { reglaMinutos: null, reglaPorcentaje: null, reglaNota: null };
  const cifra = reglaDe(tipo, regla)?.cifra;
  return {
    regla,
    ...nada,
    ...(cifra && { [cifra.campo]: CIFRAS_INICIALES[cifra.campo] }),
  } satisfies Partial<ActividadEditable>;
}

/** What a new activity of a kind starts with. */
export function ajustesIniciales(tipo: TipoActividad): Ajustes {
  const [{ regla }] = fichaDe(tipo).reglas;
  return {
    obligatoria: true,
    ...conCifra(regla, tipo),
    duracion: null,
    oculta: false,
    exigeATerminados: false,
    noSeRepite: false,
    requisitos: SIN_REQUISITOS,
    disponibleDesde: null,
    disponibleHasta: null,
    venceEn: null,
  };
}
