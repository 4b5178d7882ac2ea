import { declarar } from '#informes/declarar.ts';
import { GRUPO, opciones } from '#informes/filtros.ts';

/** Whoever can come in: when they last did, and how long they study. */
export const accesos = declarar({
  clave: 'accesos',
  titulo: 'Accesos y tiempo',
  pregunta: '¿Quién entra y cuánto estudia?',
  permisos: ['usuarios:ver'],
  filtros: {
    acceso: opciones('Acceso', {
      nunca: 'No ha entrado nunca',
      mas_de_30: 'Hace más de 30 días',
      ultimos_30: 'En los últimos 30 días',
      ultimos_7: 'En los últimos 7 días',
    }),
    grupo: GRUPO,
  },
  busca: 'Nombre o apellidos',
  campos: true,
  columnas: {
    persona: { titulo: 'Apellidos, nombre', tipo: 'persona', ordena: true },
    ultimo: { titulo: 'Último acceso', tipo: 'momento', vacio: 'nunca', movil: 'linea', ordena: true },
    cursos: { titulo: 'Cursos', tipo: 'numero' },
    terminados: { titulo: 'Terminados', tipo: 'numero' },
    minutos: { titulo: 'Estudio, 28 días', tipo: 'minutos', movil: 'linea' },
    siempre: { titulo: 'Estudio en total', tipo: 'minutos' },
    alta: { titulo: 'Alta', tipo: 'momento', aparte: true },
    grupos: { titulo: 'Grupos', tipo: 'lista', aparte: true },
  },
  orden: { clave: 'peor', titulo: 'Primero quien no ha entrado nunca' },
  escucha: ['usuarios', 'grupos', 'progreso'],
});
