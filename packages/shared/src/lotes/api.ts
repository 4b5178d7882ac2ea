import { command } from '#core/contract.ts';
import {
  exentosEnCursos,
  eximirEnCursos as exencionEnCursos,
  prorrogadosEnCursos,
  prorrogarEnCursos as prorrogaEnCursos,
  recordadosEnCursos,
  recordarEnCursos as aQuienesRecordar,
} from '#lotes/asignaciones.ts';
import {
  cursosDeLote,
  deshacerDeCurso as pedidoDeCurso,
  deshacerDeCursos as pedidoDeCursos,
  deshacerDeGrupo as pedidoDeGrupo,
  deshecho,
  loteDeCurso,
  loteDeCursos,
  loteDeGrupo,
  loteDePerfil,
  loteDePlazo,
  loteDeEstado,
  loteDeUsuarios,
  loteQueEntra,
  resultadoDeLote,
  temporalesDeLote,
} from '#lotes/schemas.ts';

export const activar = command('POST /api/usuarios/activar', {
  summary: 'Activa a muchas personas',
  body: loteDeEstado,
  answer: resultadoDeLote,
});

export const suspender = command('POST /api/usuarios/suspender', {
  summary: 'Suspende a muchas personas y cierra sus sesiones',
  body: loteDeEstado,
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

export const cambiarPerfil = command('POST /api/usuarios/cambiar-perfil', {
  summary: 'Da otro perfil a muchas personas',
  body: loteDePerfil,
  answer: resultadoDeLote,
});

export const asignarCurso = command('POST /api/usuarios/asignar-curso', {
  summary: 'Inscribe en un curso a muchas personas, con su plazo si se dice',
  body: loteDeCurso,
  answer: resultadoDeLote,
});

export const asignarCursos = command('POST /api/usuarios/asignar-cursos', {
  summary: 'Inscribe en varios cursos a muchas personas, con el mismo plazo si se dice',
  body: loteDeCursos,
  answer: cursosDeLote,
});

export const prorrogar = command('POST /api/usuarios/prorrogar', {
  summary: 'Da a muchas personas su propia fecha para terminar un curso, con un motivo',
  body: loteDePlazo,
  answer: resultadoDeLote,
});

export const deshacerDeGrupo = command('POST /api/usuarios/deshacer-grupo', {
  summary: 'Deshace lo que se hizo con el grupo de muchas personas; quien cambió después sigue igual',
  name: 'grupos.deshacer-lote',
  body: pedidoDeGrupo,
  answer: deshecho,
});

export const deshacerDeCurso = command('POST /api/usuarios/deshacer-curso', {
  summary:
    'Deshace lo que se hizo con el curso o el plazo de muchas personas; quien cambió después sigue igual',
  name: 'cursos.deshacer-lote',
  body: pedidoDeCurso,
  answer: deshecho,
});

export const deshacerDeCursos = command('POST /api/usuarios/deshacer-cursos', {
  summary: 'Quita varios cursos a quienes se los dio un mismo acto; quien cambió después sigue igual',
  name: 'cursos.deshacer-varios',
  body: pedidoDeCursos,
  answer: deshecho,
});

export const eliminar = command('POST /api/usuarios/eliminar', {
  summary: 'Elimina a muchas personas: sus datos se borran, su progreso queda sin nombre',
  body: loteDeUsuarios,
  answer: resultadoDeLote,
});

export const recordarEnCursos = command('POST /api/asignaciones/recordar', {
  summary:
    'Recuerda por correo a cada persona el curso que se dice de ella, o dice a quiénes sería y a quiénes no',
  body: aQuienesRecordar,
  answer: recordadosEnCursos,
});

export const prorrogarEnCursos = command('POST /api/asignaciones/prorrogar', {
  summary:
    'Da una misma fecha para terminar a personas de varios cursos, con un motivo, o dice a quiénes y a quiénes no',
  body: prorrogaEnCursos,
  answer: prorrogadosEnCursos,
});

export const eximirEnCursos = command('POST /api/asignaciones/eximir', {
  summary:
    'Exime a personas de varios cursos hasta un día, con un motivo, o dice a quiénes y qué plazo tendrían',
  body: exencionEnCursos,
  answer: exentosEnCursos,
});
