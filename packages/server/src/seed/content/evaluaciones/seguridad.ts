import { revisionDePartida } from '@catedra/shared/evaluaciones/revision.ts';
import { caso, type ComposicionDemo, fijas } from '#seed/content/evaluaciones/composicion.ts';

/** The evaluations of those courses on which somebody’s safety depends. */
export const seguridad: Readonly<Record<string, ComposicionDemo>> = {
  'altura/prueba-anclajes': {
    reglas: { porPagina: 5 },
    bandas: [
      { desde: 0, texto: '<p>Repasa los cinco tipos y el factor de caída antes de volver a intentarlo.</p>' },
      { desde: 5, texto: '<p>Aprobado. Mira lo que has fallado: arriba no hay segundo intento.</p>' },
      { desde: 9, texto: '<p>Muy bien. Pocas personas distinguen así un anclaje de lo que no lo es.</p>' },
    ],
    secciones: [
      {
        titulo: 'Tipos y resistencia',
        lugares: fijas(
          'altura/anclajes',
          'tipo-c',
          'cinco-letras',
          'no-es-anclaje',
          'resistencia',
          'factor-dos',
        ),
      },
      {
        titulo: 'Inspección y uso',
        lugares: [
          ...fijas('altura/anclajes', 'pasos-revision', 'periodica'),
          { azar: 3, carpeta: 'altura/anclajes' },
        ],
      },
    ],
  },
  'altura/prueba-final': {
    reglas: {
      resta: '1/4',
      barajar: true,
      toleranciaSegundos: 10,
      revision: revisionDePartida('examen'),
      declaracion:
        'Declaro que hago esta prueba sin ayuda de otra persona y que no copiaré ni difundiré las preguntas.',
    },
    contrasena: 'nudo de ocho',
    bandas: [
      {
        desde: 0,
        texto: '<p>No llegas a la nota mínima. Habla con tu tutor o tu tutora antes de repetir.</p>',
      },
      { desde: 7, texto: '<p>Aprobado. Te falta la sesión presencial antes de tu primer trabajo.</p>' },
    ],
    secciones: [
      { titulo: 'Antes de subir', lugares: [{ azar: 5, carpeta: 'altura/antes' }] },
      { titulo: 'Anclajes e inspección', lugares: [{ azar: 5, carpeta: 'altura/anclajes' }] },
      {
        titulo: 'Equipos y distancias',
        lugares: [
          ...fijas('altura/equipos', 'dorsal', 'absorbedor', 'peso', 'no-caben'),
          ...caso(
            'altura/equipos',
            'caso-cubierta',
            { pregunta: 'altura/equipos/cubierta-necesita', puntos: 2, resta: '0' },
            { pregunta: 'altura/equipos/cubierta-cuerda', puntos: 2, resta: '0' },
          ),
        ],
      },
      {
        titulo: 'Rescate',
        lugares: [
          ...fijas('altura/rescate', 'trauma', 'diez-minutos'),
          { azar: 2, carpeta: 'altura/rescate' },
        ],
      },
    ],
  },
  'auxilios/prueba': {
    reglas: { esperaMinutos: 1440, alVencer: 'anular', revision: revisionDePartida('examen') },
    secciones: [
      {
        titulo: 'Los primeros segundos',
        lugares: fijas('auxilios', 'pas', 'electricidad', 'tres-datos'),
      },
      {
        titulo: 'Reanimación',
        lugares: [
          ...caso('auxilios', 'caso-muelle', ...fijas('auxilios', 'bocanadas', 'primer-gesto')),
          ...fijas('auxilios', 'ritmo', 'relacion'),
        ],
      },
      {
        titulo: 'Otras urgencias',
        lugares: [
          ...fijas('auxilios', 'tose-habla', 'golpes', 'quemadura', 'remedios', 'ictus', 'hora-ictus'),
          { azar: 2, carpeta: 'academia/casa' },
        ],
      },
    ],
  },
};
