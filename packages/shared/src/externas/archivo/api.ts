import { consultaDeSubida } from '#cargas/schemas.ts';
import { lineaDeFila } from '#cargas/filas.ts';
import { MAX_BYTES_DE_CARGA } from '#cargas/opciones.ts';
import { command, read } from '#core/contract.ts';
import { TIPOS_DE_HOJA } from '#core/hojas.ts';
import {
  cambioDeCargaDeExternas,
  cambioDeFilaDeExternas,
  cargaDeExternas,
  cargasDeExternas,
  consultaDeFilasDeExternas,
  paginaDeFilasDeExternas,
  previsionDeExternas,
} from '#externas/archivo/schemas.ts';

export const subir = command('POST /api/externas/cargas/:id', {
  summary: 'Sube un archivo de formación externa y dice qué haría cada fila; no registra nada',
  name: 'externas.subir-carga',
  query: consultaDeSubida,
  bytes: { max: MAX_BYTES_DE_CARGA },
  answer: cargaDeExternas,
});

export const leerCargas = read('GET /api/externas/cargas', {
  summary: 'Lee los últimos archivos de formación externa que se subieron',
  answer: cargasDeExternas,
});

export const leerCarga = read('GET /api/externas/cargas/:id', {
  summary: 'Lee cómo va un archivo de formación externa',
  answer: cargaDeExternas,
});

export const leerFilas = read('GET /api/externas/cargas/:id/filas', {
  summary: 'Lee por páginas las filas de un archivo de formación externa y lo que haría cada una',
  query: consultaDeFilasDeExternas,
  answer: paginaDeFilasDeExternas,
});

export const cambiar = command('PATCH /api/externas/cargas/:id', {
  summary: 'Cambia qué es cada columna de un archivo de formación externa',
  name: 'externas.cambiar-carga',
  body: cambioDeCargaDeExternas,
  answer: cargaDeExternas,
});

export const corregirFila = command('PATCH /api/externas/cargas/:id/filas/:linea', {
  summary: 'Corrige o deja fuera una fila de un archivo de formación externa',
  name: 'externas.corregir-fila',
  params: { linea: lineaDeFila },
  body: cambioDeFilaDeExternas,
  answer: cargaDeExternas,
});

export const registrar = command('POST /api/externas/cargas/:id/registrar', {
  summary: 'Registra las filas correctas de un archivo; sigue aunque se cierre la página',
  name: 'externas.registrar-carga',
  answer: cargaDeExternas,
});

export const preverDeshacer = read('GET /api/externas/cargas/:id/deshacer', {
  summary: 'Dice qué pasaría al deshacer un archivo de formación externa',
  answer: previsionDeExternas,
});

export const deshacer = command('POST /api/externas/cargas/:id/deshacer', {
  summary: 'Retira lo que se registró con un archivo; lo que tiene papel se conserva',
  name: 'externas.deshacer-carga',
  answer: cargaDeExternas,
});

const HOJA = { types: [TIPOS_DE_HOJA.xlsx], description: 'Un archivo' };

export const plantilla = read('GET /api/externas/cargas/plantilla.xlsx', {
  summary: 'Descarga una hoja vacía con los cursos y el catálogo de esta academia',
  file: HOJA,
});

export const fallidas = read('GET /api/externas/cargas/:id/fallidas.xlsx', {
  summary: 'Descarga las filas de un archivo que no se registraron, con su motivo',
  file: HOJA,
});
