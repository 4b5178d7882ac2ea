import { firma, firmaTraida } from '#certificados/firma/schemas.ts';
import { command, read } from '#core/contract.ts';

export const leerFirma = read('GET /api/certificados/firma', {
  summary: 'Lee con qué clave se firman los certificados, y con cuáles se firmaron',
  answer: firma,
});

export const traerFirma = command('POST /api/certificados/firma/traer', {
  summary: 'Firma desde ahora con la clave de un archivo .p12; lo firmado no cambia',
  body: firmaTraida,
  answer: firma,
  name: 'certificados.traer-firma',
});

export const firmarConPropia = command('POST /api/certificados/firma/propia', {
  summary: 'Firma desde ahora con la clave que hizo la academia',
  answer: firma,
  name: 'certificados.firmar-con-propia',
});
