import type { Figura } from '#seed/content/figuras/figura.ts';

const curso = 'primeros-auxilios';

export const AUXILIOS: readonly Figura[] = [
  {
    actividad: 'auxilios/pas',
    curso,
    forma: 'pasos',
    filas: [
      ['Proteger', 'Qué le ha hecho daño y si puede hacértelo a ti'],
      ['Avisar', '112 y altavoz, para tener las manos libres'],
      ['Socorrer', '¿Responde? ¿Respira con normalidad?'],
    ],
    pie: 'PAS: siempre en este orden.',
    alt: 'Tres pasos: proteger, avisar y socorrer.',
  },
  {
    actividad: 'auxilios/112',
    curso,
    forma: 'pasos',
    filas: [
      ['Dónde', 'Municipio, calle, número y puerta'],
      ['Qué ha pasado', 'Lo que ves, sin diagnóstico'],
      ['Cómo está', 'Cuántas personas, si responden y si respiran'],
    ],
    pie: 'Primero el lugar: si se corta la llamada, ya saben adónde ir.',
    alt: 'Los tres datos de la llamada, en orden: dónde, qué ha pasado y cómo está.',
  },
  {
    actividad: 'auxilios/rcp',
    curso,
    forma: 'barras',
    filas: [
      ['Compresiones seguidas', 30 / 30, '30'],
      ['Insuflaciones, si sabes hacerlas', 2 / 30, '2'],
    ],
    pie: 'Treinta y dos, a un ritmo de 100 a 120 compresiones por minuto y de 5 a 6 cm de hondo.',
    alt: 'Dos barras: 30 compresiones y 2 insuflaciones.',
  },
  {
    actividad: 'auxilios/atragantamiento',
    curso,
    forma: 'pasos',
    filas: [
      ['Cinco golpes', 'En la espalda, con el talón de la mano'],
      ['Cinco compresiones', 'En el abdomen, desde detrás'],
      ['Otra vez', 'Hasta que respire o pierda el conocimiento'],
    ],
    pie: 'Si no puede hablar, ni toser, ni respirar: cinco y cinco.',
    alt: 'Tres pasos: cinco golpes en la espalda, cinco compresiones abdominales y otra vez.',
  },
  {
    actividad: 'auxilios/heridas',
    curso,
    forma: 'frente',
    titulos: ['Lo que se oye', 'Lo que ayuda'],
    filas: [
      ['Hielo directo', 'Agua fresca, 20 minutos'],
      ['Pasta de dientes o aceite', 'Nada encima mientras se enfría'],
      ['Arrancar la ropa pegada', 'Retirar anillos y reloj'],
    ],
    pie: 'Una quemadura se enfría con agua corriente; lo demás la empeora.',
    alt: 'Dos columnas. No: hielo directo, pasta de dientes o aceite, arrancar la ropa pegada. Sí: agua fresca 20 minutos, nada encima y retirar anillos y reloj.',
  },
  {
    actividad: 'auxilios/subito',
    curso,
    forma: 'pasos',
    filas: [
      ['Sonríe', '¿Se le tuerce la boca?'],
      ['Levanta los brazos', '¿Uno cae?'],
      ['Repite una frase', '¿Habla raro o no le sale?'],
    ],
    pie: 'Con una sola respuesta afirmativa, 112: puede ser un ictus.',
    alt: 'Tres peticiones en diez segundos: sonríe, levanta los dos brazos y repite una frase.',
  },
];
