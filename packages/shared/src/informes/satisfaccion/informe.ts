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
    cambio: { titulo: 'Últimos 90 días', tipo: 'nota', vacio: 'sin opiniones' },
    contentas: { titulo: 'Con 4 o 5', tipo: 'parte' },
    descontentas: { titulo: 'Con 1 o 2', tipo: 'parte', aparte: true },
    comentarios: { titulo: 'Comentarios', tipo: 'numero', aparte: true },
    ultimo: { titulo: 'Lo último que se dijo', tipo: 'texto' },
    personas: { titulo: 'Lo tienen', tipo: 'numero', aparte: true },
  },
  orden: { clave: 'peor', titulo: 'Primero el peor valorado' },
  escucha: ['feedback', 'cursos'],
});
