import type { NombreDeEvento } from '@catedra/shared/avisos/eventos.ts';
import { type Escrito, ORIGINAL, type Valores } from '@catedra/shared/avisos/plantilla.ts';
import type { Carta } from '#features/avisos/carta.ts';
import type { Destinatario } from '#features/avisos/destinatario.ts';
import type { Platform } from '#platform/platform.ts';

/** A mail as it would be with nothing changed, and what its own fields say in it. */
export interface SinCambiar {
  readonly carta: Carta;
  readonly valores: Valores;
}

/** A mail whose words the academy may change. */
export interface Editable {
  readonly clave: string;
  readonly evento: NombreDeEvento;
  readonly titulo: string;
  readonly original: Escrito;
  /** Those of its own, with how they are found. */
  readonly campos: Readonly<Record<string, string>>;
  readonly muestra: (persona: Destinatario, zona: string, platform: Platform) => SinCambiar;
}

/** Each by its name, as notices and letters declare them. */
export const editables = new Map<string, Editable>();

export const editable = (una: Omit<Editable, 'original'> & { readonly original?: Escrito | undefined }) =>
  editables.set(una.clave, { ...una, original: una.original ?? ORIGINAL });

/** What any mail may name. */
export const CAMPOS_DE_TODOS = {
  nombre: 'El nombre de la persona',
  academia: 'El nombre de la academia',
  aviso: 'Lo que ha pasado, en una frase',
  detalle: 'La explicación de siempre',
  boton: 'El botón; sin él, va al final',
} as const;

export const camposQueAdmite = ({ campos }: Editable): string[] => [
  ...Object.keys(CAMPOS_DE_TODOS),
  ...Object.keys(campos),
];
