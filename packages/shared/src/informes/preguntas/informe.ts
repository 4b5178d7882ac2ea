import { declarar } from '#informes/declarar.ts';
import { CURSO } from '#informes/filtros.ts';

/** How each question works over all its uses: first the ones to look at. */
export const preguntas = declarar({
  clave: 'preguntas',
  titulo: 'Análisis de preguntas',
  pregunta: '¿Qué preguntas miden mal?',
  permisos: ['intentos:ver', 'preguntas:ver'],
  soloAcademia: true,
  filtros: { curso: CURSO },
  busca: null,
  campos: false,
  columnas: {
    pregunta: { titulo: 'Pregunta', tipo: 'texto' },
    senal: { titulo: 'Qué mirar', tipo: 'texto', movil: 'linea' },
    facilidad: { titulo: 'Facilidad', tipo: 'porcentaje', movil: 'linea' },
    discriminacion: { titulo: 'Discriminación', tipo: 'nota', movil: 'final' },
    respuestas: { titulo: 'Respuestas', tipo: 'numero' },
    evaluaciones: { titulo: 'Evaluaciones', tipo: 'numero', aparte: true },
    curso: { titulo: 'Banco', tipo: 'texto', aparte: true },
  },
  orden: { clave: 'peor', titulo: 'Primero la que hay que mirar' },
  escucha: ['intentos', 'preguntas'],
});
