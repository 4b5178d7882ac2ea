import { command } from '#core/contract.ts';
import {
  loteDeGrupo,
  loteDeUsuarios,
  loteQueEntra,
  resultadoDeLote,
  temporalesDeLote,
} from '#lotes/schemas.ts';

export const activar = command('POST /api/usuarios/activar', {
  summary: 'Activa a muchas personas',
  body: loteDeUsuarios,
  answer: resultadoDeLote,
});

export const suspender = command('POST /api/usuarios/suspender', {
  summary: 'Suspende a muchas personas y cierra sus sesiones',
  body: loteDeUsuarios,
  answer: resultadoDeLote,
});

export const añadirAGrupo = command('POST /api/usuarios/anadir-a-grupo', {
  summary: 'Añade a un grupo a muchas personas',
  body: loteQueEntra,
  answer: resultadoDeLote,
});

export const quitarDeGrupo = command('POST /api/usuarios/quitar-de-grupo', {
  summary: 'Saca de un grupo a muchas personas',
  body: loteDeGrupo,
  answer: resultadoDeLote,
});

export const invitar = command('POST /api/usuarios/invitar', {
  summary: 'Envía a muchas personas un enlace para elegir su contraseña',
  body: loteDeUsuarios,
  answer: resultadoDeLote,
});

export const darTemporales = command('POST /api/usuarios/restablecer-contrasenas', {
  summary: 'Da a muchas personas una contraseña temporal, que se muestra una vez',
  body: loteDeUsuarios,
  answer: temporalesDeLote,
});
