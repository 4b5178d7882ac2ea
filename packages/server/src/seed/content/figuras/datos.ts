import type { Figura } from '#seed/content/figuras/figura.ts';

const curso = 'proteccion-de-datos';

export const DATOS: readonly Figura[] = [
  {
    actividad: 'datos/que-es',
    curso,
    forma: 'frente',
    titulos: ['No lo es', 'Es un dato personal'],
    filas: [
      ['El buzón de la empresa: info@…', 'Un correo con su nombre: rosa.quispe@…'],
      ['«El 38 %», en una plantilla de 200', '«El 50 %», en un equipo de dos'],
    ],
    pie: 'No decide el formato, sino si se puede saber de quién se trata.',
    alt: 'Dos columnas. No son datos personales un buzón común ni un porcentaje de 200 personas; sí lo son un correo con nombre y un porcentaje de dos.',
  },
  {
    actividad: 'datos/principios',
    curso,
    forma: 'pasos',
    filas: [
      ['¿Por qué puedo usarlo?', ''],
      ['¿Para qué se recogió?', ''],
      ['¿Lo necesito todo?', ''],
      ['¿Es correcto?', ''],
      ['¿Hasta cuándo?', ''],
      ['¿Está a salvo?', ''],
    ],
    pie: 'Las seis preguntas, para tenerlas delante al pedir un dato.',
    alt: 'Seis preguntas en orden: por qué puedo usarlo, para qué se recogió, si lo necesito todo, si es correcto, hasta cuándo y si está a salvo.',
  },
  {
    actividad: 'datos/compartir',
    curso,
    forma: 'frente',
    titulos: ['Te piden', 'Basta con'],
    filas: [
      ['La lista para imprimir diplomas', 'Nombre y apellidos'],
      ['El motivo de una baja', 'Que no estará y hasta cuándo'],
      ['Un teléfono particular', 'Nada: das tú el recado'],
    ],
    pie: 'Lo que necesita esta persona para hacer su trabajo, y nada más.',
    alt: 'Dos columnas: para imprimir diplomas bastan nombre y apellidos; por una baja, que no estará y hasta cuándo; en lugar de un teléfono particular, das tú el recado.',
  },
  {
    actividad: 'datos/derechos',
    curso,
    forma: 'horas',
    filas: [
      ['10 de marzo', 'La petición entra en el buzón de facturas'],
      ['El mismo día', 'Habría que reenviarla'],
      ['24 de marzo', 'Se reenvía, al volver de vacaciones'],
      ['10 de abril', 'Vence el mes, contado desde que llegó'],
    ],
    pie: 'El plazo de un mes empieza cuando llega la petición, no cuando la lees.',
    alt: 'Una línea de tiempo: la petición entra el 10 de marzo, se reenvía el 24 y el plazo vence el 10 de abril.',
  },
  {
    actividad: 'datos/brecha',
    curso,
    forma: 'horas',
    filas: [
      ['Viernes, 18:30', 'Te das cuenta de que el adjunto era otro'],
      ['18:35', 'Avisas al teléfono de incidencias'],
      ['19:30', 'Se pide que lo borren y lo confirmen'],
      ['Sábado y domingo', 'Se valora a cuántas personas afecta'],
      ['Lunes, 18:30', 'Vence el plazo para notificar'],
    ],
    pie: 'Las 72 horas corren también el fin de semana.',
    alt: 'Una línea de tiempo, del viernes a las 18:30, cuando se descubre, al lunes a las 18:30, cuando vence el plazo para notificar.',
  },
];
