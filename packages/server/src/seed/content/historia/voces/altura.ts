import type { Voz } from '#seed/content/historia/voz.ts';

export const vocesDeAltura: Voz[] = [
  {
    curso: 'trabajos-en-altura',
    actividad: null,
    tipo: 'valoracion',
    estrellas: 5,
    texto:
      'Por fin un curso de altura escrito por gente que ha subido a una cubierta. Los ejemplos con números se entienden a la primera.',
    estado: 'visto',
  },
  {
    curso: 'trabajos-en-altura',
    actividad: 'altura/distancia',
    tipo: 'valoracion',
    estrellas: 5,
    texto:
      'Llevo ocho años con arnés y nadie me había enseñado a hacer esta suma. Debería saberla todo el mundo.',
    grupo: 'logistica',
    estado: 'visto',
  },
  {
    curso: 'trabajos-en-altura',
    actividad: 'altura/distancia',
    tipo: 'comentario',
    texto:
      'En la tabla pone que el absorbedor se abre 1,75 m, pero en la etiqueta del nuestro dice 1,2 m. ¿Cuál uso?',
    respuesta:
      'Las dos cifras son correctas: 1,75 m es el máximo que admite la norma y sirve cuando no tienes otro dato. Si el fabricante indica por escrito un valor menor para tu caso, usa el suyo. Hemos añadido un apartado a la lectura para aclararlo.',
    estado: 'resuelto',
  },
  {
    curso: 'trabajos-en-altura',
    actividad: 'altura/prueba-anclajes',
    tipo: 'error',
    texto:
      'La pregunta 7 da por buena solo la opción B, pero según la lectura la C también es correcta: cada anclaje es para una persona salvo que el fabricante indique otra cosa.',
    respuesta:
      'Tienes razón. Hemos corregido el enunciado y revisado todos los intentos: a tres personas les ha subido la nota un punto. Gracias por avisar.',
    grupo: 'almacen-getafe',
    estado: 'resuelto',
  },
  {
    curso: 'trabajos-en-altura',
    actividad: 'altura/medios-de-acceso',
    tipo: 'comentario',
    texto: 'Echo en falta algo sobre las escaleras plegables de las furgonetas. Son las que más usamos.',
    respuesta: 'Buena idea. Lo incluiremos en la próxima revisión del curso.',
    estado: 'visto',
  },
  {
    curso: 'trabajos-en-altura',
    actividad: 'altura/arnes',
    tipo: 'valoracion',
    estrellas: 4,
    texto: 'Muy claro. Con un dibujo de los puntos de enganche sería perfecto.',
    estado: 'visto',
  },
  {
    curso: 'trabajos-en-altura',
    actividad: 'altura/ntp',
    tipo: 'comentario',
    texto:
      'El enlace se abre bien, pero leer ocho páginas en el móvil se hace cuesta arriba. ¿Podéis poner un resumen?',
    estado: 'nuevo',
  },
  {
    curso: 'trabajos-en-altura',
    actividad: 'altura/rescate',
    tipo: 'valoracion',
    estrellas: 5,
    texto:
      'Lo del trauma por suspensión no lo sabía nadie en mi turno. Hemos pedido un cargador fijo para la plataforma.',
    estado: 'visto',
  },
  {
    curso: 'trabajos-en-altura',
    actividad: null,
    tipo: 'valoracion',
    estrellas: 2,
    texto:
      'Demasiado largo para quien sube una vez al año. Estaría bien una versión corta para refrescar lo básico.',
    anonimo: true,
    estado: 'nuevo',
  },
  {
    curso: 'trabajos-en-altura',
    actividad: 'altura/calculo',
    tipo: 'comentario',
    texto:
      'Mantenimiento tardó una semana en darnos la altura del anclaje. La tarea está bien, pero avisad antes a los centros.',
    respuesta: 'Gracias. Las alturas de todos los anclajes están ya en la carpeta compartida de cada centro.',
    estado: 'resuelto',
  },
  {
    curso: 'trabajos-en-altura',
    actividad: 'altura/que-es',
    tipo: 'valoracion',
    estrellas: 4,
    texto: 'La tabla de los segundos impresiona. La hemos puesto en el tablón.',
    estado: 'nuevo',
  },
];
