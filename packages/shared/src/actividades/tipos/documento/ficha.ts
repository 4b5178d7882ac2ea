import { A_MANO, AL_DEDICARLE_TIEMPO, alVer } from '#actividades/reglas.ts';
import { type Ficha, SIN_CONTENIDO } from '#actividades/tipos/ficha.ts';

export const documento: Ficha = {
  nombre: 'Documento',
  para: 'Un PDF o una imagen que se ven aquí, u otro archivo que se descarga.',
  enElAula: 'Documento',
  una: 'un documento',
  marcar: 'Marcar como leído',
  avance: 'hecho',
  reglas: [
    alVer('llega al final del documento, o lo descarga', 'Se completa al verlo entero.'),
    AL_DEDICARLE_TIEMPO,
    A_MANO,
  ],
  trabajo: 'ninguno',
  seCalifica: false,
  porCompletar: SIN_CONTENIDO,
};
