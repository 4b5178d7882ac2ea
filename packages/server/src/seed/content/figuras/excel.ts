import type { Figura } from '#seed/content/figuras/figura.ts';

const curso = 'excel-para-gestionar-personas';

export const EXCEL: readonly Figura[] = [
  {
    actividad: 'excel/tablas',
    curso,
    forma: 'frente',
    titulos: ['Lista enferma', 'Lista sana'],
    filas: [
      ['«García Ñíguez, Adrián (turno de tarde)»', 'Apellidos, nombre y turno, en tres columnas'],
      ['Títulos en dos filas', 'Una sola fila de encabezados'],
      ['Filas vacías y subtotales', 'Una fila, una cosa'],
    ],
    pie: 'Lo que estropea una lista y cómo se arregla.',
    alt: 'Dos columnas. Mal: tres datos en una celda, títulos en dos filas, filas vacías. Bien: cada dato en su columna, un encabezado y una fila por cosa.',
  },
  {
    actividad: 'excel/limpieza',
    curso,
    forma: 'pasos',
    filas: [
      ['Guarda una copia', 'La original no se toca'],
      ['Columna nueva', 'Con la fórmula de limpieza'],
      ['Revisa las filas raras', 'Nombres muy largos, muy cortos o con apóstrofos'],
      ['Pega como valores', 'Sobre la columna antigua'],
    ],
    pie: 'El orden que permite volver atrás.',
    alt: 'Cuatro pasos: guarda una copia, crea una columna nueva, revisa las filas raras y pega como valores.',
  },
  {
    actividad: 'excel/contar',
    curso,
    forma: 'barras',
    filas: [
      ['Han terminado: 43 de 60', 43 / 60, '71,7 %'],
      ['Les falta: 17 de 60', 17 / 60, '28,3 %'],
    ],
    pie: 'Lo que cuenta la fórmula del caso completo, en toda la academia.',
    alt: 'Dos barras: 43 de 60 personas han terminado, un 71,7 %; a 17 les falta, un 28,3 %.',
  },
  {
    actividad: 'excel/buscarx',
    curso,
    forma: 'pasos',
    filas: [
      ['A2', 'El código que tienes'],
      ['Plantilla[Código]', 'La columna donde se busca'],
      ['Plantilla[Correo]', 'La columna que se devuelve'],
      ['«No está en plantilla»', 'Lo que se dice si no aparece'],
    ],
    pie: 'Las piezas de BUSCARX, en el orden en que se escriben.',
    alt: 'Cuatro piezas en orden: A2, la columna Código, la columna Correo y el mensaje si no aparece.',
  },
  {
    actividad: 'excel/fechas',
    curso,
    forma: 'horas',
    filas: [
      ['Lunes 3 a viernes 7', '5 días laborables'],
      ['Sábado 8 y domingo 9', 'No cuentan'],
      ['Lunes 10 a viernes 14', 'Otros 5: en total, 10'],
    ],
    pie: 'Del 3 al 14 de agosto de 2026, DIAS.LAB cuenta 10.',
    alt: 'Una línea de tiempo: cinco días del 3 al 7 de agosto, el fin de semana que no cuenta y cinco del 10 al 14.',
  },
  {
    actividad: 'excel/dinamicas',
    curso,
    forma: 'barras',
    filas: [
      ['Atención al cliente, días de ausencia', 1, '71'],
      ['Getafe, días de ausencia', 36 / 71, '36'],
      ['Atención al cliente, por persona (24)', 2.96 / 3, '2,96'],
      ['Getafe, por persona (12)', 1, '3'],
    ],
    pie: 'El mismo dato, sin denominador y con él.',
    alt: 'Cuatro barras. En total, 71 días en Atención al cliente y 36 en Getafe; por persona, 2,96 y 3.',
  },
];
