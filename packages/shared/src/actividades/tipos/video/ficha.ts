import { A_MANO, alVer, alVerParte } from '#actividades/reglas.ts';
import { type Ficha, SIN_CONTENIDO } from '#actividades/tipos/ficha.ts';

export const video: Ficha = {
  nombre: 'Vídeo',
  para: 'Un vídeo tuyo, o uno de YouTube o Vimeo.',
  enElAula: 'Vídeo',
  una: 'un vídeo',
  marcar: 'Marcar como visto',
  avance: 'visto',
  reglas: [alVerParte('del vídeo'), alVer('lo ve hasta el final', 'Se completa al ver el vídeo.'), A_MANO],
  trabajo: 'ninguno',
  seCalifica: false,
  porCompletar: SIN_CONTENIDO,
};
