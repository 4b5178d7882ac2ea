import { multiple, ordenar, unica } from '#seed/content/preguntas/elegir.ts';
import { type CarpetaDemo, con } from '#seed/content/preguntas/pregunta.ts';

export const mostrador: CarpetaDemo = {
  clave: 'claro/mostrador',
  nombre: 'Situaciones de mostrador',
  curso: 'lenguaje-claro',
  padre: 'claro',
  etiquetas: ['atención', 'casos'],
  preguntas: {
    espere: unica(
      'Por teléfono tienes que consultar el sistema. ¿Qué dices?',
      [
        '«Espere» // Sin la cara, el silencio parece abandono.',
        '*«Lo miro en el sistema. Tardo un minuto y sigo contigo» // Avisas del silencio y de cuánto dura.',
        'Nada, para no perder tiempo // Quien espera no sabe si sigues ahí.',
        '«Vuelva a llamar más tarde» // Le devuelves el problema.',
      ],
      'La voz tiene que hacer el trabajo de los ojos: avisa antes de cada silencio.',
    ),
    comprobar: unica(
      'Has explicado un trámite y quieres saber si se ha entendido. ¿Qué preguntas?',
      [
        '«¿Lo has entendido?» // Casi todo el mundo dice que sí.',
        '*«¿Qué vas a traer el jueves?» // Compruebas sin examinar.',
        '«¿Quieres que lo repita todo?» // Pone en un aprieto a quien no lo ha seguido.',
        '«¿Alguna duda?» // Es fácil contestar que no.',
      ],
      'Comprueba, pero no examines.',
    ),
    acompanada: unica(
      'Una señora con dificultades para oír viene con su hijo. ¿Con quién hablas?',
      [
        'Con el hijo, que lo entiende todo // El trámite es de ella.',
        '*Con ella, de frente y vocalizando sin gritar // El trámite es suyo.',
        'Con los dos a la vez, más alto // Gritar no ayuda a quien lee los labios.',
        'Con quien conteste primero // La persona atendida es ella.',
      ],
      'Habla con la persona, no con quien la acompaña.',
    ),
    enfado: con(
      ['orden'],
      ordenar(
        'Llega una persona muy enfadada. Ordena lo que haces.',
        [
          'Escuchar sin defenderte',
          'Nombrar lo que ves',
          'Preguntar por los hechos',
          'Decir qué puedes hacer tú, hoy',
          'Cumplir lo que has dicho',
        ],
        'Primero la persona, después el problema.',
        'por_posicion',
      ),
    ),
    calman: multiple(
      '¿Qué frases calman?',
      [
        '*«Vamos a verlo con calma, tenemos tiempo» // Ofrece tiempo en lugar de pedir calma.',
        '*«A partir de ahora, lo que podemos hacer es…» // Mira hacia delante.',
        '«Tranquilícese» // Suele conseguir lo contrario.',
        '«Tendría que haber venido antes» // Reprocha lo que ya no tiene arreglo.',
      ],
      'Encienden las órdenes y los reproches; calma lo que se puede hacer.',
    ),
  },
};
