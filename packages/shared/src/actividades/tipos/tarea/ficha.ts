import { A_MANO, AL_APROBAR_CON_NOTA, AL_ENTREGAR } from '#actividades/reglas.ts';
import { type Ficha, SIN_CONTENIDO } from '#actividades/tipos/ficha.ts';
import type { Tarea } from '#actividades/tipos/tarea/contenido.ts';

export const tarea: Ficha = {
  nombre: 'Tarea',
  para: 'Un trabajo que la persona entrega y alguien corrige.',
  enElAula: 'Tarea',
  una: 'una tarea',
  marcar: 'Marcar como hecha',
  avance: 'hecho',
  reglas: [AL_ENTREGAR, AL_APROBAR_CON_NOTA, A_MANO],
  trabajo: 'entregas',
  seCalifica: true,
  porCompletar: SIN_CONTENIDO,
};

export const esTarea = (contenido: { readonly tipo: string }): contenido is Tarea =>
  contenido.tipo === 'tarea';
