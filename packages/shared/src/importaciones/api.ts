import { command, read } from '#core/contract.ts';
import { TIPOS_DE_HOJA } from '#core/hojas.ts';
import { MAX_BYTES_DE_IMPORTACION } from '#importaciones/limites.ts';
import {
  cambioDeImportacion,
  cambioDeLinea,
  consultaDeLineas,
  consultaDeSubida,
  elegirCategorias,
  exportarPreguntas,
  importacion,
  importacionesRecientes,
  lineaCambiada,
  numeroDeLinea,
  paginaDeLineas,
  preguntasTraidas,
  previsionDeDeshacer,
  previsionDeExportar,
} from '#importaciones/schemas.ts';

export const subir = command('POST /api/importaciones/:id', {
  summary: 'Lee un archivo de preguntas y guarda su revisión; no escribe ninguna',
  name: 'importaciones.subir',
  query: consultaDeSubida,
  bytes: { max: MAX_BYTES_DE_IMPORTACION },
  answer: importacion,
});

export const leerRecientes = read('GET /api/importaciones', {
  summary: 'Lee mis últimas importaciones de preguntas',
  answer: importacionesRecientes,
});

export const plantilla = read('GET /api/importaciones/plantilla.xlsx', {
  summary: 'Descarga una hoja para rellenar con preguntas, con sus instrucciones y un ejemplo de cada tipo',
  file: { types: [TIPOS_DE_HOJA.xlsx], description: 'Una hoja de cálculo' },
});

export const leerUna = read('GET /api/importaciones/:id', {
  summary: 'Lee cómo va una importación de preguntas y qué se eligió',
  answer: importacion,
});

export const leerLineas = read('GET /api/importaciones/:id/lineas', {
  summary: 'Lee por páginas qué pasará con cada pregunta del archivo',
  query: consultaDeLineas,
  answer: paginaDeLineas,
});

export const cambiar = command('PATCH /api/importaciones/:id', {
  summary: 'Dice a qué carpeta van y qué se hace con las que ya estaban',
  name: 'importaciones.cambiar',
  body: cambioDeImportacion,
  answer: importacion,
});

export const cambiarLinea = command('PATCH /api/importaciones/:id/lineas/:numero', {
  summary: 'Corrige una pregunta antes de importarla, o decide qué se hace con ella',
  name: 'importaciones.cambiar-linea',
  params: { numero: numeroDeLinea },
  body: cambioDeLinea,
  answer: lineaCambiada,
});

export const importar = command('POST /api/importaciones/:id/importar', {
  summary: 'Escribe en el banco las preguntas revisadas; sigue aunque se cierre la página',
  name: 'importaciones.ordenar',
  answer: importacion,
});

export const noImportadas = read('GET /api/importaciones/:id/no-importadas.txt', {
  summary: 'Descarga el texto de las preguntas que no se importan, con su porqué',
  file: { types: ['text/plain'], description: 'Un archivo de texto' },
});

export const preverDeshacer = read('GET /api/importaciones/:id/deshacer', {
  summary: 'Dice qué pasaría al deshacer una importación de preguntas, y qué lo impide',
  answer: previsionDeDeshacer,
});

export const deshacer = command('POST /api/importaciones/:id/deshacer', {
  summary: 'Lleva a la papelera las preguntas que trajo y devuelve a como estaban las que cambió',
  name: 'importaciones.deshacer',
  answer: importacion,
});

export const elegir = command('POST /api/importaciones/:id/elegir', {
  summary: 'De un archivo con demasiadas preguntas, lee las de unas carpetas',
  name: 'importaciones.elegir',
  body: elegirCategorias,
  answer: importacion,
});

export const leerTraidas = read('GET /api/importaciones/:id/preguntas', {
  summary: 'Lee las preguntas que trajo una importación, para ponerlas en una evaluación',
  answer: preguntasTraidas,
});

export const preverExportar = command('POST /api/preguntas/prever-exportar', {
  summary: 'Dice qué se perdería al descargar preguntas en un formato',
  tag: 'importaciones',
  body: exportarPreguntas,
  answer: previsionDeExportar,
  discoLleno: 'sirve',
});

export const exportar = command('POST /api/preguntas/exportar', {
  summary: 'Descarga preguntas en un archivo que otros programas leen',
  tag: 'importaciones',
  body: exportarPreguntas,
  file: {
    types: ['text/plain', 'application/xml', 'application/json', 'application/zip'],
    description: 'El archivo, según el formato',
  },
  discoLleno: 'sirve',
});
