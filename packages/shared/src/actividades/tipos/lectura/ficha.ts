import { A_MANO, AL_DEDICARLE_TIEMPO, alVer } from '#actividades/reglas.ts';
import { type Ficha, SIN_CONTENIDO } from '#actividades/tipos/ficha.ts';

export const lectura: Ficha = {
  nombre: 'Lectura',
  para: 'Un texto con imágenes, tablas o fórmulas, escrito aquí mismo.',
  enElAula: 'Lectura',
  una: 'una lectura',
  marcar: 'Marcar como leída',
  avance: 'hecho',
  reglas: [alVer('llega al final del texto', 'Se completa al leerla entera.'), AL_DEDICARLE_TIEMPO, A_MANO],
  trabajo: 'ninguno',
  seCalifica: false,
  porCompletar: SIN_CONTENIDO,
};
