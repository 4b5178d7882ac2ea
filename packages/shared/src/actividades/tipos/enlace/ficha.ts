import { A_MANO, alVer } from '#actividades/reglas.ts';
import { type Ficha, SIN_CONTENIDO } from '#actividades/tipos/ficha.ts';

export const enlace: Ficha = {
  nombre: 'Enlace',
  para: 'Una página de fuera de la academia.',
  enElAula: 'Enlace',
  una: 'un enlace',
  marcar: 'Marcar como visto',
  avance: 'hecho',
  reglas: [alVer('abre el enlace', 'Se completa al abrir el enlace.'), A_MANO],
  trabajo: 'ninguno',
  seCalifica: false,
  porCompletar: SIN_CONTENIDO,
};
