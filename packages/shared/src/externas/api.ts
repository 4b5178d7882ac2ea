import { command, read } from '#core/contract.ts';
import { TIPOS_DE_HOJA } from '#core/hojas.ts';
import {
  catalogoExterno,
  consultaDeExternas,
  entradaDeCatalogo,
  entradaEscrita,
  externa,
  externaNueva,
  externas,
  hojaDeExternas,
  papelDeExterna,
  registroDeExternas,
  retiradaDeExterna,
} from '#externas/schemas.ts';

export const leerMias = read('GET /api/externas/mias', {
  summary: 'Lee mi formación externa, de la más reciente a la más antigua',
  answer: externas,
});

export const leerRegistro = read('GET /api/externas', {
  summary: 'Lee el registro de formación externa',
  query: consultaDeExternas,
  answer: registroDeExternas,
});

export const exportarRegistro = read('GET /api/externas/hoja', {
  summary: 'Descarga el registro de formación externa, para una hoja de cálculo',
  query: hojaDeExternas,
  file: { types: Object.values(TIPOS_DE_HOJA), description: 'Un archivo' },
});

export const leerDePersona = read('GET /api/usuarios/:id/externas', {
  summary: 'Lee la formación externa de una persona cuyos certificados se ven',
  answer: externas,
  tag: 'externas',
});

export const registrar = command('POST /api/usuarios/:id/externas', {
  summary: 'Registra formación que una persona hizo fuera de la academia; completa su curso en ese día',
  name: 'externas.registrar',
  body: externaNueva,
  answer: externa,
  tag: 'externas',
});

export const ponerPapel = command('PUT /api/externas/:id/papel', {
  summary: 'Adjunta el papel de una formación externa, o lo cambia por otro',
  name: 'externas.poner-papel',
  body: papelDeExterna,
  answer: externa,
});

export const retirar = command('POST /api/externas/:id/retirar', {
  summary: 'Retira una formación externa: lo que completó queda como estaba',
  body: retiradaDeExterna,
  answer: externa,
});

export const leerCatalogo = read('GET /api/externas/catalogo', {
  summary: 'Lee el catálogo de formación externa',
  answer: catalogoExterno,
});

export const guardarEntrada = command('PUT /api/externas/catalogo/:id', {
  summary: 'Añade una entrada al catálogo de formación externa, o la cambia',
  name: 'externas.guardar-entrada',
  body: entradaEscrita,
  answer: entradaDeCatalogo,
});

export const retirarEntrada = command('POST /api/externas/catalogo/:id/retirar', {
  summary: 'Retira una entrada del catálogo: quien la tiene la conserva y no se da a nadie más',
  name: 'externas.retirar-entrada',
  answer: entradaDeCatalogo,
});

export const recuperarEntrada = command('POST /api/externas/catalogo/:id/recuperar', {
  summary: 'Vuelve a ofrecer una entrada retirada del catálogo de formación externa',
  name: 'externas.recuperar-entrada',
  answer: entradaDeCatalogo,
});
