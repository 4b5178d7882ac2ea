import { emparejar, multiple, ordenar, unica, vf } from '#seed/content/preguntas/elegir.ts';
import { completar, corta, descripcion, numerica } from '#seed/content/preguntas/escribir.ts';
import { type CarpetaDemo, con } from '#seed/content/preguntas/pregunta.ts';

const curso = 'proteccion-de-datos';

const conceptos: CarpetaDemo = {
  clave: 'datos/conceptos',
  nombre: 'Qué es un dato y para qué se usa',
  curso,
  padre: 'datos',
  etiquetas: ['privacidad', 'punto de partida'],
  preguntas: {
    'es-dato': multiple(
      '¿Cuáles de estas informaciones son datos personales?',
      [
        '*rosa.quispe@alborada.example // Identifica a una persona concreta.',
        '*La matrícula de un coche particular // Permite llegar a su titular.',
        '*La grabación de una llamada // La voz también identifica.',
        'info@alborada.example // Es el buzón de una organización.',
        'Que el 38 % de una plantilla de 200 llegó tarde // No permite señalar a nadie.',
      ],
      'Es dato personal todo lo que permite saber de quién se habla, aunque no aparezca su nombre.',
    ),
    'equipo-de-dos': vf(
      'En un equipo de dos personas, publicar que «el 50 % llegó tarde» puede señalar a alguien.',
      true,
      'Las dos personas del equipo saben de quién se trata.',
      'Con grupos pequeños, un porcentaje identifica igual que un nombre.',
    ),
    especiales: multiple(
      '¿Qué datos de una oficina son de categorías especiales?',
      [
        '*La huella para fichar // Es un dato biométrico.',
        '*El descuento de la cuota del sindicato // Revela la afiliación.',
        '*Un parte de baja con el diagnóstico // Es un dato de salud.',
        'El número de la seguridad social // Identifica, pero no es de categoría especial.',
        'El sueldo bruto anual // Es delicado, pero no es de categoría especial.',
      ],
      'Salud, biometría, afiliación sindical, ideología, religión, origen y vida sexual: la regla es que no se tratan.',
    ),
    curiosidad: vf(
      'Abrir la ficha de un compañero por curiosidad, sin contárselo a nadie, no es tratar sus datos.',
      false,
      'Consultar ya es tratar, aunque no salga de tu pantalla.',
      'Tratamiento es casi todo lo que se hace con un dato: también consultarlo.',
    ),
    minimizacion: corta(
      '¿Cómo se llama el principio por el que solo se piden los datos adecuados y necesarios?',
      ['minimización', 'minimización de datos', 'principio de minimización', 'la minimización'],
      'Es el principio de <strong>minimización</strong>: si basta con la edad, no pidas la fecha de nacimiento.',
      { ayuda: 'Una palabra', errores: ['exactitud', 'proporcionalidad', 'consentimiento'], erratas: '3/4' },
    ),
    'telefono-urgencia': con(
      ['casos'],
      unica(
        'Una clienta dio su teléfono para una urgencia. ¿Puedes usarlo para mandarle una oferta?',
        [
          '*No: se recogió para otra cosa // Es el principio de finalidad.',
          'Sí, porque ya es clienta // Ser clienta no cambia para qué lo dio.',
          'Sí, si la oferta le conviene // La conveniencia no es una base legal.',
          'Sí, una sola vez // Tampoco una vez.',
        ],
        'Un dato se usa para aquello para lo que se recogió.',
      ),
    ),
    'casilla-marcada': unica(
      '¿Cuál de estos consentimientos vale?',
      [
        'Una casilla que ya aparece marcada // El consentimiento tiene que ser inequívoco.',
        'El silencio durante un mes // El silencio no consiente nada.',
        '*Una casilla vacía que la persona marca para una finalidad concreta // Es libre, específico, informado e inequívoco.',
        'Una firma que sirve para cualquier uso futuro // Hace falta un sí para cada finalidad.',
      ],
      'Libre, específico, informado e inequívoco; y se retira con la misma facilidad con la que se dio.',
    ),
    'base-nomina': unica(
      '¿En qué se basa el uso de tus datos para pagarte la nómina?',
      [
        'En tu consentimiento // En el trabajo rara vez es libre de verdad.',
        '*En el contrato y en la ley // Por eso no se te pide una firma aparte.',
        'En el interés legítimo de la empresa // No hace falta: hay un contrato.',
        'En una misión de interés público // Eso es propio de las administraciones.',
      ],
      'La nómina no se basa en el consentimiento, sino en el contrato y en las obligaciones legales.',
    ),
    'seis-preguntas': emparejar(
      'Une cada pregunta con el principio que hay detrás.',
      [
        ['¿Lo necesito todo?', 'Minimización'],
        ['¿Para qué se recogió?', 'Finalidad'],
        ['¿Hasta cuándo?', 'Conservación limitada'],
        ['¿Podemos demostrarlo?', 'Responsabilidad proactiva'],
      ],
      ['Portabilidad'],
      'Las palabras son de jurista, pero las preguntas se hacen en cualquier mostrador.',
    ),
  },
};

const situaciones: CarpetaDemo = {
  clave: 'datos/situaciones',
  nombre: 'Situaciones de oficina, almacén y mostrador',
  curso,
  padre: 'datos',
  etiquetas: ['privacidad', 'casos'],
  preguntas: {
    cco: unica(
      'Vas a avisar por correo a cuarenta personas que no se conocen entre sí. ¿Dónde pones sus direcciones?',
      [
        'En «Para» // Cada una vería el correo de todas las demás.',
        'En «CC» // Es lo mismo que «Para»: se ven todas.',
        '*En «CCO» // Nadie ve las direcciones de nadie.',
        'Da igual, si son clientes // La Agencia ha sancionado por ello.',
      ],
      'En copia oculta. Mejor todavía: la herramienta de envíos, que manda un mensaje a cada persona.',
    ),
    'columna-oculta': vf(
      'Antes de enviar una hoja de cálculo, ocultar la columna de los sueldos es suficiente.',
      false,
      'Cualquiera puede volver a mostrarla con dos clics.',
      'Ocultar una columna no la borra: quítala o comparte solo lo que haga falta.',
    ),
    tablon: numerica(
      'En un listado para el tablón, además del nombre y los apellidos, ¿cuántas cifras del documento puedes poner?',
      '4',
      'Cuatro cifras, nunca el número completo: lo dice la disposición adicional séptima de la Ley Orgánica 3/2018.',
      { errores: ['8', '3', '0'] },
    ),
    'baja-angel': unica(
      'Para ajustar los turnos te preguntan por qué está de baja Ángel. ¿Qué contestas?',
      [
        '*Que no estará y hasta cuándo está previsto // Es lo que hace falta para los turnos.',
        'El motivo, si quien pregunta es su responsable // El motivo es un dato de salud.',
        'El motivo, pero pidiendo discreción // La discreción no lo arregla.',
        'Que se lo pregunte al médico // El médico tampoco debe decirlo.',
      ],
      '¿Qué necesita esta persona para hacer su trabajo? Eso, y nada más.',
    ),
    'telefono-companera': unica(
      'Un proveedor te pide el teléfono particular de una compañera. ¿Qué haces?',
      [
        'Se lo das, porque es por trabajo // El teléfono particular es suyo.',
        'Le das solo el móvil, no el fijo // Los dos son particulares.',
        '*Tomas el recado y se lo pasas a ella // Así decide ella.',
        'Le das el de otra persona del equipo // Repartes otro dato sin permiso.',
      ],
      'No le das nada: tomas el recado.',
    ),
    diplomas: unica(
      'La imprenta necesita la lista de asistentes para los diplomas. ¿Qué columnas le mandas?',
      [
        'Nombre, apellidos y documento // El documento no se imprime en el diploma.',
        'Nombre, apellidos y correo // La imprenta no va a escribirles.',
        '*Nombre y apellidos // Con eso puede imprimirlos.',
        'La hoja completa, con la petición de que la borren // Lo que no hace falta no sale.',
      ],
      'Lo justo: nombre y apellidos.',
    ),
    'peticion-derechos': unica(
      'Al buzón de facturas llega un correo: «Quiero saber qué tenéis sobre mí». ¿Qué haces?',
      [
        'Contestas que debe rellenar el formulario // No hace falta ningún formulario.',
        '*Lo reenvías el mismo día a privacidad@alborada.example, con la fecha en que llegó // El plazo ya corre.',
        'Borras sus datos por si acaso // No se borra nada mientras tanto.',
        'Esperas a que lo pida por escrito y con firma // Un correo ya es por escrito.',
      ],
      'Es un derecho de acceso, aunque no mencione ninguna ley.',
    ),
    'plazo-mes': completar(
      'Completa el texto sobre los plazos de respuesta.',
      'Hay que contestar en {lista:un mes|una semana|tres meses} desde que {lista:llega la petición|alguien la lee|se reenvía}. Si es compleja, puede ampliarse {numero:2} meses más, y contestar es {lista:gratis|de pago} para quien pregunta.',
      [],
      'El plazo empieza cuando la petición llega, no cuando la lees: por eso los buzones compartidos necesitan a otra persona.',
    ),
    derechos: emparejar(
      'Une lo que dice cada persona con el derecho que ejerce.',
      [
        ['«¿Qué datos míos tenéis?»', 'Acceso'],
        ['«Ese apellido está mal escrito»', 'Rectificación'],
        ['«Borradlos»', 'Supresión'],
        ['«No los toquéis mientras se aclara»', 'Limitación'],
      ],
      ['Oposición', 'Portabilidad'],
      'No hace falta que la persona use la palabra «derecho».',
    ),
    conservar: emparejar(
      'Une cada documento con el tiempo que se conserva en Alborada.',
      [
        ['Registro de jornada', '4 años'],
        ['Facturas', '6 años'],
        ['Imágenes de videovigilancia', '1 mes como máximo'],
        ['Inscripciones a actos y comidas', '1 semana'],
      ],
      ['10 años'],
      'Está en la tabla de conservación. Si tu documento no aparece, pregunta antes de destruirlo.',
    ),
    'caso-brecha': descripcion(
      '<p><strong>Caso: el adjunto equivocado.</strong> Viernes, 18:30. Te das cuenta de que has enviado a un proveedor la hoja con las nóminas de tu departamento. En la oficina ya no queda nadie y el lunes tienes reunión a primera hora.</p>',
    ),
    'brecha-primero': unica(
      '¿Qué haces primero?',
      [
        'Esperas al lunes para no molestar // Habrías gastado más de 62 de las 72 horas.',
        '*Avisas al teléfono de incidencias // Atiende las 24 horas.',
        'Borras el correo de la carpeta de enviados // Destruyes una prueba y el correo ya salió.',
        'Compruebas durante el fin de semana si lo ha abierto // No esperes a tener la certeza.',
      ],
      'Avisar no espera: el reloj está en marcha desde que la empresa lo sabe.',
    ),
    'brecha-horas': numerica(
      '¿De cuántas horas dispone la empresa, como máximo, para notificarlo a la Agencia?',
      '72',
      'Son 72 horas naturales: los fines de semana cuentan.',
      { unidades: { h: '1', días: '24' }, errores: ['48 h', '24 h', '7 días'] },
    ),
    'brecha-orden': con(
      ['orden'],
      ordenar(
        'Ordena lo que pasa desde que se descubre la brecha.',
        [
          'Se avisa al teléfono de incidencias',
          'Se pide a quien lo recibió que lo borre y lo confirme por escrito',
          'Se valora a cuántas personas afecta y con qué gravedad',
          'Se notifica a la Agencia, si hay riesgo',
        ],
        'Primero avisar, después contener, luego valorar y, en menos de 72 horas, notificar.',
      ),
    ),
    rescate: unica(
      'En la pantalla aparece un mensaje que pide dinero por tus archivos. ¿Qué haces con el ordenador?',
      [
        'Lo apagas // Se pierden pruebas que están en la memoria.',
        '*Lo desconectas de la red y no lo apagas // Contienes sin destruir pruebas.',
        'Pagas si es poco // No se negocia ni se responde.',
        'Borras los archivos afectados // No borres nada.',
      ],
      'Contén sin destruir pruebas, y avisa.',
    ),
  },
};

export const datos: CarpetaDemo[] = [
  { clave: 'datos', nombre: 'Protección de datos', curso, padre: null, etiquetas: [], preguntas: {} },
  conceptos,
  situaciones,
];
