import { quitarActividades } from '#actividades/schemas.ts';
import { command, read } from '#core/contract.ts';
import { consultaDePapelera, enviado, papelera, recuperado } from '#papelera/schemas.ts';
import { usoDeActividades, usoDeCurso } from '#papelera/uso.ts';

export const leer = read('GET /api/papelera', {
  summary: 'Lee lo que espera en la papelera, o lo que quedó archivado en ella',
  query: consultaDePapelera,
  answer: papelera,
});

export const tirarCurso = command('POST /api/cursos/:id/a-la-papelera', {
  summary: 'Envía un curso a la papelera, con todo lo que contiene y lo que hizo cada persona',
  name: 'papelera.tirar-curso',
  answer: enviado,
});

export const recuperar = command('POST /api/papelera/:id/recuperar', {
  summary: 'Devuelve a su sitio lo que está en la papelera; en un curso publicado espera a publicarse',
  answer: recuperado,
});

export const borrar = command('POST /api/papelera/:id/eliminar-para-siempre', {
  summary: 'Borra de la papelera algo que nadie usó',
  discoLleno: 'sirve',
});

export const leerUsoDeCurso = read('GET /api/cursos/:id/uso', {
  summary: 'Dice a quién toca eliminar un curso, antes de pedirlo',
  tag: 'papelera',
  answer: usoDeCurso,
});

/** A question, too long for an address. */
export const leerUsoDeActividades = command('POST /api/cursos/:id/uso-de-actividades', {
  summary: 'Dice a quién toca eliminar unas actividades, antes de pedirlo',
  tag: 'papelera',
  name: 'papelera.leer-uso-de-actividades',
  body: quitarActividades,
  answer: usoDeActividades,
  discoLleno: 'sirve',
});
