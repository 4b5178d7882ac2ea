import { command, read } from '#core/contract.ts';
import { TIPOS_DE_HOJA } from '#core/hojas.ts';
import { consultaDeFoto, fotoAbierta, fotoComprobada, fotos, hojaDeFoto } from '#fotos/schemas.ts';

export const leerFotos = read('GET /api/fotos', {
  summary: 'Lee las fotos del cumplimiento que se guardan, la última primero',
  answer: fotos,
});

export const leerFoto = read('GET /api/fotos/:id', {
  summary: 'Lee por páginas cómo estaba cada persona en cada curso cuando se tomó una foto',
  query: consultaDeFoto,
  answer: fotoAbierta,
});

export const descargarFoto = read('GET /api/fotos/:id/hoja', {
  summary: 'Descarga una foto del cumplimiento, para una hoja de cálculo',
  query: hojaDeFoto,
  file: { types: Object.values(TIPOS_DE_HOJA), description: 'Un archivo' },
});

export const comprobarFoto = read('GET /api/fotos/:id/comprobacion', {
  summary: 'Comprueba que una foto guarda lo que guardó, y que sigue a la anterior',
  answer: fotoComprobada,
});

export const pedirFoto = command('PUT /api/fotos/:id', {
  summary: 'Toma una foto del cumplimiento de ahora; se toma aparte y se lee cuando está',
  name: 'fotos.pedir',
});
