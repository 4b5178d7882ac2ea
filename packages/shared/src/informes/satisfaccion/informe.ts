import { declarar } from '#informes/declarar.ts';

/** How each course was rated, by whoever rated it. */
export const satisfaccion = declarar({
  clave: 'satisfaccion',
  titulo: 'Satisfacción',
  pregunta: '¿Les sirve?',
  permisos: ['feedback:ver'],
  soloAcademia: true,
  filtros: {},
  busca: null,
  campos: false,
  columnas: {
    curso: { titulo: 'Curso', tipo: 'curso' },
    media: { titulo: 'Media de 5', tipo: 'nota', movil: 'final' },
    opiniones: { titulo: 'Opiniones', tipo: 'numero', movil: 'linea' },
    personas: { titulo: 'Lo tienen', tipo: 'numero' },
  },
  orden: { clave: 'peor', titulo: 'Primero el peor valorado' },
  escucha: ['feedback', 'cursos'],
});
