import { command, read } from '#core/contract.ts';
import {
  banco,
  carpeta,
  carpetas,
  consultaDelBanco,
  duplicarPregunta,
  etiquetarPreguntas,
  guardarCarpeta,
  guardarPregunta,
  hechasVarias,
  moverPreguntas,
  pregunta,
  preguntaEntera,
  variasPreguntas,
  versionesDePregunta,
  volverAVersion,
} from '#preguntas/schemas.ts';

export const leerBanco = read('GET /api/preguntas', {
  summary: 'Lista las preguntas del banco que puedo ver',
  query: consultaDelBanco,
  answer: banco,
});

export const leerPregunta = read('GET /api/preguntas/:id', {
  summary: 'Lee una pregunta con su clave y dónde se usa',
  answer: preguntaEntera,
});

export const leerVersiones = read('GET /api/preguntas/:id/versiones', {
  summary: 'Lee las versiones de una pregunta, con su clave',
  answer: versionesDePregunta,
});

export const guardarUna = command('PUT /api/preguntas/:id', {
  summary: 'Crea una pregunta o guarda lo que se va escribiendo en ella',
  name: 'preguntas.guardar',
  body: guardarPregunta,
  answer: pregunta,
});

export const usarDesdeAhora = command('POST /api/preguntas/:id/usar-desde-ahora', {
  summary: 'Usa lo editado en los intentos que empiecen desde ahora',
  answer: pregunta,
});

export const volverAUnaVersion = command('POST /api/preguntas/:id/volver-a-una-version', {
  summary: 'Usa otra vez lo que decía una versión, y deja en borrador lo que decía la que se usa',
  body: volverAVersion,
  answer: pregunta,
});

export const descartarBorrador = command('POST /api/preguntas/:id/descartar-borrador', {
  summary: 'Olvida lo editado y deja la pregunta como se usa',
  answer: pregunta,
});

export const duplicar = command('POST /api/preguntas/:id/duplicar', {
  summary: 'Copia una pregunta',
  body: duplicarPregunta,
  answer: pregunta,
});

export const mover = command('POST /api/preguntas/mover', {
  summary: 'Lleva preguntas a otra carpeta',
  body: moverPreguntas,
  answer: hechasVarias,
});

export const etiquetar = command('POST /api/preguntas/etiquetar', {
  summary: 'Pone y quita etiquetas a varias preguntas',
  body: etiquetarPreguntas,
  answer: hechasVarias,
});

export const aLaPapelera = command('POST /api/preguntas/a-la-papelera', {
  summary: 'Lleva preguntas a la papelera del banco',
  body: variasPreguntas,
  answer: hechasVarias,
});

export const recuperar = command('POST /api/preguntas/recuperar', {
  summary: 'Saca preguntas de la papelera del banco',
  body: variasPreguntas,
  answer: hechasVarias,
});

export const leerCarpetas = read('GET /api/carpetas', {
  summary: 'Lee las carpetas del banco, sus etiquetas y los cursos que tienen una',
  answer: carpetas,
});

export const guardarUnaCarpeta = command('PUT /api/carpetas/:id', {
  summary: 'Crea una carpeta del banco, o le cambia el nombre o el lugar',
  name: 'carpetas.guardar',
  body: guardarCarpeta,
  answer: carpeta,
});

export const eliminarCarpeta = command('DELETE /api/carpetas/:id', {
  summary: 'Elimina una carpeta vacía del banco',
  name: 'carpetas.eliminar',
});
