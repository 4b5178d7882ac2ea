import { textoPlano } from '@catedra/shared/preguntas/texto-plano.ts';
import { escrito, valor } from '#features/importaciones/leer/moodle-xml/partes.ts';
import { hijoDe, hijosDe, type Nodo } from '#features/importaciones/leer/xml/nodo.ts';

/** What Moodle puts by itself in the texts by result: nobody wrote it. */
const DE_FABRICA =
  /^(?:your answer is (?:partially )?(?:correct|incorrect)|(?:su |tu )?respuesta (?:es )?(?:parcialmente )?(?:in)?correcta|la teva resposta és (?:parcialment )?(?:in)?correcta)?\.?$/i;

const POR_RESULTADO = ['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback'];

/** What each attempt more costs, as every kind has it before anybody touches it. */
const PENALIZACIONES_DE_FABRICA = new Set(['', '0', '0.1', '0.3333333', '1']);

const sinCeros = (escrita: string): string =>
  escrita.includes('.') ? escrita.replace(/\.?0+$/, '') : escrita;

/** What a question of Moodle has that has no place in ours, whatever its kind: a sentence each. */
export function loQueSePierde(pregunta: Nodo): string[] {
  const pistas = hijosDe(pregunta, 'hint').filter((una) => escrito(una) !== '').length;
  const penaliza = !PENALIZACIONES_DE_FABRICA.has(sinCeros(valor(pregunta, 'penalty')));
  const textos = POR_RESULTADO.map((nombre) => textoPlano(escrito(hijoDe(pregunta, nombre))));
  return [
    ...(pistas > 0
      ? [
          `${pistas === 1 ? 'Se quita una pista' : `Se quitan ${pistas} pistas`} y los varios intentos por pregunta: aquí cada pregunta se responde una vez.`,
        ]
      : []),
    ...(penaliza && pistas === 0
      ? ['Se quita lo que restaba cada intento de más: aquí cada pregunta se responde una vez.']
      : []),
    ...(textos.some((texto) => !DE_FABRICA.test(texto))
      ? ['Se quitan los textos según el resultado (correcta, a medias, incorrecta).']
      : []),
  ];
}
