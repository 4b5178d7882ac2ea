import { emparejar, multiple, ordenar, unica, vf } from '#seed/content/preguntas/elegir.ts';
import { completar, corta, descripcion, numerica } from '#seed/content/preguntas/escribir.ts';
import { type CarpetaDemo, con } from '#seed/content/preguntas/pregunta.ts';

export const auxilios: CarpetaDemo[] = [
  {
    clave: 'auxilios',
    nombre: 'Primeros auxilios',
    curso: 'primeros-auxilios',
    padre: null,
    etiquetas: ['emergencias'],
    preguntas: {
      pas: con(
        ['orden'],
        ordenar(
          'Ordena la conducta PAS.',
          ['Proteger', 'Avisar', 'Socorrer'],
          'Siempre en este orden: quien ayuda sin mirar se convierte muchas veces en la segunda víctima.',
          'todo_o_nada',
        ),
      ),
      electricidad: unica(
        'Un compañero está en contacto con un cable eléctrico. ¿Qué haces primero?',
        [
          'Lo apartas tirando de la ropa // La corriente puede pasar a tu cuerpo.',
          '*Cortas la corriente // Antes de tocar a nadie.',
          'Le tomas el pulso // Todavía no puedes tocarlo.',
          'Le echas agua para enfriar la quemadura // El agua conduce la electricidad.',
        ],
        'Primero, proteger: corta la corriente antes de tocar a nadie.',
      ),
      'tres-datos': con(
        ['orden', '112'],
        ordenar(
          'Ordena los tres datos que das al 112.',
          ['Dónde estás', 'Qué ha pasado', 'Cómo está la persona'],
          'El lugar va primero: si se corta la llamada, al menos sabrán adónde ir.',
        ),
      ),
      'caso-muelle': con(
        ['casos'],
        descripcion(
          '<p><strong>Caso: el muelle 3.</strong> Óscar se desploma junto a la puerta. No responde cuando le hablas fuerte y respira a bocanadas, muy de vez en cuando.</p>',
        ),
      ),
      bocanadas: con(
        ['casos', 'RCP'],
        unica(
          '¿Qué significan las bocanadas?',
          [
            'Que respira, aunque con dificultad // Es la confusión más peligrosa.',
            '*Que no respira con normalidad: es una parada // Cuentan como que no respira.',
            'Que se ha atragantado // Nada en el caso lo hace pensar.',
            'Que se ha desmayado y se recuperará // En un desmayo se respira con normalidad.',
          ],
          'Una respiración a bocanadas, ruidosa y lenta cuenta como que no respira.',
        ),
      ),
      'primer-gesto': con(
        ['casos', 'RCP'],
        multiple(
          '¿Qué hay que poner en marcha enseguida?',
          [
            '*Llamar al 112 con el altavoz // Así tienes las manos libres.',
            '*Empezar las compresiones // Cada minuto cuenta.',
            '*Mandar a alguien a por el desfibrilador // Desde el primer momento.',
            'Ponerlo en posición lateral de seguridad // Es para quien respira con normalidad.',
          ],
          'Aviso, compresiones y desfibrilador, sin esperar a nada más.',
          'todo_o_nada',
        ),
      ),
      ritmo: con(
        ['RCP'],
        completar(
          'Completa los datos de las compresiones.',
          'El pecho debe hundirse entre {numero:5} y 6 cm, a un ritmo de 100 a {numero:120} por minuto, con el talón de la mano en el {lista:centro del pecho|lado izquierdo|abdomen}.',
          [],
          'Casi dos por segundo, con los brazos rectos y soltando del todo entre una y otra.',
        ),
      ),
      relacion: con(
        ['RCP'],
        numerica(
          'Si sabes hacer ventilaciones, ¿cuántas compresiones haces antes de cada dos insuflaciones?',
          '30',
          'Treinta y dos. Si no sabes ventilar, comprime sin parar.',
          { otros: [['15', '0', 'Quince a dos es de otra maniobra.']], errores: ['15', '5', '100'] },
        ),
      ),
      'tose-habla': unica(
        'Una compañera se ha atragantado, pero tose y puede hablar. ¿Qué haces?',
        [
          'Cinco golpes en la espalda // Podrías empeorarlo.',
          'Le das agua // Tampoco agua.',
          '*La animas a toser y te quedas a su lado // La tos es el mejor remedio.',
          'Compresiones abdominales // Son para la obstrucción grave.',
        ],
        'La obstrucción es leve: no hagas nada que pueda convertirla en grave.',
      ),
      golpes: vf(
        'En una obstrucción grave se alternan cinco golpes en la espalda y cinco compresiones abdominales.',
        true,
        'Cinco y cinco, hasta que respire o pierda el conocimiento.',
        'En un embarazo avanzado, las compresiones se hacen en el centro del pecho.',
      ),
      quemadura: numerica(
        '¿Cuántos minutos hay que enfriar una quemadura con agua corriente?',
        '20',
        'Son 20 minutos, con agua fresca pero no helada.',
        { unidades: { min: '1', s: '1/60' }, errores: ['5 min', '10 min', '2 min'] },
      ),
      remedios: emparejar(
        'Une cada «remedio» para las quemaduras con la razón por la que no se usa.',
        [
          ['Hielo directo', 'Añade una quemadura por frío'],
          ['Pasta de dientes', 'Retiene el calor y ensucia la herida'],
          ['Reventar las ampollas', 'Abre la puerta a la infección'],
          ['Arrancar la ropa pegada', 'Se lleva la piel'],
        ],
        ['Baja demasiado la tensión'],
        'Agua corriente, 20 minutos, y cubrir sin apretar.',
      ),
      ictus: multiple(
        '¿Qué le pides a alguien en quien sospechas un ictus?',
        [
          '*Que sonría // ¿Se le tuerce la boca?',
          '*Que levante los dos brazos // ¿Uno cae?',
          '*Que repita una frase // ¿Habla raro?',
          'Que beba un poco de agua // Ni comida, ni bebida, ni medicamentos.',
        ],
        'Cara, brazos y habla. Con una sola señal, 112.',
      ),
      'hora-ictus': corta(
        'Además de llamar, ¿qué dato hay que anotar, del que depende el tratamiento de un ictus?',
        ['la hora', '**hora*'],
        'A qué <strong>hora</strong> se le vio bien por última vez.',
        { errores: ['la edad', 'la tensión', 'el nombre'] },
      ),
    },
  },
];
