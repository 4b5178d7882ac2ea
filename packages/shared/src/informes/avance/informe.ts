import { declarar } from '#informes/declarar.ts';
import { CURSO, GRUPO } from '#informes/filtros.ts';

/** Each course with the people who have it. */
export const avance = declarar({
  clave: 'avance',
  titulo: 'Avance por curso',
  pregunta: '¿Qué cursos se terminan y cuáles se quedan a medias?',
  permisos: [],
  filtros: { curso: CURSO, grupo: GRUPO },
  busca: null,
  campos: false,
  columnas: {
    curso: { titulo: 'Curso', tipo: 'curso' },
    personas: { titulo: 'Personas', tipo: 'numero', movil: 'linea' },
    sinEmpezar: { titulo: 'Sin empezar', tipo: 'numero' },
    enCurso: { titulo: 'En curso', tipo: 'numero' },
    completados: { titulo: 'Completados', tipo: 'numero' },
    terminan: { titulo: 'Lo terminan', tipo: 'parte', movil: 'linea' },
    media: { titulo: 'Avance medio', tipo: 'porcentaje' },
    ultima: { titulo: 'Última actividad', tipo: 'momento', vacio: 'nunca' },
  },
  orden: { clave: 'peor', titulo: 'Primero el que menos se termina' },
  escucha: ['progreso', 'usuarios', 'grupos', 'cursos', 'actividades'],
});
