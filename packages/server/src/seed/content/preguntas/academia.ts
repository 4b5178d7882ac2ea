import { emparejar, multiple, unica, vf } from '#seed/content/preguntas/elegir.ts';
import { completar, corta, numerica } from '#seed/content/preguntas/escribir.ts';
import { type CarpetaDemo, con } from '#seed/content/preguntas/pregunta.ts';

/** What any course may ask. */
export const academia: CarpetaDemo[] = [
  {
    clave: 'academia',
    nombre: 'Banco de la academia',
    curso: null,
    padre: null,
    etiquetas: [],
    preguntas: {},
  },
  {
    clave: 'academia/estudiar',
    nombre: 'Estudiar en la academia',
    curso: null,
    padre: 'academia',
    etiquetas: ['academia'],
    preguntas: {
      'quien-ve': unica(
        '¿Quién ve tus notas y tus intentos?',
        [
          '*Tu tutor o tu tutora // Tiene que ayudarte a llegar.',
          'Todo tu grupo // El resto del grupo no ve nada de eso.',
          'Cualquiera que tenga tu correo // Nadie más que quien te tutela y quien administra.',
          'Nadie, ni siquiera quien te tutela // Quien te tutela sí las ve.',
        ],
        'El resto de tu grupo no ve cuánto tardas ni cuántas veces lo has intentado.',
      ),
      'sin-conexion': vf(
        'Si se va la conexión durante una prueba, el tiempo se detiene hasta que vuelve.',
        false,
        'Las respuestas esperan en tu dispositivo, pero el reloj es del servidor.',
        'Puedes seguir respondiendo, pero el tiempo no se detiene.',
      ),
      portada: vf(
        'Mirar la portada de una evaluación no gasta ningún intento.',
        true,
        'El reloj no se pone en marcha hasta que pulsas el botón de empezar.',
        'Los intentos se cuentan cuando se empiezan.',
      ),
      caracteres: numerica(
        '¿Cuántos caracteres tiene como mínimo tu contraseña?',
        '10',
        'Al menos diez, y nada que se adivine con tu nombre.',
        { errores: ['8', '6', '12'] },
      ),
    },
  },
  {
    clave: 'academia/casa',
    nombre: 'Seguridad de la casa',
    curso: null,
    padre: 'academia',
    etiquetas: ['academia', 'emergencias'],
    preguntas: {
      emergencias: corta(
        '¿A qué número llamas en una emergencia?',
        ['112', 'al 112', 'el 112', 'uno uno dos'],
        'Al 112: es gratuito y se puede marcar desde un móvil bloqueado.',
        { errores: ['091', '061', '911'] },
      ),
      'parar-trabajo': vf(
        'Si crees que hay un riesgo grave e inminente, tienes derecho a interrumpir el trabajo.',
        true,
        'Lo dice el artículo 21 de la Ley de Prevención de Riesgos Laborales.',
        'Y nadie puede perjudicarte por haberlo hecho de buena fe.',
      ),
      'a-quien': con(
        ['casos'],
        emparejar(
          'Une cada situación con el primer aviso que das.',
          [
            ['Alguien se desploma en el almacén', 'Al 112'],
            ['Has enviado datos a quien no debías', 'Al teléfono de incidencias'],
            ['No entiendes una lectura', 'A tu tutor o tu tutora'],
            ['Falla la página de la academia', 'A formacion@alborada.example'],
          ],
          ['Al grupo de mensajería del turno'],
          'Saber a quién se avisa ahorra los minutos que más cuentan.',
        ),
      ),
    },
  },
  {
    clave: 'bienvenida',
    nombre: 'Bienvenida',
    curso: 'bienvenida',
    padre: null,
    etiquetas: ['academia'],
    preguntas: {
      'sube-porcentaje': unica(
        '¿Qué hace subir el porcentaje de un curso?',
        [
          '*Completar actividades obligatorias // Es lo único que cuenta.',
          'Dedicarle más tiempo // El tiempo no cuenta.',
          'Completar actividades opcionales // Ni suman ni restan.',
          'Sacar mejores notas // Basta con llegar a la mínima.',
        ],
        'Obligatorias completadas entre obligatorias del curso: nada más.',
      ),
      'cuenta-porcentaje': con(
        ['cálculo'],
        numerica(
          'Un curso tiene 14 actividades obligatorias y has completado 9. ¿Qué porcentaje llevas, sin decimales?',
          '64',
          'Son 9 entre 14: un 64 %.',
          { margen: '0.5', errores: ['90', '9', '70'] },
        ),
      ),
      estados: emparejar(
        'Une cada estado con lo que significa.',
        [
          ['Pendiente', 'Aún no la has abierto'],
          ['En curso', 'La empezaste y puedes seguir'],
          ['Completada', 'Cuenta para tu porcentaje'],
          ['Bloqueada', 'Se abrirá cuando completes otra'],
        ],
        ['Ha caducado'],
        'La señal está junto a cada actividad, en el índice del curso.',
      ),
      'cuando-completa': multiple(
        '¿Cuándo se completa una actividad?',
        [
          '*Una tarea, al entregarla // La nota puede llegar días después.',
          '*Una evaluación, al alcanzar la nota mínima // Si no llegas, sigue en curso.',
          'Un vídeo, al adelantarlo hasta el final // Hay que verlo de verdad.',
          '*Una práctica presencial, cuando se confirma que has asistido // Lo confirma quien la dirige.',
        ],
        'Depende de su tipo, y lo verás indicado en cada una.',
      ),
      margen: completar(
        'Una prueba dura 30 minutos y cierra a las 11:00. Completa la frase.',
        'Si empiezas a las 10:38 tendrás {numero:22} minutos, y terminas, como tarde, a las {lista:11:00|11:08|10:38}. Moraleja: empieza con {escrita:margen}.',
        [],
        'La prueba se cierra a su hora, aunque te quede tiempo.',
      ),
    },
  },
];
