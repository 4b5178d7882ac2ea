import { command, read } from '#core/contract.ts';
import {
  cambioDeCampo,
  cambioDeOpciones,
  campo,
  campoEliminado,
  campoNuevo,
  camposALaVista,
  consultaDePersonas,
  ordenDeCampos,
  personasNombradas,
  quitaDeOpcion,
  usoDeCampos,
} from '#campos/schemas.ts';

export const leerCampos = read('GET /api/campos', {
  summary: 'Lee los campos propios que puedo ver en alguna persona',
  answer: camposALaVista,
});

export const leerPersonas = read('GET /api/campos/personas', {
  summary: 'Lee los nombres de las personas que nombran los campos de otras',
  query: consultaDePersonas,
  answer: personasNombradas,
});

export const leerUso = read('GET /api/campos/uso', {
  summary: 'Lee cuántas personas tienen cada campo y dónde se usa',
  answer: usoDeCampos,
});

export const crearCampo = command('PUT /api/campos/:id', {
  summary: 'Crea un campo propio de las personas',
  name: 'campos.crear',
  body: campoNuevo,
  answer: campo,
});

export const cambiarCampo = command('PATCH /api/campos/:id', {
  summary: 'Cambia el nombre de un campo, quién lo ve o lo que se le pide',
  name: 'campos.cambiar',
  body: cambioDeCampo,
  answer: campo,
});

export const ordenarCampos = command('POST /api/campos/ordenar', {
  summary: 'Pone los campos en otro orden',
  body: ordenDeCampos,
});

export const ponerOpciones = command('PUT /api/campos/:id/opciones', {
  summary: 'Añade, renombra u ordena los valores de una lista',
  name: 'campos.poner-opciones',
  body: cambioDeOpciones,
  answer: campo,
});

export const quitarOpcion = command('POST /api/campos/:id/opciones/:opcionId/quitar', {
  summary: 'Quita un valor de una lista y decide qué pasa con quienes lo tienen',
  name: 'campos.quitar-opcion',
  body: quitaDeOpcion,
  answer: campo,
});

export const recuperarOpcion = command('POST /api/campos/:id/opciones/:opcionId/recuperar', {
  summary: 'Vuelve a ofrecer un valor retirado de una lista',
  name: 'campos.recuperar-opcion',
  answer: campo,
});

export const retirarCampo = command('POST /api/campos/:id/retirar', {
  summary: 'Retira un campo: nadie lo ve, y lo que guardaba se conserva',
  answer: campo,
});

export const recuperarCampo = command('POST /api/campos/:id/recuperar', {
  summary: 'Recupera un campo retirado con lo que guardaba',
  answer: campo,
});

export const eliminarCampo = command('DELETE /api/campos/:id', {
  summary: 'Elimina un campo que nadie tiene relleno',
  name: 'campos.eliminar',
  answer: campoEliminado,
});
