import { declarar } from '#informes/declarar.ts';
import { CURSO, GRUPO, opciones } from '#informes/filtros.ts';

/** Whoever has something to do and is at risk of not doing it in time, or does nothing. */
export const riesgo = declarar({
  clave: 'riesgo',
  titulo: 'Sin actividad y en riesgo',
  pregunta: '¿Quién se está quedando atrás?',
  permisos: [],
  filtros: {
    que: opciones('Qué', {
      en_riesgo: 'En riesgo',
      sin_empezar: 'Sin empezar',
      quieto_14: '14 días sin actividad',
      quieto_30: '30 días sin actividad',
    }),
    curso: CURSO,
    grupo: GRUPO,
  },
  busca: 'Nombre o apellidos',
  campos: true,
  actos: ['recordar', 'prorrogar', 'eximir'],
  columnas: {
    persona: { titulo: 'Apellidos, nombre', tipo: 'persona', ordena: true },
    curso: { titulo: 'Curso', tipo: 'curso', movil: 'linea' },
    estado: { titulo: 'Estado', tipo: 'cumplimiento', movil: 'linea' },
    vence: { titulo: 'Vence', tipo: 'plazo', movil: 'linea' },
    avance: { titulo: 'Avance', tipo: 'porcentaje' },
    quieto: { titulo: 'Días sin actividad', tipo: 'numero', movil: 'linea' },
    recordado: { titulo: 'Recordado', tipo: 'momento', vacio: 'nunca' },
    ultima: { titulo: 'Última vez', tipo: 'momento', aparte: true },
    grupos: { titulo: 'Grupos', tipo: 'lista', aparte: true },
  },
  orden: { clave: 'peor', titulo: 'Primero quien está en riesgo y acaba antes' },
  escucha: ['progreso', 'usuarios', 'grupos', 'cursos', 'actividades'],
});
