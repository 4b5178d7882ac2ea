import {
  ajustesDeCertificado,
  ajustesNuevos,
  certificado,
  codigoAComprobar,
  comprobado,
  emitidos,
  misCertificados,
  queFaltan,
  retirada,
} from '#certificados/schemas.ts';
import {
  consultaDeHoja,
  consultaDeRegistro,
  opcionesDeRegistro,
  porCaducar,
  registro,
} from '#certificados/registro.ts';
import { actoPorHacer, certificadosTocados } from '#certificados/tocados.ts';
import { misZips, zipDeCertificados, zipPedido } from '#certificados/zip.ts';
import { command, read } from '#core/contract.ts';

export const leerMios = read('GET /api/certificados/mios', {
  summary: 'Lee mis certificados, del más reciente al más antiguo',
  answer: misCertificados,
});

export const leer = read('GET /api/certificados/:id', {
  summary: 'Lee un certificado propio, o de una persona cuyos certificados se ven',
  answer: certificado,
});

export const descargar = read('GET /api/certificados/:id/pdf', {
  summary: 'Descarga el PDF firmado de un certificado',
  file: { types: ['application/pdf'], description: 'El certificado, siempre con los mismos bytes' },
  mirada: 'nunca',
});

export const comprobar = command('POST /api/certificados/comprobar', {
  summary: 'Comprueba un certificado por su código, sin iniciar sesión',
  body: codigoAComprobar,
  answer: comprobado,
  acceso: 'publico',
  discoLleno: 'sirve',
});

export const leerRegistro = read('GET /api/certificados', {
  summary: 'Lee el registro de certificados',
  query: consultaDeRegistro,
  answer: registro,
});

export const leerOpciones = read('GET /api/certificados/opciones', {
  summary: 'Lee los cursos y grupos por los que se puede filtrar el registro de certificados',
  answer: opcionesDeRegistro,
});

export const leerPorCaducar = read('GET /api/certificados/por-caducar', {
  summary: 'Cuenta por cursos los certificados que caducan en 90 días y nadie ha renovado',
  answer: porCaducar,
});

export const exportarRegistro = read('GET /api/certificados/hoja', {
  summary: 'Descarga el registro de certificados, para una hoja de cálculo',
  query: consultaDeHoja,
  file: {
    types: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv'],
    description: 'Una fila por certificado; el documento, solo de quienes se ve la ficha',
  },
  mirada: 'nunca',
});

export const pedirZip = command('POST /api/certificados/zips', {
  summary: 'Prepara un zip con los PDF de los certificados elegidos o de los que cumplen unos filtros',
  name: 'certificados.pedir-zip',
  body: zipPedido,
  answer: zipDeCertificados,
});

export const leerZips = read('GET /api/certificados/zips', {
  summary: 'Lee mis zips de certificados que se preparan o aún se pueden descargar',
  answer: misZips,
});

export const descargarZip = read('GET /api/certificados/zips/:id/archivo', {
  summary: 'Descarga un zip de certificados que pedí',
  file: { types: ['application/zip'], description: 'Un PDF por certificado, con su número y su persona' },
  mirada: 'nunca',
});

export const leerTocados = command('POST /api/certificados/tocados', {
  summary: 'Cuenta los certificados que se quedarían sin lo que acreditan si se hiciera algo, sin hacerlo',
  name: 'certificados.ensayar',
  body: actoPorHacer,
  answer: certificadosTocados,
  discoLleno: 'sirve',
});

export const retirar = command('POST /api/certificados/:id/retirar', {
  summary: 'Retira un certificado: quien lo compruebe leerá que ya no vale',
  body: retirada,
  answer: certificado,
});

export const reexpedir = command('POST /api/certificados/:id/reexpedir', {
  summary:
    'Vuelve a expedir un certificado con el nombre y el documento de hoy; el código anterior lleva al nuevo',
  answer: certificado,
});

export const leerAjustes = read('GET /api/cursos/:id/certificado', {
  summary: 'Lee cómo da un curso su certificado',
  answer: ajustesDeCertificado,
  tag: 'certificados',
});

export const guardarAjustes = command('PUT /api/cursos/:id/certificado', {
  summary: 'Cambia cómo da un curso su certificado; los expedidos no cambian',
  body: ajustesNuevos,
  answer: ajustesDeCertificado,
  tag: 'certificados',
});

export const leerQueFaltan = read('GET /api/cursos/:id/certificados-que-faltan', {
  summary: 'Cuenta quienes terminaron un curso y no tienen su certificado',
  answer: queFaltan,
  tag: 'certificados',
});

export const emitirQueFaltan = command('POST /api/cursos/:id/emitir-certificados', {
  summary: 'Emite los certificados que faltan de quienes terminaron un curso',
  answer: emitidos,
  tag: 'certificados',
});
