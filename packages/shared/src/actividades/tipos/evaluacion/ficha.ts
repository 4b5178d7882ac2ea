import { AL_APROBAR, AL_ENTREGAR } from '#actividades/reglas.ts';
import type { DeEvaluacion } from '#actividades/tipos/evaluacion/contenido.ts';
import type { Ficha } from '#actividades/tipos/ficha.ts';

export const evaluacion: Ficha = {
  nombre: 'Evaluación',
  para: 'Una prueba con intentos, tiempo y nota.',
  enElAula: 'Prueba',
  una: 'una prueba',
  marcar: 'Marcar como hecha',
  avance: 'hecho',
  reglas: [AL_APROBAR, AL_ENTREGAR],
  trabajo: 'intentos',
  seCalifica: true,
  porCompletar: {
    estado: 'Borrador',
    falta: (titulo) => `La evaluación «${titulo}» está en borrador.`,
    una: 'evaluación en borrador',
    varias: 'evaluaciones en borrador',
  },
};

export const esEvaluacion = (contenido: { readonly tipo: string }): contenido is DeEvaluacion =>
  contenido.tipo === 'evaluacion';
