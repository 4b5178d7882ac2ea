import type { Resultado } from '@catedra/shared/intentos/resultados.ts';
import { enumerar } from '#ui/words/words.ts';

export type Action = 'anular' | 'reabrir' | 'dar';

interface Fact {
  readonly frase: string;
  /** Somebody loses something by it. */
  readonly loses: boolean;
}

/** By its date, past which an exception can go, or by hand, past which nothing does. */
export type Closed = 'date' | 'hand' | null;

const closedWords = (closed: NonNullable<Closed>, one: boolean): string =>
  closed === 'hand'
    ? `La evaluación está cerrada: no ${one ? 'podrá' : 'podrán'} hacerla hasta que la abras otra vez.`
    : `La evaluación está cerrada: ${one ? 'si no tiene' : 'quien no tenga'} otra fecha como excepción, no podrá hacerla.`;

/** What each of them loses or keeps, before it is done. */
export function factsOf(action: Action, intentos: readonly Resultado[], closed: Closed = null): Fact[] {
  const one = new Set(intentos.map(({ persona }) => persona.id)).size === 1;
  if (action === 'dar')
    return [
      {
        frase: one
          ? 'Podrá hacerla una vez más, dentro de sus fechas. Lo que ya hizo no cambia.'
          : 'Podrán hacerla una vez más, dentro de sus fechas. Lo que ya hicieron no cambia.',
        loses: false,
      },
      ...(closed ? [{ frase: closedWords(closed, one), loses: true }] : []),
    ];
  const running = intentos.filter(({ estado }) => estado === 'en_curso').length;
  if (action === 'reabrir')
    return [
      {
        frase: one
          ? 'Conserva lo que respondió y las mismas preguntas, en el mismo orden.'
          : 'Conservan lo que respondieron y las mismas preguntas, en el mismo orden.',
        loses: false,
      },
      ...(running === intentos.length
        ? []
        : [{ frase: 'No gasta otro intento, y vale aunque la evaluación esté cerrada.', loses: false }]),
      ...(running > 0
        ? [
            {
              frase:
                running < intentos.length
                  ? 'A quien sigue dentro se le suman a lo que le queda, y su reloj cambia al momento.'
                  : `Se suman a lo que ${one ? 'le' : 'les'} queda, y su reloj cambia al momento.`,
              loses: false,
            },
          ]
        : []),
      ...(running === intentos.length
        ? []
        : [
            {
              frase: `Si ya ${one ? 'ha' : 'han'} podido ver las respuestas correctas, cuéntalo antes de reabrir.`,
              loses: true,
            },
          ]),
    ];
  const passed = intentos.filter(({ aprobado, cuenta }) => aprobado && cuenta);
  const lose = [...new Map(passed.map(({ persona }) => [persona.id, persona.nombre])).values()];
  const single = intentos.length === 1;
  return [
    ...(lose.length > 0
      ? [
          {
            frase: `${enumerar(lose)} ${lose.length === 1 ? 'puede dejar' : 'pueden dejar'} de tenerla aprobada, y su curso de estar terminado.`,
            loses: true,
          },
        ]
      : []),
    {
      frase: single
        ? 'Cuenta como hecho: no devuelve el intento. Puedes dar otro después.'
        : 'Cuentan como hechos: no devuelven el intento. Puedes dar otro después.',
      loses: true,
    },
    {
      frase: `Sus respuestas y ${single ? 'su nota' : 'sus notas'} se quedan aquí, tachadas, y salen de las medias.`,
      loses: false,
    },
  ];
}
