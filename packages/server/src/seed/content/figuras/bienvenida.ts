import type { Figura } from '#seed/content/figuras/figura.ts';

const curso = 'bienvenida';

export const BIENVENIDA: readonly Figura[] = [
  {
    actividad: 'bienvenida/hola',
    curso,
    forma: 'frente',
    titulos: ['El resto del grupo', 'Tu tutor o tutora'],
    filas: [
      ['No ve tu avance', 'Ve tu avance'],
      ['No ve tus notas', 'Ve tus notas'],
      ['No ve tus intentos', 'Ve tus intentos'],
    ],
    pie: 'Quién ve qué: tu tutor o tutora, para ayudarte; el resto del grupo, nada.',
    alt: 'Dos columnas. El resto del grupo no ve tu avance, tus notas ni tus intentos; tu tutor o tutora ve las tres cosas.',
  },
  {
    actividad: 'bienvenida/recorrido',
    curso,
    forma: 'pasos',
    filas: [
      ['Bloqueada', 'Se abrirá cuando completes otra anterior'],
      ['Pendiente', 'Aún no la has abierto'],
      ['En curso', 'La empezaste y puedes seguir donde estabas'],
      ['Completada', 'Cuenta para tu porcentaje y puedes volver a verla'],
    ],
    pie: 'El camino de una actividad, de bloqueada a completada.',
    alt: 'Cuatro estados en orden: bloqueada, pendiente, en curso y completada.',
  },
  {
    actividad: 'bienvenida/progreso',
    curso,
    forma: 'barras',
    filas: [
      ['Trabajos en altura: 9 de 14', 9 / 14, '64 %'],
      ['Protección de datos: 2 de 8', 2 / 8, '25 %'],
      ['Bienvenida: 7 de 7', 1, '100 %'],
    ],
    pie: 'Las obligatorias que has completado, entre las obligatorias del curso.',
    alt: 'Tres barras: Trabajos en altura, 9 de 14, 64 %; Protección de datos, 2 de 8, 25 %; Bienvenida, 7 de 7, 100 %.',
  },
  {
    actividad: 'bienvenida/pruebas',
    curso,
    forma: 'barras',
    filas: [
      ['Empiezas a las 10:00', 1, '30 min'],
      ['Empiezas a las 10:30', 1, '30 min'],
      ['Empiezas a las 10:38', 22 / 30, '22 min'],
    ],
    pie: 'Una prueba de 30 minutos que cierra a las 11:00: quien empieza tarde tiene menos.',
    alt: 'Tres barras con el tiempo del que dispones: si empiezas a las 10:00 o a las 10:30, 30 minutos; a las 10:38, 22.',
  },
];
