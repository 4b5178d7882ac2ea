import { declarar } from '#informes/declarar.ts';
import { CURSO, dias, GRUPO, opciones } from '#informes/filtros.ts';

export const COMO_ACABO = {
  aprobado: 'Aprobado',
  suspenso: 'No aprobado',
  por_calificar: 'Por calificar',
  sin_nota: 'Entregado, sin nota',
  en_curso: 'En curso',
  anulado: 'Anulado',
} as const;
export type ComoAcabo = keyof typeof COMO_ACABO;

/** Attempts at evaluations; those made for practice count for nothing. */
export const resultados = declarar({
  clave: 'resultados',
  titulo: 'Resultados de evaluación',
  pregunta: '¿Qué notas sacan?',
  permisos: ['intentos:ver'],
  filtros: {
    estado: opciones('Resultado', COMO_ACABO),
    curso: CURSO,
    grupo: GRUPO,
    entregado: dias('Entregado'),
  },
  busca: 'Nombre o apellidos',
  campos: true,
  columnas: {
    persona: { titulo: 'Apellidos, nombre', tipo: 'persona' },
    prueba: { titulo: 'Prueba', tipo: 'texto', movil: 'linea' },
    curso: { titulo: 'Curso', tipo: 'curso' },
    intento: { titulo: 'Intento', tipo: 'numero' },
    estado: { titulo: 'Resultado', tipo: 'texto', movil: 'linea' },
    nota: { titulo: 'Nota', tipo: 'nota', movil: 'final' },
    entregado: { titulo: 'Entregado', tipo: 'momento' },
    empezado: { titulo: 'Empezado', tipo: 'momento', aparte: true },
    duracion: { titulo: 'Duración', tipo: 'minutos', aparte: true },
  },
  orden: { clave: '-reciente', titulo: 'Primero lo último que se empezó' },
  escucha: ['intentos', 'usuarios', 'grupos'],
});
