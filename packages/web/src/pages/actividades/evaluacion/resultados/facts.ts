import type { Resultado } from '@catedra/shared/intentos/resultados.ts';
import { enumerar } from '#ui/words/words.ts';

export type Action = 'anular' | 'reabrir' | 'dar';

interface Fact {
  readonly frase: string;
  /** Somebody loses something by it. */
  readonly loses: boolean;
}

/** What each of them loses or keeps, before it is done. */
export function factsOf(action: Action, intentos: readonly Resultado[]): Fact[] {
  if (action === 'dar')
    return [
      {
        frase: 'Podrán hacerla una vez más, dentro de sus fechas. Lo que ya hicieron no cambia.',
        loses: false,
      },
    ];
  if (action === 'reabrir')
    return [
      { frase: 'Conservan lo que respondieron y las mismas preguntas, en el mismo orden.', loses: false },
      { frase: 'No gasta otro intento, y vale aunque la evaluación esté cerrada.', loses: false },
      { frase: 'Si ya han podido ver las respuestas correctas, cuéntalo antes de reabrir.', loses: true },
    ];
  const lose = intentos
    .filter(({ aprobado, cuenta }) => aprobado && cuenta)
    .map(({ persona }) => persona.nombre);
  return [
    ...(lose.length > 0
      ? [
          {
            frase: `${enumerar(lose)} ${lose.length === 1 ? 'puede dejar' : 'pueden dejar'} de tenerla aprobada, y su curso de estar terminado.`,
            loses: true,
          },
        ]
      : []),
    { frase: 'Cuentan como hechos: no devuelven el intento. Puedes dar otro después.', loses: true },
    { frase: 'Sus respuestas y su nota se quedan aquí, tachadas, y salen de las medias.', loses: false },
  ];
}
