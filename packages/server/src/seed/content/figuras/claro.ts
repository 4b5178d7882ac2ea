import type { Figura } from '#seed/content/figuras/figura.ts';

const curso = 'lenguaje-claro';

export const CLARO: readonly Figura[] = [
  {
    actividad: 'claro/por-que',
    curso,
    forma: 'barras',
    filas: [
      ['Carta antigua: llamadas por cada 100', 28 / 28, '28'],
      ['Carta nueva: llamadas por cada 100', 7 / 28, '7'],
    ],
    pie: 'Las llamadas que provocó cada carta. Decían lo mismo.',
    alt: 'Dos barras: 28 llamadas por cada 100 cartas antiguas y 7 por cada 100 nuevas.',
  },
  {
    actividad: 'claro/orden',
    curso,
    forma: 'piramide',
    filas: ['Qué pasa', 'Qué tienes que hacer', 'Qué ocurre si no lo haces', 'Por qué', 'Dónde preguntar'],
    pie: 'La pirámide del revés: arriba, lo que todo el mundo necesita.',
    alt: 'Una pirámide invertida de cinco pisos: qué pasa, qué tienes que hacer, qué ocurre si no lo haces, por qué y dónde preguntar.',
  },
  {
    actividad: 'claro/frases',
    curso,
    forma: 'frente',
    titulos: ['Escondido', 'A la vista'],
    filas: [
      ['Proceder a la devolución', 'Devolver'],
      ['Llevar a cabo una comprobación', 'Comprobar'],
      ['Efectuar el abono', 'Pagar'],
    ],
    pie: 'El verbo que se esconde detrás de un nombre, a la vista.',
    alt: 'Dos columnas: proceder a la devolución es devolver; llevar a cabo una comprobación, comprobar; efectuar el abono, pagar.',
  },
  {
    actividad: 'claro/ventanilla',
    curso,
    forma: 'pasos',
    filas: [
      ['Saluda y preséntate', 'Y pregunta en qué ayudas'],
      ['Deja terminar', 'Lo importante suele llegar al final'],
      ['Repite con tus palabras', 'La frase que más malentendidos ahorra'],
    ],
    pie: 'Los primeros treinta segundos.',
    alt: 'Tres pasos: saluda y preséntate, deja terminar y repite con tus palabras.',
  },
  {
    actividad: 'claro/dificiles',
    curso,
    forma: 'pasos',
    filas: [
      ['Escucha', 'Sin defenderte'],
      ['Nombra lo que ves', '«Entiendo que estés harta»'],
      ['Pregunta por los hechos', 'Lo concreto baja el volumen'],
      ['Di qué puedes hacer hoy', 'Aunque sea poco'],
      ['Cúmplelo', ''],
    ],
    pie: 'Primero la persona, después el problema.',
    alt: 'Cinco pasos: escucha, nombra lo que ves, pregunta por los hechos, di qué puedes hacer hoy y cúmplelo.',
  },
];
