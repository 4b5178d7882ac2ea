/** An element: its name without prefix, as the reader of its format spells it. */
export interface Nodo {
  readonly nombre: string;
  readonly atributos: Readonly<Record<string, string>>;
  readonly hijos: readonly (Nodo | string)[];
  /** Its first line and its last, counted from 1. */
  readonly linea: number;
  readonly hasta: number;
}

/** An element while it is being read. */
export interface NodoAbierto extends Nodo {
  readonly hijos: (NodoAbierto | string)[];
  hasta: number;
}

export const esNodo = (hijo: Nodo | string): hijo is Nodo => typeof hijo !== 'string';

export const atributo = (nodo: Nodo | null | undefined, nombre: string): string | null =>
  nodo?.atributos[nombre] ?? null;

export const hijosDe = (nodo: Nodo | null | undefined, ...nombres: readonly string[]): Nodo[] =>
  nodo?.hijos.filter(esNodo).filter((hijo) => nombres.length === 0 || nombres.includes(hijo.nombre)) ?? [];

export const hijoDe = (nodo: Nodo | null | undefined, nombre: string): Nodo | null =>
  hijosDe(nodo, nombre)[0] ?? null;

/** One child inside another. */
export const enCamino = (nodo: Nodo | null | undefined, ...camino: readonly string[]): Nodo | null =>
  camino.reduce<Nodo | null>((donde, nombre) => hijoDe(donde, nombre), nodo ?? null);

/** Every element with one of these names, however deep, in the order of the file; those inside of one of them too. */
export function todosDe(nodo: Nodo | null | undefined, ...nombres: readonly string[]): Nodo[] {
  const hallados: Nodo[] = [];
  const mira = (uno: Nodo): void => {
    for (const hijo of uno.hijos) {
      if (!esNodo(hijo)) continue;
      if (nombres.includes(hijo.nombre)) hallados.push(hijo);
      mira(hijo);
    }
  };
  if (nodo) mira(nodo);
  return hallados;
}

/** All the letters inside, at any depth, as they are written. */
export const textoDe = (nodo: Nodo | null | undefined): string =>
  nodo?.hijos.map((hijo) => (esNodo(hijo) ? textoDe(hijo) : hijo)).join('') ?? '';

export const textoCorto = (nodo: Nodo | null | undefined): string =>
  textoDe(nodo).replace(/\s+/g, ' ').trim();
