import { declarar } from '#informes/declarar.ts';
import { CURSO, opciones } from '#informes/filtros.ts';

export const QUE_LE_PASA = {
  sin_contenido: 'Sin contenido',
  sin_archivo: 'Le falta un archivo',
  sin_abrir: 'Nunca abierta',
  oculta: 'Oculta',
} as const;
export type QueLePasa = keyof typeof QUE_LE_PASA;

/** What there is to learn in the courses that can be done: first what nobody could use. */
export const contenidos = declarar({
  clave: 'contenidos',
  titulo: 'Contenidos',
  pregunta: '¿Qué contenido está roto, pesa o no se usa?',
  permisos: ['actividades:ver'],
  soloAcademia: true,
  filtros: { que: opciones('Qué le pasa', QUE_LE_PASA), curso: CURSO },
  busca: 'Título de la actividad',
  campos: false,
  columnas: {
    actividad: { titulo: 'Actividad', tipo: 'texto' },
    curso: { titulo: 'Curso', tipo: 'curso', movil: 'linea' },
    tipo: { titulo: 'Tipo', tipo: 'texto', movil: 'linea' },
    que: { titulo: 'Qué le pasa', tipo: 'texto', movil: 'final' },
    abierta: { titulo: 'La abrieron', tipo: 'numero' },
    peso: { titulo: 'Peso', tipo: 'peso', ordena: true },
    cambiada: { titulo: 'Último cambio', tipo: 'momento', ordena: true },
    creada: { titulo: 'Creada', tipo: 'momento', aparte: true },
  },
  orden: { clave: 'peor', titulo: 'Primero lo que nadie puede usar' },
  escucha: ['actividades', 'cursos', 'evaluaciones'],
});
