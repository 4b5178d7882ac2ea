import { declarar } from '#informes/declarar.ts';
import { CURSO, opciones } from '#informes/filtros.ts';

/** What was handed in and waits for somebody's mark, as the queue of whoever reads has it. */
export const corregir = declarar({
  clave: 'corregir',
  titulo: 'Pendiente de corregir',
  pregunta: '¿Qué espera corrección?',
  permisos: ['actividades:calificar'],
  filtros: {
    espera: opciones('Espera', { mas_de_2: 'Más de 2 días', mas_de_7: 'Más de 7 días' }),
    curso: CURSO,
  },
  busca: 'Nombre o apellidos',
  campos: false,
  columnas: {
    persona: { titulo: 'Apellidos, nombre', tipo: 'persona' },
    actividad: { titulo: 'Actividad', tipo: 'texto', movil: 'linea' },
    curso: { titulo: 'Curso', tipo: 'curso' },
    que: { titulo: 'Qué', tipo: 'texto' },
    entregado: { titulo: 'Entregado', tipo: 'momento', movil: 'linea' },
    espera: { titulo: 'Días de espera', tipo: 'numero', movil: 'linea' },
  },
  orden: { clave: 'peor', titulo: 'Primero lo que más espera' },
  escucha: ['entregas', 'intentos', 'usuarios', 'grupos'],
});
