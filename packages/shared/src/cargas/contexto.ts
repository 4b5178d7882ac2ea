import type { Campo } from '#campos/schemas.ts';
import type { ColumnasJuntas } from '#cargas/columnas-juntas.ts';
import type { OpcionesDeCarga } from '#cargas/opciones.ts';
import type { Dominios } from '#cargas/valores.ts';
import type { Actor } from '#core/actor.ts';

/** What the academy has that a file may name. */
export interface CatalogoDeCarga {
  readonly perfiles: readonly string[];
  /** Groups into which the actor may bring people, by their plain name. */
  readonly grupos: ReadonlyMap<string, { readonly id: string; readonly nombre: string }>;
  /** Plain names of all groups, those out of reach included; of the latter, whether the actor sees them. */
  readonly ocupados: ReadonlyMap<string, { readonly aLaVista: boolean }>;
  readonly puedeCrearGrupos: boolean;
  readonly dominios: Dominios;
  /** The day it is in the academy. */
  readonly hoy: string;
  /** The academy's own fields, by id: those that whoever uploads may fill in. */
  readonly campos: ReadonlyMap<string, Campo>;
}

export interface ContextoDeCarga {
  readonly actor: Actor;
  readonly opciones: OpcionesDeCarga;
  readonly juntas: ColumnasJuntas;
  readonly catalogo: CatalogoDeCarga;
}
