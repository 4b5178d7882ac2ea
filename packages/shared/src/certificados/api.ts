import {
  ajustesDeCertificado,
  ajustesNuevos,
  certificado,
  codigoAComprobar,
  comprobado,
  consultaDeRegistro,
  emitidos,
  misCertificados,
  queFaltan,
  registro,
  retirada,
} from '#certificados/schemas.ts';
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
