import { archivo } from '#archivos/archivo.ts';
import { ponerFoto, usoDelAlmacen } from '#archivos/schemas.ts';
import { limitesDeArchivos } from '#archivos/limites.ts';
import { command, read } from '#core/contract.ts';
import { usuarios } from '#usuarios/collection.ts';

export const leerUno = read('GET /api/archivos/:id', {
  summary: 'Lee los datos de un archivo',
  answer: archivo,
});

export const leerLimites = read('GET /api/archivos/limites', {
  summary: 'Dice cuánto puede pesar cada archivo',
  answer: limitesDeArchivos,
});

export const leerUso = read('GET /api/archivos/uso', {
  summary: 'Lee cuánto espacio ocupan los archivos y en qué',
  answer: usoDelAlmacen,
});

export const terminar = command('POST /api/archivos/:id/terminar', {
  summary: 'Da por terminada una subida mía: mira qué es y la deja lista',
  answer: archivo,
});

export const abandonar = command('DELETE /api/subidas/:id', {
  summary: 'Abandona una subida mía',
  tag: 'archivos',
});

export const ponerMiFoto = command('PUT /api/sesion/mi-foto', {
  summary: 'Pone una foto mía en mi cuenta, o la quita',
  name: 'sesion.poner-mi-foto',
  body: ponerFoto,
  answer: usuarios.record,
});
