import {
  anuncio,
  anuncioEscrito,
  audiencia,
  cifrasDeAnuncio,
  consultaDeAnuncios,
  consultaDeAudiencia,
  consultaDeDestinos,
  consultaDeLecturas,
  consultaDeMios,
  destinosPosibles,
  lecturaDeAnuncio,
  lecturas,
  misAnuncios,
  registroDeAnuncios,
} from '#anuncios/schemas.ts';
import { command, read } from '#core/contract.ts';

export const leerMios = read('GET /api/anuncios/mios', {
  summary: 'Lee los anuncios que tengo ahora y no he apartado, o el que se pide: los fijados primero',
  query: consultaDeMios,
  answer: misAnuncios,
});

export const leer = command('POST /api/anuncios/:id/leer', {
  summary: 'Marca un anuncio como leído por mí y, si se pide, lo aparta de mi inicio',
  name: 'anuncios.leer',
  body: lecturaDeAnuncio,
});

export const leerRegistro = read('GET /api/anuncios', {
  summary: 'Lee los anuncios que se pueden llevar, del más reciente al más antiguo',
  query: consultaDeAnuncios,
  answer: registroDeAnuncios,
});

export const leerDestinos = read('GET /api/anuncios/destinos', {
  summary: 'Busca a quién se puede anunciar algo: perfiles, grupos, cursos y personas',
  query: consultaDeDestinos,
  answer: destinosPosibles,
});

export const leerAudiencia = command('POST /api/anuncios/audiencia', {
  summary: 'Dice quiénes verían ahora un anuncio dirigido a estos destinos',
  name: 'anuncios.audiencia',
  body: consultaDeAudiencia,
  answer: audiencia,
  discoLleno: 'sirve',
});

export const leerUno = read('GET /api/anuncios/:id', {
  summary: 'Lee un anuncio que se puede llevar',
  answer: anuncio,
});

export const guardar = command('PUT /api/anuncios/:id', {
  summary: 'Escribe un anuncio: lo guarda en borrador, lo publica o lo cambia',
  name: 'anuncios.guardar',
  body: anuncioEscrito,
  answer: anuncio,
});

export const retirar = command('POST /api/anuncios/:id/retirar', {
  summary: 'Retira un anuncio: nadie lo ve ya; un borrador se elimina',
  answer: anuncio,
});

export const leerCifras = read('GET /api/anuncios/:id/cifras', {
  summary: 'Cuenta cuántas personas de la audiencia de ahora han leído un anuncio',
  answer: cifrasDeAnuncio,
});

export const leerLecturas = read('GET /api/anuncios/:id/lecturas', {
  summary: 'Lee quiénes de la audiencia de ahora han leído un anuncio, o quiénes no',
  query: consultaDeLecturas,
  answer: lecturas,
});
