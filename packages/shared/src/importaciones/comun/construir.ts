import {
  CERO,
  compara,
  escribeRacional,
  iguales,
  opuesto,
  racional,
  type Racional,
  UNO,
} from '#core/racional.ts';
import { idsDeTextos } from '#importaciones/comun/ids.ts';
import type { Mitades } from '#preguntas/textos.ts';

export interface Textos {
  /** Rich text, as everything here that is not said to be plain. */
  readonly enunciado: string;
  readonly explicacion?: string;
}

export interface OpcionPorHacer {
  readonly texto: string;
  readonly peso: Racional;
  readonly explicacion?: string;
  readonly fija?: boolean;
}

interface ConOpciones extends Textos {
  readonly opciones: readonly OpcionPorHacer[];
  readonly barajar?: boolean;
}

function opcionesDe({ opciones }: ConOpciones) {
  const ids = idsDeTextos(opciones.map(({ texto }) => texto));
  const conId = opciones.map((una, i) => ({ ...una, id: ids[i] as string }));
  return {
    opciones: conId.map(({ id, texto, fija = false }) => ({ id, texto, fija })),
    pesos: Object.fromEntries(
      conId.filter(({ peso }) => peso.n !== 0n).map(({ id, peso }) => [id, escribeRacional(peso)]),
    ),
    explicaciones: Object.fromEntries(
      conId.flatMap(({ id, explicacion = '' }) => (explicacion === '' ? [] : [[id, explicacion]])),
    ),
    correctas: conId.filter(({ peso }) => peso.n > 0n).map(({ id }) => id),
  };
}

export function hazUnica(dada: ConOpciones): Mitades {
  const { opciones, pesos, explicaciones } = opcionesDe(dada);
  const { enunciado, explicacion = '', barajar = true } = dada;
  return {
    publica: { tipo: 'unica', enunciado, opciones, barajar },
    clave: { explicacion, pesos, explicaciones },
  };
}

/** The same shares as counting each side by itself: 1 ÷ right for each right one, −1 ÷ wrong for each wrong one. */
function sonProporcionales(pesos: readonly Racional[]): boolean {
  const buenas = pesos.filter(({ n }) => n > 0n);
  const malas = pesos.filter(({ n }) => n <= 0n);
  return (
    buenas.length > 0 &&
    malas.length > 0 &&
    buenas.every((uno) => iguales(uno, racional(1, buenas.length))) &&
    malas.every((uno) => iguales(uno, opuesto(racional(1, malas.length))))
  );
}

type ModoDeMultiple = 'todo_o_nada' | 'proporcional' | 'por_opcion';

/** Without a mode, that of its shares: what it gives is the same. */
export function hazMultiple(dada: ConOpciones & { readonly modo?: ModoDeMultiple }): Mitades {
  const { opciones, pesos, explicaciones, correctas } = opcionesDe(dada);
  const { enunciado, explicacion = '', barajar = true } = dada;
  const deSusPesos = sonProporcionales(dada.opciones.map(({ peso }) => peso)) ? 'proporcional' : 'por_opcion';
  const modo = dada.modo ?? deSusPesos;
  return {
    publica: { tipo: 'multiple', enunciado, opciones, barajar },
    clave: { explicacion, modo, correctas, pesos, explicaciones },
  };
}

export const hazVerdaderoFalso = ({
  enunciado,
  explicacion = '',
  correcta,
  siVerdadero = '',
  siFalso = '',
  pesoDelError = CERO,
}: Textos & {
  readonly correcta: boolean;
  readonly siVerdadero?: string;
  readonly siFalso?: string;
  readonly pesoDelError?: Racional;
}): Mitades => ({
  publica: { tipo: 'verdadero_falso', enunciado },
  clave: { explicacion, correcta, siVerdadero, siFalso, pesoDelError: escribeRacional(pesoDelError) },
});

export interface ParejaPorHacer {
  /** Empty: what is on the right only distracts. */
  readonly izquierda: string;
  readonly derecha: string;
}

/** Pairs with the same right side share it. */
export function hazEmparejar({
  enunciado,
  explicacion = '',
  parejas,
  barajar = true,
}: Textos & { readonly parejas: readonly ParejaPorHacer[]; readonly barajar?: boolean }): Mitades {
  const deVerdad = parejas.filter(({ izquierda }) => izquierda !== '');
  const derechas = [...new Set(parejas.map(({ derecha }) => derecha).filter((texto) => texto !== ''))];
  const idsIzquierda = idsDeTextos(
    deVerdad.map(({ izquierda }) => izquierda),
    'i',
  );
  const idsDerecha = idsDeTextos(derechas, 'd');
  const idDe = new Map(derechas.map((texto, i) => [texto, idsDerecha[i] as string]));
  return {
    publica: {
      tipo: 'emparejar',
      enunciado,
      izquierda: deVerdad.map(({ izquierda }, i) => ({ id: idsIzquierda[i] as string, texto: izquierda })),
      derecha: derechas.map((texto, i) => ({ id: idsDerecha[i] as string, texto })),
      barajar,
    },
    clave: {
      explicacion,
      pares: Object.fromEntries(
        deVerdad.flatMap(({ derecha }, i) => {
          const suya = idDe.get(derecha);
          return suya === undefined ? [] : [[idsIzquierda[i] as string, suya]];
        }),
      ),
    },
  };
}

/** `elementos` in their right order. */
export function hazOrdenar({
  enunciado,
  explicacion = '',
  elementos,
  modo,
}: Textos & {
  readonly elementos: readonly string[];
  readonly modo: 'todo_o_nada' | 'por_posicion' | 'por_tramo';
}): Mitades {
  const ids = idsDeTextos(elementos);
  const conId = elementos.map((texto, i) => ({ id: ids[i] as string, texto }));
  return {
    // As the neutral order: that of the file is the right one.
    publica: { tipo: 'ordenar', enunciado, elementos: conId.toSorted((a, b) => (a.id < b.id ? -1 : 1)) },
    clave: { explicacion, orden: ids, modo },
  };
}

export const hazEnsayo = ({
  enunciado,
  explicacion = '',
  guia = '',
  plantilla = '',
  minPalabras = null,
  maxPalabras = null,
}: Textos & {
  readonly guia?: string;
  readonly plantilla?: string;
  readonly minPalabras?: number | null;
  readonly maxPalabras?: number | null;
}): Mitades => ({
  publica: { tipo: 'ensayo', enunciado, minPalabras, maxPalabras, plantilla },
  clave: { explicacion, rubrica: [], guia },
});

export const hazArchivo = ({
  enunciado,
  explicacion = '',
  guia = '',
  maxArchivos = 1,
}: Textos & { readonly guia?: string; readonly maxArchivos?: number }): Mitades => ({
  publica: { tipo: 'archivo', enunciado, maxArchivos },
  clave: { explicacion, rubrica: [], guia },
});

export const hazDescripcion = ({ enunciado, explicacion = '' }: Textos): Mitades => ({
  publica: { tipo: 'descripcion', enunciado },
  clave: { explicacion },
});

/** What is told of a single choice or a multiple one whose shares nobody can reach the whole with. */
export function cambiosDePesos(opciones: readonly OpcionPorHacer[]): string[] {
  const total = opciones.reduce(
    (hasta, { peso }) =>
      peso.n > 0n ? racional(hasta.n * peso.d + peso.n * hasta.d, hasta.d * peso.d) : hasta,
    CERO,
  );
  const lado = compara(total, UNO);
  if (lado === 0 || total.n === 0n) return [];
  return [
    lado < 0
      ? 'Las correctas no llegan al 100 %: nadie puede sacar todos los puntos. Revisa sus valores.'
      : 'Las correctas pasan del 100 %: a partir de ahí no suman más. Revisa sus valores.',
  ];
}
