import { ALTURAS_DE_ANCLAJE, DISTANCIA_LIBRE } from '#seed/content/dibujo.ts';
import { emparejar, multiple, ordenar, unica, vf } from '#seed/content/preguntas/elegir.ts';
import { archivo, completar, corta, descripcion, numerica } from '#seed/content/preguntas/escribir.ts';
import { type CarpetaDemo, con, formula } from '#seed/content/preguntas/pregunta.ts';

const curso = 'trabajos-en-altura';

const antes: CarpetaDemo = {
  clave: 'altura/antes',
  nombre: 'Antes de subir',
  curso,
  padre: 'altura',
  etiquetas: ['altura'],
  preguntas: {
    'dos-metros': numerica(
      '¿A partir de qué altura toma la normativa española como referencia que hace falta protección contra las caídas?',
      '2',
      'La referencia son 2 m, aunque por debajo también hay riesgo: quien cae de espaldas desde un muelle de un metro puede golpearse la cabeza.',
      {
        unidades: { m: '1', cm: '1/100' },
        otros: [['3.5', '0', 'Los 3,5 m son el límite de las escaleras de mano sin protección.']],
        errores: ['3,5 m', '1 m', '3 m'],
      },
    ),
    'orden-proteger': con(
      ['orden'],
      ordenar(
        'Ordena las medidas contra las caídas, de la que se intenta primero a la que es el último recurso.',
        [
          'Hacer el trabajo desde el suelo',
          'Poner barandillas que protejan a todo el mundo',
          'Usar una cuerda corta que no deje llegar al borde',
          'Usar arnés, absorbedor y anclaje para detener la caída',
        ],
        'La ley antepone la protección colectiva a la individual, y evitar el riesgo va antes que cualquiera de las dos.',
      ),
    ),
    'no-parece': multiple(
      '¿Cuáles de estas situaciones son trabajos con riesgo de caída de altura?',
      [
        '*Colocar una lona subido a la caja de un camión // La caja de un camión pasa inadvertida, pero es un borde sin proteger.',
        '*Retirar la barandilla de una entreplanta para meter un palé // Mientras no esté puesta, hay un borde abierto.',
        '*Trabajar junto a una arqueta abierta // La altura también se mide hacia abajo.',
        'Caminar por un pasillo señalizado de la planta baja // Aquí no hay ningún desnivel por el que caer.',
      ],
      'No siempre parece altura: basta con que haya un desnivel por el que puedas caer.',
    ),
    claraboya: vf(
      'Una claraboya que aguanta la lluvia y el granizo aguanta también el peso de una persona.',
      false,
      'Es uno de los engaños que más caídas causa: ni las claraboyas ni las placas de fibrocemento se pisan.',
      'Las claraboyas y las placas de fibrocemento no están calculadas para soportar a nadie.',
    ),
    inclinacion: numerica(
      `Apoyas una escalera de mano a ${formula('h = 6\\,\\text{m}')} de altura. Con la regla de cuatro a uno, ¿a qué distancia de la pared va la base?`,
      '1.5',
      `Por cada 4 m de altura, 1 m de separación: ${formula('d = \\frac{6}{4} = 1{,}5\\,\\text{m}')}.`,
      {
        unidades: { m: '1', cm: '1/100' },
        otros: [['24', '0', 'Has multiplicado por cuatro en lugar de dividir.']],
        errores: ['24 m', '2 m', '1 m'],
      },
    ),
    'que-medio': con(
      ['casos'],
      emparejar(
        'Elige el medio adecuado para cada trabajo.',
        [
          ['Cambiar una bombilla a 2,6 m, en cinco minutos', 'Escalera de tijera'],
          ['Sustituir diez luminarias a 7 m', 'Plataforma elevadora'],
          ['Pintar una fachada de 6 m durante una semana', 'Andamio'],
        ],
        ['Carretilla con un palé en la horquilla'],
        'Lo que decide no es la prisa, sino cuánto vas a estar arriba y qué harán tus manos mientras tanto.',
      ),
    ),
    'torre-movil': unica(
      'Hay que desplazar dos metros una torre móvil. ¿Qué se hace con quien está arriba?',
      [
        '*Baja todo el mundo antes de moverla // Nadie viaja en una torre móvil.',
        'Se sienta en el centro y se sujeta // Un bache basta para volcarla.',
        'Se engancha con el arnés a la propia torre // Si la torre vuelca, cae con ella.',
        'Sigue trabajando si se empuja despacio // La velocidad no evita el vuelco.',
      ],
      'Para desplazar una torre móvil baja todo el mundo; antes de volver a subir, se frenan las ruedas.',
    ),
  },
};

const anclajes: CarpetaDemo = {
  clave: 'altura/anclajes',
  nombre: 'Anclajes e inspección',
  curso,
  padre: 'altura',
  etiquetas: ['altura', 'anclajes'],
  preguntas: {
    'tipo-c': unica(
      'Un cable tendido a lo largo de un muelle de carga, por el que se desliza el enganche. ¿De qué tipo es según la norma UNE-EN 795?',
      [
        'Tipo A // El A es un punto fijado a la estructura.',
        'Tipo B // El B es temporal y transportable.',
        '*Tipo C // Es una línea horizontal flexible.',
        'Tipo D // El D es un raíl rígido: no se curva.',
      ],
      'Las líneas horizontales flexibles, de cable o de cinta, son del tipo C.',
      { barajar: false },
    ),
    'cinco-letras': emparejar(
      'Une cada tipo de anclaje con su descripción.',
      [
        ['Tipo A', 'Punto fijado a la estructura'],
        ['Tipo B', 'Anclaje temporal y transportable'],
        ['Tipo D', 'Raíl horizontal rígido'],
        ['Tipo E', 'Peso muerto sobre una cubierta plana'],
      ],
      ['Barandilla reforzada'],
      'La letra está en el marcado del dispositivo. Una barandilla no es un anclaje, por sólida que parezca.',
    ),
    'no-es-anclaje': multiple(
      '¿De cuáles de estos elementos <strong>no</strong> debes colgarte?',
      [
        '*De una barandilla // Se calcula para apoyarse, no para colgar.',
        '*De una bandeja de cables // No está hecha para soportar a nadie.',
        '*De una viga cuya resistencia no conoce nadie // Sin comprobar, no es un anclaje.',
        'De una cinta de anclaje sobre una viga calculada // Es un anclaje de tipo B, bien usado.',
      ],
      'Un anclaje no se elige por cercanía, sino porque alguien ha comprobado que resiste.',
    ),
    'cuantas-personas': vf(
      'Salvo que el fabricante indique otra cosa, cada anclaje es para una sola persona.',
      true,
      'La resistencia de 12 kN es el margen para el tirón de una persona, no de dos.',
      'En el ensayo se aplican al menos 12 kN, el margen necesario para una sola persona que cae.',
    ),
    resistencia: con(
      ['cálculo'],
      numerica(
        '¿Qué fuerza mínima se aplica a un anclaje en el ensayo de resistencia?',
        '12',
        'Son 12 kN: como colgar unos 1.200 kg.',
        {
          unidades: { kN: '1', N: '1/1000' },
          otros: [
            ['6', '1/4', 'Esos 6 kN son lo máximo que recibe tu cuerpo, no lo que aguanta el anclaje.'],
          ],
          errores: ['6 kN', '10 kN', '100 kN'],
        },
      ),
    ),
    'factor-dos': con(
      ['cálculo'],
      unica(
        `Te enganchas a la altura de los pies con una cuerda de 1,5 m. ¿Cuánto vale el factor de caída, ${formula('f = \\frac{\\text{caída}}{\\text{cuerda}}')}?`,
        [
          'Casi 0 // Eso sería con el anclaje por encima de la cabeza.',
          '1 // Eso sería con el anclaje a la altura del pecho.',
          '*2 // Caes 3 m con una cuerda de 1,5 m.',
          '3 // Los 3 m son la caída, no el factor.',
        ],
        `Caes el doble de lo que mide la cuerda: ${formula('f = \\frac{3}{1{,}5} = 2')}.`,
        { barajar: false },
      ),
    ),
    'factor-dibujo': unica(
      `<p>Las tres personas del dibujo llevan la misma cuerda. ¿En cuál de los casos es mayor el factor de caída?</p>${ALTURAS_DE_ANCLAJE}`,
      [
        'En el 1 // Por encima de la cabeza, la cuerda está casi tensa: el factor es casi 0.',
        'En el 2 // A la altura del pecho, caes lo que mide la cuerda: el factor es 1.',
        '*En el 3 // A la altura de los pies, caes el doble de lo que mide la cuerda.',
        'Es igual en los tres // La misma cuerda protege mucho o poco según dónde la enganches.',
      ],
      'Cuanto más bajo está el anclaje, mayor es el factor de caída: a la altura de los pies vale 2.',
      { barajar: false },
    ),
    pendulo: unica(
      'El anclaje te queda muy a un lado. ¿Cuál es el peligro principal?',
      [
        '*Balancearte y golpear una pared // Es el efecto péndulo.',
        'Que la cuerda se enrede en el arnés // Molesta, pero no es lo más grave.',
        'Que el absorbedor no llegue a abrirse // Se abrirá igualmente al tensarse la cuerda.',
        'Ninguno, si la cuerda es corta // También con una cuerda corta te balanceas.',
      ],
      'Al caer te balanceas y puedes golpear una pared a la misma velocidad con la que habrías llegado al suelo.',
    ),
    'nombre-factor': corta(
      '¿Cómo se llama la relación entre lo que caes y lo que mide la cuerda?',
      ['factor de caída', 'el factor de caída', '~1/2~factor // Falta decir de qué.'],
      'Es el <strong>factor de caída</strong>. Busca siempre el menor.',
      { ayuda: 'Tres palabras', errores: ['distancia libre', 'péndulo', 'factor'], erratas: '3/4' },
    ),
    'pasos-revision': con(
      ['orden'],
      ordenar(
        'Ordena los cinco pasos de la revisión antes de cada uso.',
        ['La etiqueta', 'Las cintas', 'Las costuras', 'Los metales', 'El absorbedor y los testigos'],
        'Se empieza por la etiqueta: si no se lee, ya no hay nada más que mirar.',
      ),
    ),
    periodica: completar(
      'Completa el texto sobre las dos revisiones.',
      'Antes de cada uso revisa el equipo {lista:quien lo va a usar|su responsable|el fabricante}. La revisión periódica la hace una persona {lista:competente|de otro turno|de la mutua}, al menos cada {numero:12} meses, y queda escrita en la {escrita:ficha|ficha del equipo}.',
      [],
      'Una no sustituye a la otra: que pasara la revisión en enero no dice nada del disolvente que le cayó ayer.',
    ),
    'hilo-roto': vf(
      'Un solo hilo roto en una costura basta para retirar el arnés.',
      true,
      'Las costuras son de otro color precisamente para que se vea un solo hilo.',
      'Uno solo basta. Se retira con la etiqueta roja y se entrega a la persona responsable.',
    ),
    'sin-discusion': multiple(
      '¿Cuándo se retira un equipo sin discusión?',
      [
        '~1/3~Si ha detenido una caída // Aunque no se vea ningún daño.',
        '~1/3~Si le ha caído disolvente // Los daños químicos no siempre se ven.',
        '~1/3~Si alguien lo ha cosido por su cuenta // Nadie responde de esa costura.',
        '~-1/3~Si tiene polvo // El polvo se limpia con agua y jabón neutro.',
        '~-1/3~Si lo ha usado otra persona // Se revisa, como antes de cualquier uso.',
      ],
      'Una caída, un producto químico o una reparación casera bastan. El polvo, no.',
      'por_opcion',
    ),
  },
};

const equipos: CarpetaDemo = {
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

const rescate: CarpetaDemo = {
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

export const altura: CarpetaDemo[] = [
  { clave: 'altura', nombre: 'Trabajos en altura', curso, padre: null, etiquetas: [], preguntas: {} },
  antes,
  anclajes,
  equipos,
  rescate,
];
