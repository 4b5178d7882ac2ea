import { PALABRAS_DE_FILTRO } from '#cumplimiento/nombres.ts';
import { declarar } from '#informes/declarar.ts';
import { CURSO, dias, GRUPO, IDOS, opciones } from '#informes/filtros.ts';

/** Whoever was given a course that can be done now, and how they stand with it. */
export const cumplimiento = declarar({
  clave: 'cumplimiento',
  titulo: 'Cumplimiento',
  pregunta: '¿Quién tiene hecho lo obligatorio?',
  permisos: [],
  filtros: {
    estado: opciones('Estado', { no_cumple: 'No cumple', ...PALABRAS_DE_FILTRO }),
    curso: CURSO,
    grupo: GRUPO,
    vence: dias('Vence'),
    idos: IDOS,
  },
  busca: 'Nombre o apellidos',
  campos: true,
  actos: ['recordar', 'prorrogar', 'eximir'],
  columnas: {
    persona: { titulo: 'Apellidos, nombre', tipo: 'persona', ordena: true },
    curso: { titulo: 'Curso', tipo: 'curso', movil: 'linea', ordena: true },
    estado: { titulo: 'Estado', tipo: 'cumplimiento', movil: 'final' },
    vence: { titulo: 'Vence', tipo: 'plazo', movil: 'linea', ordena: true },
    avance: { titulo: 'Avance', tipo: 'porcentaje', ordena: true },
    grupos: { titulo: 'Grupos', tipo: 'lista' },
    asignado: { titulo: 'Asignado', tipo: 'momento', aparte: true },
    terminado: { titulo: 'Terminó', tipo: 'momento', aparte: true },
    valeHasta: { titulo: 'Vale hasta', tipo: 'dia', aparte: true },
    exentoHasta: { titulo: 'Exento hasta', tipo: 'dia', aparte: true },
    vez: { titulo: 'Vez', tipo: 'numero', aparte: true },
  },
  orden: { clave: 'peor', titulo: 'Primero quien no cumple' },
  escucha: ['progreso', 'usuarios', 'grupos', 'cursos', 'actividades'],
});
