import { ALTURAS_DE_ANCLAJE } from '#seed/content/dibujo.ts';
import { equipos, rescate } from '#seed/content/preguntas/altura-equipos.ts';
import { emparejar, multiple, ordenar, unica, vf } from '#seed/content/preguntas/elegir.ts';
import { completar, corta, numerica } from '#seed/content/preguntas/escribir.ts';
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

export const altura: CarpetaDemo[] = [
  { clave: 'altura', nombre: 'Trabajos en altura', curso, padre: null, etiquetas: [], preguntas: {} },
  antes,
  anclajes,
  equipos,
  rescate,
];
