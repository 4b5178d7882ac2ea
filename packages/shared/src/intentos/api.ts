import { read } from '#core/contract.ts';
import { evaluacionPorDentro, misPruebas } from '#intentos/schemas.ts';

export const leerPruebas = read('GET /api/aprendizaje/pruebas', {
  summary: 'Lee mis evaluaciones y cómo está cada una',
  answer: misPruebas,
});

export const leerEvaluacion = read('GET /api/aprendizaje/evaluaciones/:id', {
  summary: 'Lee las reglas de una evaluación y si puedo hacerla ahora',
  answer: evaluacionPorDentro,
});
