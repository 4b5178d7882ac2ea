import { mostrador } from '#seed/content/preguntas/claro-mostrador.ts';
import { emparejar, multiple, ordenar, unica, vf } from '#seed/content/preguntas/elegir.ts';
import {
  archivo,
  completar,
  corta,
  descripcion,
  ensayo,
  numerica,
} from '#seed/content/preguntas/escribir.ts';
import { type CarpetaDemo, con, type Escrita } from '#seed/content/preguntas/pregunta.ts';

const curso = 'lenguaje-claro';

/** What people wrote in the final test, from best to worst. */
const AVISOS: readonly Escrita[] = [
  {
    html: '<p>La piscina municipal cierra del 3 al 14 de junio por obras. Si tienes un abono, te devolveremos esos días: pásate por la recepción antes del 30 de junio. Si tienes dudas, llama al 010.</p>',
    dados: [4, 3, 3],
    comentario: '<p>Se entiende a la primera y no falta nada.</p>',
  },
  {
    html: '<p>La piscina cierra por obras del 3 al 14 de junio. Quien tenga abono puede pedir la devolución en la recepción hasta el 30 de junio.</p>',
    dados: [4, 3, 2],
    comentario: '<p>Muy bien. Solo falta decir dónde preguntar.</p>',
  },
  {
    html: '<p>Os informamos de que por obras la piscina permanecerá cerrada desde el 3 hasta el 14 de junio. Los abonados podrán solicitar la devolución de los días.</p>',
    dados: [3, 2, 1],
    comentario: '<p>Va en buen camino. Falta hasta cuándo y dónde se pide la devolución.</p>',
  },
  {
    html: '<p>Con motivo de las obras se procederá al cierre de la piscina en las fechas indicadas, pudiendo los abonados solicitar lo que corresponda.</p>',
    dados: [1, 1, 1],
    comentario:
      '<p>Se han perdido las fechas, que es lo que la gente busca. Vuelve a la lectura del orden.</p>',
  },
];

const textos: CarpetaDemo = {
  clave: 'claro/textos',
  nombre: 'Textos',
  curso,
  padre: 'claro',
  etiquetas: ['redacción'],
  preguntas: {
    'que-es': multiple(
      'Según la norma UNE-ISO 24495-1, un texto está en lenguaje claro cuando quien lo lee puede…',
      [
        '*Encontrar la información que necesita // Es la segunda condición.',
        '*Entenderla // Es la tercera.',
        '*Usarla para hacer lo que tiene que hacer // Es la que más se olvida.',
        'Leerla en menos de un minuto // La norma no habla de tiempos.',
      ],
      'La norma mira lo que ocurre después de leer, no si las frases son bonitas.',
    ),
    'no-simplifica': vf(
      'Escribir en lenguaje claro obliga a quitar requisitos y plazos.',
      false,
      'Los requisitos y los plazos siguen siendo los mismos; cambia cómo se cuentan.',
      'No es simplificar el contenido, sino contarlo de modo que se entienda.',
    ),
    piramide: con(
      ['orden'],
      ordenar(
        'Ordena las partes de una carta, de lo primero a lo último.',
        [
          'Qué pasa',
          'Qué tienes que hacer, con fecha y lugar',
          'Qué ocurre si no lo haces',
          'Por qué, con la norma que lo justifica',
          'Dónde preguntar',
        ],
        'Es la pirámide puesta del revés: arriba lo más importante, abajo el detalle.',
      ),
    ),
    'verbos-escondidos': emparejar(
      'Une cada expresión con el verbo que esconde.',
      [
        ['Proceder a la devolución', 'Devolver'],
        ['Efectuar el abono', 'Pagar'],
        ['Ser objeto de modificación', 'Cambiar'],
        ['Dar traslado de', 'Enviar'],
      ],
      ['Comprobar', 'Mudarse'],
      'Devuelve el verbo a su sitio y la frase pierde la mitad de las palabras.',
    ),
    'mejor-plazo': unica(
      '¿Qué versión del plazo sirve mejor a quien la lee?',
      [
        'En el plazo de diez días // ¿Hábiles o naturales? ¿Desde cuándo?',
        'A la mayor brevedad // No dice cuándo.',
        '*Hasta el viernes 24 de abril // La cuenta ya está hecha.',
        'Dentro del plazo legalmente establecido // Obliga a buscar la ley.',
      ],
      'Haz tú la cuenta y escribe el resultado.',
    ),
    'dias-habiles': vf(
      'En un procedimiento administrativo, si la norma no dice otra cosa, los plazos por días se cuentan en días hábiles.',
      true,
      'Sábados, domingos y festivos quedan fuera.',
      'Casi nadie lo sabe, y por eso conviene escribir la fecha.',
    ),
    'tres-negaciones': completar(
      'Completa los consejos con las palabras del banco.',
      'Una {banco:idea}, una frase. Escribe en {banco:positivo}, no con tres negaciones. Pon delante a la persona que {banco:actúa} y, antes de enviar, lee en voz {banco:alta}.',
      ['pasivo', 'baja', 'coma'],
      'Son las cuatro costumbres que arreglan la mayor parte de los textos.',
    ),
    'palabras-frase': numerica(
      '¿Alrededor de cuántas palabras conviene que tenga una frase?',
      '20',
      'Unas veinte, y que casi ninguna pase de treinta.',
      {
        margen: '5',
        otros: [['30', '1/2', 'Treinta es el techo, no la medida.']],
        errores: ['50', '30', '8'],
      },
    ),
    llamadas: con(
      ['cálculo'],
      numerica(
        'Una carta confusa provoca 340 llamadas de 6 min. ¿Cuántas horas de teléfono son?',
        '34',
        'Son 2040 minutos: 34 horas, casi una semana entera de una persona.',
        { unidades: { h: '1', min: '1/60' }, errores: ['56 h', '2040 h', '20 h'] },
      ),
    ),
    muletilla: corta(
      'En «se procederá a la reapertura de la misma», ¿qué dos palabras sustituyen, sin necesidad, a «la biblioteca»?',
      ['la misma', 'de la misma'],
      '«La misma» suena a oficial, pero casi siempre sobra.',
      { ayuda: 'Dos palabras', errores: ['la reapertura', 'se procederá'] },
    ),
    'aviso-piscina': con(
      ['redacción propia'],
      ensayo(
        '<p>Reescribe este aviso para el tablón. Tiene que caber en 60 palabras.</p><blockquote><p>Con motivo de la ejecución de las obras de mejora de la piscina municipal, se procederá al cierre de la misma entre los días 3 y 14 de junio, ambos inclusive, pudiendo las personas abonadas instar la devolución de la parte proporcional en la recepción con anterioridad al 30 de junio.</p></blockquote>',
        [15, 60],
        [
          ['Lo importante, primero', 4, 'El cierre y las fechas abren el texto'],
          ['Frases y palabras', 3, 'Frases cortas y verbos a la vista'],
          ['No falta nada', 3, 'Devolución, lugar y último día'],
        ],
        'No puntúes el estilo propio: mira si alguien con abono sabría qué hacer.',
        'Empieza por el cierre y las fechas; después, qué puede hacer quien tiene abono, dónde y hasta cuándo.',
        { escritas: AVISOS },
      ),
    ),
    'carta-agua': con(
      ['reto'],
      descripcion(
        '<p><strong>La carta del agua.</strong> Un ayuntamiento envió este texto a 1200 hogares:</p><blockquote><p>Se pone en conocimiento de los usuarios del servicio que, habida cuenta de la actualización de las tarifas, se ha procedido a la regularización de los recibos correspondientes al segundo trimestre, cuyo abono deberá ser efectuado en periodo voluntario.</p></blockquote>',
      ),
    ),
    'reto-carta': con(
      ['reto', 'redacción propia'],
      ensayo(
        'Reescribe la carta. Inventa las fechas y los teléfonos que falten, pero ninguno más de los necesarios.',
        [40, 150],
        [
          ['Qué pasa y qué hay que hacer', 4, 'En las dos primeras frases'],
          ['Fechas y lugares', 3, 'Concretos'],
          ['Tono', 3, 'Respetuoso y cercano'],
        ],
        'Las tres mejores se pondrán en uso: piensa si la firmarías.',
        'Una buena carta dice primero cuánto y hasta cuándo; después, por qué.',
        { plantilla: '<p>Hola:</p><p>Un saludo.</p>' },
      ),
    ),
    'reto-maqueta': con(
      ['reto'],
      archivo(
        'Sube tu carta maquetada en una página, tal como la recibiría la gente.',
        1,
        [['Se encuentra lo importante', 10, 'En diez segundos']],
        'Haz la prueba de los diez segundos con alguien que no conozca el asunto.',
        'Lo importante se encuentra antes de leer.',
      ),
    ),
  },
};

export const claro: CarpetaDemo[] = [
  { clave: 'claro', nombre: 'Lenguaje claro', curso, padre: null, etiquetas: [], preguntas: {} },
  textos,
  mostrador,
];
