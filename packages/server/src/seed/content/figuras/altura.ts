import type { Figura } from '#seed/content/figuras/figura.ts';

const curso = 'trabajos-en-altura';

export const ALTURA: readonly Figura[] = [
  {
    actividad: 'altura/bienvenida',
    curso,
    forma: 'barras',
    filas: [
      ['1. Antes de empezar', 20 / 60, '20 min'],
      ['2. Puntos de anclaje', 30 / 60, '30 min'],
      ['3. Equipos y distancias', 45 / 60, '45 min'],
      ['4. Rescate', 1, '1 h'],
    ],
    pie: 'Las cuatro partes del curso y el tiempo de cada una.',
    alt: 'Cuatro barras: antes de empezar, 20 minutos; puntos de anclaje, 30; equipos y distancias, 45; rescate, una hora.',
  },
  {
    actividad: 'altura/que-es',
    curso,
    forma: 'piramide',
    filas: [
      'Evitarlo: hacerlo desde el suelo',
      'Impedir la caída de todos',
      'No llegar al borde',
      'Detener la caída',
    ],
    pie: 'El orden de la protección: quédate en el primer peldaño que sea posible.',
    alt: 'Cuatro peldaños, de más a menos ancho: evitarlo, impedir la caída de todos, impedir que llegues al borde y detener la caída.',
  },
  {
    actividad: 'altura/medios-de-acceso',
    curso,
    forma: 'pasos',
    filas: [
      ['Escalera de tijera', 'Una bombilla a 2,6 m, 5 minutos'],
      ['Plataforma elevadora', 'Diez luminarias a 7 m, con las dos manos ocupadas'],
      ['Andamio', 'Una fachada de 6 m, una semana y varias personas'],
    ],
    pie: 'Cuanto más tiempo arriba y más ocupadas las manos, más protección pide el medio.',
    alt: 'Tres medios de menos a más: la escalera de tijera para una bombilla, la plataforma para diez luminarias y el andamio para una fachada.',
  },
  {
    actividad: 'altura/inspeccion',
    curso,
    forma: 'pasos',
    filas: [
      ['La etiqueta', 'Serie, norma y fecha, legibles'],
      ['Las cintas', 'En forma de U, palmo a palmo'],
      ['Las costuras', 'Un solo hilo roto basta para retirarlo'],
      ['Los metales', 'Los conectores cierran y bloquean solos'],
      ['El absorbedor', 'Funda intacta y testigo sin asomar'],
    ],
    pie: 'La revisión antes de cada uso: tres minutos, cinco pasos.',
    alt: 'Cinco pasos: la etiqueta, las cintas, las costuras, los metales y el absorbedor con sus testigos.',
  },
  {
    actividad: 'altura/arnes',
    curso,
    forma: 'frente',
    titulos: ['No detiene', 'Detiene la caída'],
    filas: [
      ['Laterales (EN 358): sujetan mientras trabajas', 'Dorsal, con una A (EN 361)'],
      ['Ventral (EN 813): para cuerdas', 'Esternal, con una A (EN 361)'],
    ],
    pie: 'Solo las anillas marcadas con una A detienen una caída.',
    alt: 'Dos columnas. No detienen una caída las anillas laterales ni la ventral; sí la dorsal y la esternal, marcadas con una A.',
  },
  {
    actividad: 'altura/rescate',
    curso,
    forma: 'pasos',
    filas: [
      ['Protege', 'Detén el trabajo y aparta a la gente'],
      ['Avisa al 112', 'Persona suspendida, a qué altura y si responde'],
      ['Háblale', 'Que mueva las piernas sin parar'],
      ['Bájala', 'Con el método previsto'],
      ['Mira si respira', 'Y vigila hasta que llegue la ambulancia'],
    ],
    pie: 'Los primeros minutos de un rescate, en orden.',
    alt: 'Cinco pasos: protege, avisa al 112, habla con la persona, bájala y mira si respira.',
  },
];
