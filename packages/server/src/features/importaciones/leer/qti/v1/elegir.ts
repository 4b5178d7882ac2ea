import { iguales, UNO } from '@catedra/shared/core/racional.ts';
import type { Hecha } from '@catedra/shared/importaciones/comun/acabar.ts';
import {
  hazMultiple,
  hazOrdenar,
  hazUnica,
  hazVerdaderoFalso,
} from '@catedra/shared/importaciones/comun/construir.ts';
import { textoPlano } from '@catedra/shared/preguntas/texto-plano.ts';
import {
  conPesos,
  pesosDeUnica,
  reglaDeVarias,
} from '#features/importaciones/leer/qti/deducir/puntuacion.ts';
import { reglaDeOrden } from '#features/importaciones/leer/qti/deducir/orden.ts';
import { FALSO, VERDADERO } from '#features/importaciones/leer/qti/deducir/verdad.ts';
import { comentariosDe } from '#features/importaciones/leer/qti/v1/comentarios.ts';
import type { Item, Lugar } from '#features/importaciones/leer/qti/v1/partes.ts';
import { textoDe, todosDe } from '#features/importaciones/leer/xml/nodo.ts';

/** One is chosen. */
export function unica(item: Item, lugar: Lugar): Hecha {
  const { explicacion, deCada, cambios: deComentarios } = comentariosDe(item);
  const cambios = [...deComentarios];
  const puntuada = {
    da: (elegidas: readonly string[]) => item.da(new Map([[lugar.id, elegidas]])),
    maximo: item.maximo,
  };
  const pesos = pesosDeUnica(
    lugar.opciones.map(({ id }) => id),
    puntuada,
    cambios,
  );
  const textos = lugar.opciones.map(({ texto }) => textoPlano(texto));
  const verdadero = textos.findIndex((texto) => VERDADERO.test(texto));
  const falso = textos.findIndex((texto) => FALSO.test(texto));
  const deCual = (cual: number): string => deCada.get(lugar.opciones[cual]?.id ?? '') ?? '';
  const buenas = pesos.filter((peso) => iguales(peso, UNO)).length;
  const { enunciado } = item;
  if (textos.length === 2 && verdadero >= 0 && falso >= 0 && buenas === 1) {
    const correcta = iguales(pesos[verdadero] ?? UNO, UNO);
    return {
      mitades: hazVerdaderoFalso({
        enunciado,
        explicacion,
        correcta,
        siVerdadero: deCual(verdadero),
        siFalso: deCual(falso),
        pesoDelError: pesos[correcta ? falso : verdadero] ?? UNO,
      }),
      cambios,
    };
  }
  const opciones = conPesos(
    lugar.opciones.map(({ texto }, i) => ({ texto, explicacion: deCual(i) })),
    pesos,
  );
  return { mitades: hazUnica({ enunciado, explicacion, opciones, barajar: lugar.barajar }), cambios };
}

/** What each condition wants to be chosen: what it wants not to be stands inside of a `not`. */
const nombrados = ({ proceso }: Item): string[][] =>
  todosDe(proceso, 'conditionvar').map((una) => {
    const no = new Set(todosDe(una, 'not').flatMap((uno) => todosDe(uno, 'varequal')));
    return todosDe(una, 'varequal').flatMap((uno) => (no.has(uno) ? [] : [textoDe(uno).trim()]));
  });

/** Several are chosen. */
export function varias(item: Item, lugar: Lugar): Hecha {
  const { explicacion, deCada, cambios: deComentarios } = comentariosDe(item);
  const cambios = [...deComentarios];
  const puntuada = {
    da: (elegidas: readonly string[]) => item.da(new Map([[lugar.id, elegidas]])),
    maximo: item.maximo,
  };
  const { modo, pesos } = reglaDeVarias(
    lugar.opciones.map(({ id }) => id),
    puntuada,
    cambios,
    nombrados(item),
  );
  const opciones = conPesos(
    lugar.opciones.map(({ id, texto }) => ({ texto, explicacion: deCada.get(id) ?? '' })),
    pesos,
  );
  const { enunciado } = item;
  return {
    mitades: hazMultiple({ enunciado, explicacion, opciones, barajar: lugar.barajar, modo }),
    cambios,
  };
}

/** They are put in order: the right one is the one that its conditions name. */
export function enOrden(item: Item, lugar: Lugar, correcto: readonly string[]): Hecha {
  const { explicacion, cambios: deComentarios } = comentariosDe(item);
  const cambios = [...deComentarios];
  const da = (elegidas: readonly string[]) => item.da(new Map([[lugar.id, elegidas]]));
  const modo = reglaDeOrden(correcto, { da, maximo: item.maximo }, cambios);
  const deCada = new Map(lugar.opciones.map(({ id, texto }) => [id, texto]));
  return {
    mitades: hazOrdenar({
      enunciado: item.enunciado,
      explicacion,
      elementos: correcto.map((id) => deCada.get(id) ?? ''),
      modo,
    }),
    cambios,
  };
}
