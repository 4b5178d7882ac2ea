import type { Documento } from '#seed/files/make/document.ts';

const SEMANA = ['Cuándo', 'Qué voy a hacer', 'Cuánto', 'Hecho'];
const ANCHOS = [0.22, 0.5, 0.14, 0.14];

export const planDeEstudio: Documento = {
  titulo: 'Plan de estudio de una semana',
  subtitulo: 'Dos horas repartidas en cinco días. Cámbialo a tu gusto.',
  paginas: [
    [
      {
        parrafo:
          'Aprender un poco cada día cuesta menos que estudiar una tarde entera, y se recuerda mejor. Este es un ejemplo; en la página siguiente tienes la misma hoja en blanco.',
      },
      {
        anchos: ANCHOS,
        tabla: [
          SEMANA,
          ['Lunes, al llegar', 'Mirar qué vence y elegir una sola cosa', '10 min', ''],
          ['Martes', 'Una lectura completa, con el móvil en silencio', '30 min', ''],
          ['Miércoles', 'Explicar a alguien lo que leí ayer', '10 min', ''],
          ['Jueves', 'Otra lectura, o un vídeo', '30 min', ''],
          ['Viernes', 'La tarea o la prueba de la semana', '40 min', ''],
        ],
      },
      { titulo: 'Tres trucos que funcionan' },
      {
        lista: [
          'Reserva el rato en el calendario, como si fuera una reunión.',
          'Termina siempre apuntando por dónde vas a seguir mañana.',
          'Si puedes contarlo con tus palabras, lo has entendido; si no, vuelve a esa página.',
        ],
      },
    ],
    [
      { titulo: 'Mi semana del ____ al ____' },
      { anchos: ANCHOS, vacias: 10, tabla: [SEMANA] },
      { titulo: 'Lo que no quiero olvidar' },
      { anchos: [1], vacias: 6, tabla: [['Tres ideas, tres frases']] },
    ],
  ],
};
