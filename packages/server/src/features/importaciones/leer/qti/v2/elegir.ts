import { iguales, type Racional, UNO } from '@catedra/shared/core/racional.ts';
import type { Hecha } from '@catedra/shared/importaciones/comun/acabar.ts';
import {
  hazMultiple,
  hazOrdenar,
  hazUnica,
  hazVerdaderoFalso,
} from '@catedra/shared/importaciones/comun/construir.ts';
import { NoEntra } from '@catedra/shared/importaciones/comun/no-entra.ts';
import { textoPlano } from '@catedra/shared/preguntas/texto-plano.ts';
import { reglaDeOrden } from '#features/importaciones/leer/qti/deducir/orden.ts';
import {
  conPesos,
  pesosDeUnica,
  reglaDeVarias,
} from '#features/importaciones/leer/qti/deducir/puntuacion.ts';
import { FALSO, VERDADERO } from '#features/importaciones/leer/qti/deducir/verdad.ts';
import { ricoDe } from '#features/importaciones/leer/qti/v2/cuerpo.ts';
import type { Interaccion, Item } from '#features/importaciones/leer/qti/v2/partes.ts';
import { atributo, type Nodo, textoDe, todosDe } from '#features/importaciones/leer/xml/nodo.ts';

export interface Opcion {
  readonly id: string;
  readonly texto: string;
  readonly explicacion: string;
  readonly fija: boolean;
}

function opcionDe(item: Item, nodo: Nodo, cambios: string[]): Opcion {
  const id = atributo(nodo, 'identifier') ?? '';
  const dentro = todosDe(nodo, 'feedbackInline', 'feedbackBlock').map((uno) => ricoDe(uno, cambios));
  return {
    id,
    texto: ricoDe(nodo, cambios),
    explicacion: (item.deCada.get(id) ?? '') + dentro.join(''),
    fija: atributo(nodo, 'fixed') === 'true',
  };
}

/** Comments that are of nothing that can be chosen came by the result. */
function sinResultado(item: Item, ids: readonly string[]): string[] {
  return [...item.deCada.keys()].some((id) => !ids.includes(id))
    ? ['Se quitan los comentarios según el resultado (correcta, incorrecta).']
    : [];
}

const da =
  (item: Item, { respuesta }: Interaccion) =>
  (elegidas: readonly string[]) =>
    item.proceso.da(new Map([[respuesta.id, elegidas]]));

/** The sets of options that are said to be right, or to give something. */
function nombrados({ item }: Item, { respuesta }: Interaccion): string[][] {
  const enCondiciones = todosDe(item, 'multiple').map((una) =>
    todosDe(una, 'baseValue').map((uno) => textoDe(uno).trim()),
  );
  return [respuesta.correctas.filter((uno) => typeof uno === 'string'), ...enCondiciones];
}

/** What each option gives by the map of the answer; nothing where there is none. */
const dichosEnMapa = ({ respuesta: { mapa } }: Interaccion, ids: readonly string[]): Racional[] =>
  mapa ? ids.map((id) => mapa.entradas.find(({ clave }) => clave === id)?.vale ?? mapa.siNo) : [];

/** Some of these are chosen: one, or several. */
export function elige(item: Item, interaccion: Interaccion, nombre: string): Hecha {
  const { nodo, respuesta } = interaccion;
  const cambios = [...item.cambios];
  const opciones = todosDe(nodo, nombre).map((una) => opcionDe(item, una, cambios));
  const ids = opciones.map(({ id }) => id);
  cambios.push(...sinResultado(item, ids));
  const puntuada = { da: da(item, interaccion), maximo: item.maximo };
  const { enunciado, explicacion } = item;
  const barajar = atributo(nodo, 'shuffle') === 'true';
  const tope = Number(atributo(nodo, 'maxChoices') ?? '1');
  if (respuesta.cardinal !== 'single') {
    if (tope > 0 && tope < ids.length)
      cambios.push(`Se podían marcar ${tope} como mucho; aquí, las que se quiera.`);
    const { modo, pesos } = reglaDeVarias(
      ids,
      puntuada,
      cambios,
      nombrados(item, interaccion),
      dichosEnMapa(interaccion, ids),
    );
    const conValor = conPesos(opciones, pesos);
    return {
      mitades: hazMultiple({ enunciado, explicacion, opciones: conValor, barajar, modo }),
      cambios,
    };
  }
  const pesos = pesosDeUnica(ids, puntuada, cambios);
  const textos = opciones.map(({ texto }) => textoPlano(texto));
  const [verdadero, falso] = [VERDADERO, FALSO].map((cual) =>
    textos.findIndex((texto) => cual.test(texto)),
  ) as [number, number];
  const unaBuena = pesos.filter((peso) => iguales(peso, UNO)).length === 1;
  if (ids.length === 2 && verdadero >= 0 && falso >= 0 && unaBuena) {
    const correcta = iguales(pesos[verdadero] ?? UNO, UNO);
    return {
      mitades: hazVerdaderoFalso({
        enunciado,
        explicacion,
        correcta,
        siVerdadero: opciones[verdadero]?.explicacion ?? '',
        siFalso: opciones[falso]?.explicacion ?? '',
        pesoDelError: pesos[correcta ? falso : verdadero] ?? UNO,
      }),
      cambios,
    };
  }
  return {
    mitades: hazUnica({ enunciado, explicacion, opciones: conPesos(opciones, pesos), barajar }),
    cambios,
  };
}

/** Pieces of a text are chosen: they become options under it. */
export function pieza(item: Item, interaccion: Interaccion): Hecha {
  const cambios: string[] = [];
  const texto = ricoDe(interaccion.nodo, cambios, (uno) => (uno.nombre === 'prompt' ? '' : undefined));
  const sinMarcas = texto.replace(/<\/?hottext\b[^<>]*>/g, '');
  const hecha = elige({ ...item, enunciado: item.enunciado + sinMarcas }, interaccion, 'hottext');
  return {
    ...hecha,
    cambios: [
      ...(hecha.cambios ?? []),
      'Se elegía sobre el propio texto; aquí, entre opciones debajo de él.',
    ],
  };
}

export function ordena(item: Item, interaccion: Interaccion): Hecha {
  const { nodo, respuesta } = interaccion;
  const cambios = [...item.cambios];
  const opciones = todosDe(nodo, 'simpleChoice').map((una) => opcionDe(item, una, cambios));
  const correcto = respuesta.correctas.filter((uno) => typeof uno === 'string');
  if (correcto.length !== opciones.length)
    throw new NoEntra('Se ordena solo una parte de lo que hay, o no dice cuál es el orden correcto.');
  cambios.push(...sinResultado(item, []));
  const modo = reglaDeOrden(correcto, { da: da(item, interaccion), maximo: item.maximo }, cambios);
  const textos = new Map(opciones.map(({ id, texto }) => [id, texto]));
  const { enunciado, explicacion } = item;
  return {
    mitades: hazOrdenar({
      enunciado,
      explicacion,
      elementos: correcto.map((id) => textos.get(id) ?? ''),
      modo,
    }),
    cambios,
  };
}
