import { command, read } from '#core/contract.ts';
import { cursos } from '#cursos/collection.ts';
import { evaluaciones } from '#evaluaciones/collection.ts';
import {
  adaptacion,
  composicionGuardada,
  creadaConActividad,
  crearConActividad as nuevaConActividad,
  evaluacionDeAutor,
  excepcionDeEvaluacion,
  excepcionesDeEvaluacion,
  guardarAdaptacion as nuevaAdaptacion,
  guardarComposicion as nuevaComposicion,
  guardarExcepcion as nuevaExcepcion,
  secretos,
  secretosGuardados,
} from '#evaluaciones/schemas.ts';
import { id } from '#core/fields.ts';

export const publicar = command('POST /api/evaluaciones/:id/publicar', {
  summary: 'Publica una evaluación',
  answer: evaluaciones.record,
});

export const publicarConCurso = command('POST /api/cursos/:id/publicar-con-evaluaciones', {
  summary: 'Publica un curso y las evaluaciones suyas que estaban en borrador',
  answer: cursos.record,
});

export const cerrar = command('POST /api/evaluaciones/:id/cerrar', {
  summary: 'Cierra una evaluación',
  answer: evaluaciones.record,
});

export const volverABorrador = command('POST /api/evaluaciones/:id/volver-a-borrador', {
  summary: 'Retira una evaluación a borrador',
  answer: evaluaciones.record,
});

export const crearConActividad = command('POST /api/evaluaciones/crear-con-actividad', {
  summary: 'Crea una actividad de tipo evaluación con sus reglas',
  body: nuevaConActividad,
  answer: creadaConActividad,
});

export const eliminarConActividad = command('POST /api/evaluaciones/:id/eliminar-con-actividad', {
  summary: 'Elimina una evaluación y su actividad, o ninguna',
});

export const leerDeAutor = read('GET /api/evaluaciones/:id/autor', {
  summary: 'Lee una evaluación con sus preguntas y claves, para quien la prepara',
  answer: evaluacionDeAutor,
});

export const guardarComposicion = command('PUT /api/evaluaciones/:id/composicion', {
  summary: 'Guarda qué preguntas y sorteos tiene una evaluación, en qué orden y con qué puntos',
  name: 'evaluaciones.componer',
  body: nuevaComposicion,
  answer: composicionGuardada,
});

export const guardarSecretos = command('PUT /api/evaluaciones/:id/secretos', {
  summary: 'Guarda la contraseña de una evaluación y lo que se dice según la nota',
  name: 'evaluaciones.guardar-secretos',
  body: secretos,
  answer: secretosGuardados,
});

export const leerExcepciones = read('GET /api/evaluaciones/:id/excepciones', {
  summary: 'Lee a quién se le cambian las reglas de una evaluación, y por qué',
  answer: excepcionesDeEvaluacion,
});

export const guardarExcepcion = command('PUT /api/evaluaciones/:id/excepciones/:excepcionId', {
  summary: 'Cambia las reglas de una evaluación para una persona o un grupo',
  name: 'evaluaciones.exceptuar',
  params: { excepcionId: id() },
  body: nuevaExcepcion,
  answer: excepcionDeEvaluacion,
});

export const quitarExcepcion = command('DELETE /api/evaluaciones/:id/excepciones/:excepcionId', {
  summary: 'Quita una excepción de una evaluación',
  name: 'evaluaciones.quitar-excepcion',
  params: { excepcionId: id() },
});

export const leerAdaptacion = read('GET /api/usuarios/:id/adaptacion', {
  summary: 'Lee la adaptación permanente de una persona, con su motivo',
  tag: 'adaptaciones',
  answer: adaptacion,
});

export const guardarAdaptacion = command('PUT /api/usuarios/:id/adaptacion', {
  summary: 'Da, cambia o quita la adaptación permanente de una persona',
  tag: 'adaptaciones',
  name: 'adaptaciones.guardar',
  body: nuevaAdaptacion,
  answer: adaptacion,
});
