import { calificaRespuesta } from '@catedra/shared/preguntas/calificar.ts';
import { aproximado, type Racional, racionalDe } from '@catedra/shared/core/racional.ts';
import type { Resta } from '@catedra/shared/preguntas/resta.ts';
import { textoPlano } from '@catedra/shared/preguntas/texto-plano.ts';
import {
  type ClaveDe,
  type Publica,
  type PublicaDe,
  tipoDePregunta,
  type TipoPregunta,
} from '@catedra/shared/preguntas/tipos.ts';

/** An answer of which the author wants to know what it gives. */
interface Example {
  readonly label: string;
  /** Right ones and mistakes, drawn as squares. */
  readonly squares?: { readonly good: number; readonly bad: number };
  readonly answer: unknown;
}

export interface ScoreRow extends Omit<Example, 'answer'> {
  readonly fraccion: Racional;
}

type Examples<T extends TipoPregunta> = (publica: PublicaDe<T>, clave: ClaveDe<T>) => Example[];

const named = (texto: string, index: number) => textoPlano(texto) || `la ${index + 1}`;

function ofMultiple({ opciones }: PublicaDe<'multiple'>, clave: ClaveDe<'multiple'>): Example[] {
  const { modo, correctas, pesos } = clave;
  const isGood = (id: string) =>
    modo === 'por_opcion' ? racionalDe(pesos[id] ?? '0').n > 0n : correctas.includes(id);
  const ids = opciones.map(({ id }) => id);
  const good = ids.filter(isGood);
  const bad = ids.filter((id) => !isGood(id));
  if (good.length === 0) return [];
  const all = good.length;
  const words = (rights: number, wrongs: number): string => {
    if (wrongs > 0 && rights === all && wrongs === bad.length) return 'todas';
    const these =
      rights === all
        ? all === 1
          ? 'la buena'
          : `las ${all} buenas`
        : `${rights} ${rights === 1 ? 'buena' : 'buenas'}`;
    if (wrongs === 0) return these;
    return `${these} y ${wrongs} ${wrongs === 1 ? 'error' : 'errores'}`;
  };
  const pairs = [
    [all, 0],
    [all - 1, 0],
    [all, 1],
    [1, 0],
    [all - 1, 1],
    [all, bad.length],
  ] as const;
  const kept = new Map(
    pairs
      .filter(([rights, wrongs]) => rights > 0 && wrongs <= bad.length)
      .map((pair) => [pair.join(), pair] as const),
  );
  return [...kept.values()].map(([rights, wrongs]) => ({
    label: words(rights, wrongs),
    squares: { good: rights, bad: wrongs },
    answer: { opciones: [...good.slice(0, rights), ...bad.slice(0, wrongs)] },
  }));
}

function ofMatching(
  { izquierda, derecha }: PublicaDe<'emparejar'>,
  { pares }: ClaveDe<'emparejar'>,
): Example[] {
  const lefts = izquierda.map(({ id }) => id).filter((id) => pares[id] !== undefined);
  const wrongFor = (left: string) => derecha.find(({ id }) => id !== pares[left])?.id;
  const all = lefts.length;
  return [all, all - 1, Math.floor(all / 2), 0]
    .filter((rights, i, list) => rights >= 0 && list.indexOf(rights) === i)
    .map((rights) => ({
      label: rights === all ? 'todas las parejas' : rights === 0 ? 'ninguna' : `${rights} de ${all}`,
      answer: {
        pares: Object.fromEntries(
          lefts.flatMap((left, i) => {
            const right = i < rights ? pares[left] : wrongFor(left);
            return right === undefined ? [] : [[left, right]];
          }),
        ),
      },
    }));
}

const ofOrder: Examples<'ordenar'> = (_, { orden }) =>
  orden.length < 2
    ? []
    : [
        { label: 'el orden bueno', answer: { orden } },
        { label: 'deja el 1 para el final', answer: { orden: [...orden.slice(1), ...orden.slice(0, 1)] } },
        ...(orden.length > 3
          ? [
              {
                label: 'deja el 1 y el 2 para el final',
                answer: { orden: [...orden.slice(2), ...orden.slice(0, 2)] },
              },
            ]
          : []),
        { label: 'todo al revés', answer: { orden: orden.toReversed() } },
      ];

const examples: { readonly [T in TipoPregunta]?: Examples<T> } = {
  unica: ({ opciones }) =>
    opciones.map(({ id, texto }, i) => ({ label: named(texto, i), answer: { opcion: id } })),
  multiple: ofMultiple,
  verdadero_falso: (_, { correcta }) =>
    correcta === null
      ? []
      : [
          { label: 'si acierta', answer: { valor: correcta } },
          { label: 'si falla', answer: { valor: !correcta } },
        ],
  emparejar: ofMatching,
  ordenar: ofOrder,
};

/** What some answers give here, from the best to the worst; nothing while the question is half written. */
export function scoreRows(publica: Publica, clave: Record<string, unknown>, resta: Resta): ScoreRow[] {
  const kind = tipoDePregunta(publica.tipo);
  const of = examples[publica.tipo] as ((publica: Publica, clave: unknown) => Example[]) | undefined;
  if (!of || !kind.publica.safeParse(publica).success || !kind.clave.safeParse(clave).success) return [];
  return of(publica, clave)
    .filter(({ answer }) => kind.rechazo(publica, answer) === null)
    .map(({ answer, ...row }) => ({
      ...row,
      fraccion: calificaRespuesta({ publica, clave }, answer, resta).fraccion,
    }))
    .toSorted((a, b) => aproximado(b.fraccion) - aproximado(a.fraccion));
}
