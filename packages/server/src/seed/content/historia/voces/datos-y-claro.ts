import type { Voz } from '#seed/content/historia/voz.ts';

export const vocesDeDatosYClaro: Voz[] = [
  {
    curso: 'proteccion-de-datos',
    actividad: null,
    tipo: 'valoracion',
    estrellas: 4,
    texto: 'Práctico y con ejemplos de los nuestros. Sobra algún párrafo legal, pero se deja leer.',
    estado: 'visto',
  },
  {
    curso: 'proteccion-de-datos',
    actividad: 'datos/compartir',
    tipo: 'comentario',
    texto: 'Lo de las columnas ocultas me ha hecho revisar tres archivos esta misma tarde. Menos mal.',
    grupo: 'oficinas',
    estado: 'visto',
  },
  {
    curso: 'proteccion-de-datos',
    actividad: 'datos/que-es',
    tipo: 'valoracion',
    estrellas: 5,
    texto: 'El ejemplo de la carretillera del turno de noche vale más que media ley.',
    estado: 'visto',
  },
  {
    curso: 'proteccion-de-datos',
    actividad: 'datos/conservacion',
    tipo: 'error',
    texto:
      'Los currículos aparecen con 12 meses, pero en el formulario de la web decimos dos años. Una de las dos cosas está mal.',
    respuesta: 'Bien visto: el error estaba en el formulario. El plazo es de 12 meses y ya está corregido.',
    grupo: 'oficinas',
    estado: 'resuelto',
  },
  {
    curso: 'proteccion-de-datos',
    actividad: null,
    tipo: 'valoracion',
    estrellas: 2,
    texto:
      'Quien hizo la sesión presencial del año pasado ya se lo sabe casi todo. Si hay que renovarlo cada doce meses, que al menos cambien los casos.',
    anonimo: true,
    respuesta:
      'Es una crítica justa. En la próxima edición habrá casos nuevos y una prueba previa para saltarse lo que ya se sabe.',
    estado: 'visto',
  },
  {
    curso: 'proteccion-de-datos',
    actividad: 'datos/derechos',
    tipo: 'comentario',
    texto:
      '¿Y si quien pide los datos es alguien que está en juicio con la empresa? En mi departamento ha pasado.',
    respuesta:
      'Se atiende igual y en el mismo plazo. Reenvía la petición el mismo día a privacidad@alborada.example y no contestes por tu cuenta.',
    grupo: 'oficinas',
    estado: 'resuelto',
  },
  {
    curso: 'proteccion-de-datos',
    actividad: 'datos/brecha',
    tipo: 'comentario',
    texto:
      'Lo del viernes por la tarde parece sacado de nuestra oficina. ¿Dónde está escrito el teléfono de incidencias? No lo encuentro.',
    respuesta:
      'En el dorso de tu tarjeta de acceso y al pie de la intranet. Hemos pedido que aparezca también en la firma de los correos.',
    grupo: 'oficinas',
    estado: 'resuelto',
  },
  {
    curso: 'proteccion-de-datos',
    actividad: 'datos/prueba-final',
    tipo: 'valoracion',
    estrellas: 3,
    texto: 'Las preguntas, muy bien. Los treinta minutos van justos si lees despacio.',
    estado: 'nuevo',
  },
  {
    curso: 'proteccion-de-datos',
    actividad: 'datos/caso-diplomas',
    tipo: 'error',
    texto:
      'Al pegar mi respuesta desde otro programa se han perdido los saltos de línea y ha quedado todo en un párrafo.',
    estado: 'nuevo',
  },
  {
    curso: 'lenguaje-claro',
    actividad: null,
    tipo: 'valoracion',
    estrellas: 5,
    texto: 'He reescrito la carta del padrón y en una semana no ha llamado nadie a preguntar. Nadie.',
    grupo: 'atencion-al-cliente',
    estado: 'visto',
  },
  {
    curso: 'lenguaje-claro',
    actividad: 'claro/frases',
    tipo: 'valoracion',
    estrellas: 5,
    texto: 'La biblioteca que vuelve a abrir en catorce palabras es ya un clásico de la oficina.',
    estado: 'nuevo',
  },
  {
    curso: 'lenguaje-claro',
    actividad: 'claro/ventanilla',
    tipo: 'comentario',
    texto: 'A mucha gente mayor el tuteo le sienta mal. Yo insistiría más en empezar de usted.',
    respuesta: 'De acuerdo: la lectura recomienda ya empezar de usted en caso de duda.',
    estado: 'resuelto',
  },
  {
    curso: 'lenguaje-claro',
    actividad: 'claro/dificiles',
    tipo: 'comentario',
    texto:
      'Se agradece que el curso diga dónde está el límite. En mi oficina no se rellena el parte por miedo a quedar mal.',
    anonimo: true,
    respuesta:
      'Gracias por contarlo. El parte no señala a quien lo rellena, sino el riesgo. Lo hemos recordado a las personas responsables de todas las oficinas.',
    estado: 'resuelto',
  },
  {
    curso: 'lenguaje-claro',
    actividad: 'claro/orden',
    tipo: 'error',
    texto:
      'Dice que los diez días hábiles terminan el 24 de abril, pero no desde cuándo se cuentan. Así no hay manera de comprobarlo.',
    respuesta:
      'Cierto: la carta llega el viernes 10 y se cuenta desde el lunes 13. Lo añadiremos al ejemplo.',
    estado: 'visto',
  },
  {
    curso: 'lenguaje-claro',
    actividad: 'claro/por-que',
    tipo: 'valoracion',
    estrellas: 3,
    texto:
      'Interesante, aunque los datos del recibo del agua son de una sola oficina. Habría que repetirlo en más sitios.',
    estado: 'nuevo',
  },
  {
    curso: 'lenguaje-claro',
    actividad: 'claro/texto-propio',
    tipo: 'comentario',
    texto:
      'Al quitar los nombres me he dado cuenta de que la carta no dice en ningún sitio a qué oficina hay que ir.',
    estado: 'visto',
  },
];
