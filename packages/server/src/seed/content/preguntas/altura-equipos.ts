import { DISTANCIA_LIBRE } from '#seed/content/dibujo.ts';
import { emparejar, multiple, ordenar, unica, vf } from '#seed/content/preguntas/elegir.ts';
import { archivo, completar, corta, descripcion, numerica } from '#seed/content/preguntas/escribir.ts';
import { type CarpetaDemo, con, formula } from '#seed/content/preguntas/pregunta.ts';

const curso = 'trabajos-en-altura';

export const equipos: CarpetaDemo = {
  clave: 'altura/equipos',
  nombre: 'Equipos y distancias',
  curso,
  padre: 'altura',
  etiquetas: ['altura', 'equipos'],
  preguntas: {
    dorsal: unica(
      '¿A qué punto del arnés conectas el sistema que debe detener una caída?',
      [
        '*A la anilla dorsal marcada con una A // Es un punto EN 361.',
        'A una anilla lateral // Las laterales sujetan en posición de trabajo; nunca detienen una caída.',
        'A la anilla ventral // Sirve para trabajar en suspensión con cuerdas.',
        'A la hebilla del pecho // Una hebilla no es un punto de enganche.',
      ],
      'Solo los puntos marcados con una A, dorsal o esternal, detienen caídas.',
    ),
    normas: emparejar(
      'Une cada punto del arnés con aquello para lo que sirve.',
      [
        ['Dorsal, con una A', 'Detener una caída'],
        ['Laterales', 'Sujetarte en posición de trabajo'],
        ['Ventral', 'Trabajar en suspensión con cuerdas'],
      ],
      ['Colgar las herramientas'],
      'Confundir los puntos de enganche es el error más grave, y también el más frecuente.',
    ),
    absorbedor: completar(
      'Completa la frase con las palabras del banco.',
      'El arnés no frena: {banco:sujeta}. Quien frena es el {banco:absorbedor}, que se desgarra de forma controlada y mantiene la fuerza por debajo de {numero:6} kN.',
      ['conector', 'cuelga'],
      'Sin absorbedor, una cuerda corriente podría someterte a más del doble de esa fuerza.',
    ),
    peso: con(
      ['cálculo', 'casos'],
      unica(
        'Una persona de 92 kg lleva 11 kg de herramienta. ¿Puede usar un equipo ensayado con 100 kg?',
        [
          '*No: necesita un equipo certificado para más peso // En total son 103 kg.',
          'Sí: la herramienta no cuenta // La ropa, las botas y las herramientas entran en la cifra.',
          'Sí: hay margen de sobra hasta los 120 kg // Ese margen no lo certifica nadie.',
          'Solo si la caída es corta // El peso máximo no depende de la caída.',
        ],
        'Suma 103 kg: hay que pedir un equipo que el fabricante certifique para más peso.',
      ),
    ),
    'caso-cubierta': con(
      ['casos'],
      descripcion(
        `<p><strong>Caso: la cubierta de la nave 3.</strong> El anclaje está a 5 m del suelo. La cuerda mide 2 m, el absorbedor se abre 1,75 m como máximo y del enganche a los pies hay 1,50 m. El margen de seguridad es de 1 m.</p>${DISTANCIA_LIBRE}`,
      ),
    ),
    'cubierta-necesita': con(
      ['cálculo', 'casos'],
      numerica(
        '¿Cuánta distancia libre hace falta bajo el anclaje?',
        '6.25',
        `${formula('2 + 1{,}75 + 1{,}50 + 1 = 6{,}25\\,\\text{m}')}: algo más de dos plantas de un edificio.`,
        {
          unidades: { m: '1', cm: '1/100' },
          otros: [['5.25', '1/2', 'Te falta el metro de margen, que no se negocia.']],
          errores: ['5,25 m', '3,75 m', '5 m'],
        },
      ),
    ),
    'cubierta-cuerda': con(
      ['cálculo', 'casos'],
      numerica(
        'Sin cambiar nada más, ¿cuánto puede medir como mucho la cuerda para que se pueda trabajar ahí?',
        '0.75',
        `${formula('5 - 1{,}75 - 1{,}50 - 1 = 0{,}75\\,\\text{m}')}: 75 cm, sin un centímetro de sobra.`,
        {
          unidades: { m: '1', cm: '1/100' },
          otros: [['1.75', '0', 'Has quitado el metro de margen: no se recorta nunca.']],
          errores: ['1,75 m', '1 m', '2 m'],
        },
      ),
    ),
    'no-caben': multiple(
      'No te caben los 6,25 m. ¿Qué puedes hacer?',
      [
        '*Acortar la cuerda // Es lo primero que se suma.',
        '*Subir el punto de anclaje // Ganas altura por debajo.',
        '*Cambiar a un dispositivo retráctil // Bloquea en mucho menos espacio.',
        'Recortar el margen de seguridad // El metro de margen no se negocia.',
      ],
      'Todo menos recortar el margen.',
      'todo_o_nada',
    ),
    'cuerda-maxima': numerica(
      'La cuerda y el absorbedor, juntos y con sus conectores, ¿cuánto pueden medir como máximo?',
      '2',
      'No pueden medir más de 2 m. Por eso no se unen dos cuerdas para llegar más lejos.',
      { unidades: { m: '1', cm: '1/100' }, errores: ['1,5 m', '3 m', '2,5 m'] },
    ),
    'foto-arnes': con(
      ['práctica'],
      archivo(
        'Ponte el arnés con ayuda de otra persona y sube dos fotos, de frente y de espaldas, en las que se vean todas las hebillas.',
        2,
        [
          ['Anilla dorsal', 4, 'Queda entre los omóplatos'],
          ['Perneras', 3, 'Ajustadas y sin cruzar: cabe la mano plana, no el puño'],
          ['Cinta del pecho', 3, 'A la altura del esternón'],
        ],
        'Amplía la foto de espaldas: la anilla torcida se ve mejor que de cerca.',
        'Es mejor descubrir una cinta cruzada aquí que a 6 m.',
      ),
    ),
  },
};

export const rescate: CarpetaDemo = {
  clave: 'altura/rescate',
  nombre: 'Rescate',
  curso,
  padre: 'altura',
  etiquetas: ['altura', 'rescate'],
  preguntas: {
    trauma: corta(
      '¿Cómo se llama lo que puede sufrir una persona que queda colgada e inmóvil en el arnés?',
      ['trauma por suspensión', 'síndrome del arnés', '**síndrome*arnés*', '**trauma*suspensión*'],
      'Se llama trauma por suspensión o síndrome del arnés, y puede ser mortal.',
      { errores: ['mareo', 'vértigo', 'infarto'] },
    ),
    'diez-minutos': con(
      ['orden'],
      ordenar(
        'Una compañera ha quedado suspendida. Ordena lo que haces.',
        [
          'Detener el trabajo y apartar a la gente',
          'Llamar al 112',
          'Pedirle que mueva las piernas sin parar',
          'Bajarla con el método previsto',
          'Comprobar si responde y si respira',
        ],
        'Protege, avisa, habla con la persona, bájala y valora cómo está.',
      ),
    ),
    'llamar-no-basta': unica(
      '¿Por qué llamar al 112 no es un plan de rescate?',
      [
        '*Porque pueden tardar más de lo que aguanta una persona suspendida // Quince minutos o más, y el conocimiento se pierde en minutos.',
        'Porque el 112 no atiende accidentes de trabajo // Atiende cualquier emergencia.',
        'Porque primero hay que llamar a la mutua // Primero, siempre, el 112.',
        'Porque los bomberos no tienen plataformas // Las tienen, pero no llegan a tiempo.',
      ],
      'Hay que llamar enseguida, pero el rescate tiene que poder hacerlo la gente que ya está allí.',
    ),
    'a-solas': vf(
      'Se puede trabajar en altura a solas si se lleva un móvil con batería.',
      false,
      'Quien pierde el conocimiento no puede llamar a nadie.',
      'Nadie trabaja en altura a solas: siempre hay otra persona que puede verle u oírle.',
    ),
    'buen-plan': multiple(
      '¿Qué tiene que decir un buen plan de rescate?',
      [
        '*Quién da la alarma, con nombres // Con nombres, no con cargos.',
        '*Con qué material se baja a la persona y dónde está // En el lugar, no en otro edificio.',
        '*Cuándo se ha ensayado // Un plan que nadie ha probado es una hipótesis.',
        'Quién tuvo la culpa de la caída // Eso se investiga después.',
      ],
      'Quién, con qué, por dónde y cuándo se ensayó.',
    ),
    'ya-bajada': unica(
      'Ya está en el suelo y dice que se encuentra bien. ¿Qué haces?',
      [
        'La dejas volver al trabajo si camina sin ayuda // Puede empeorar minutos después.',
        '*Esperas a la ambulancia y cuentas cuánto tiempo estuvo colgada // Tiene que verla un médico.',
        'La llevas en coche a su casa // Necesita atención médica, no descanso.',
        'Anulas el aviso al 112 // El aviso no se anula.',
      ],
      'Aunque diga que está bien, tiene que verla un médico.',
    ),
  },
};
