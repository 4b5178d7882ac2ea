import type { Actor } from '#core/actor.ts';

export const MAX_TITULO = 120;
export const MAX_TEXTO = 5000;
export const MAX_FIJADOS = 3;
export const MAX_AL_DIA = 20;
export const MAX_DESTINOS = 50;

/** To whom: everybody, or who has a profile, is in a group, has a course, or is that person. */
export const TIPOS_DE_DESTINO = ['todos', 'perfil', 'grupo', 'curso', 'persona'] as const;
export type TipoDeDestino = (typeof TIPOS_DE_DESTINO)[number];

/** Whether its mail leaves at once, in the day's mail or not at all. */
export const CORREO_DE_ANUNCIO = ['ya', 'diario', 'no'] as const;

export const ESTADOS_DE_ANUNCIO = ['borrador', 'programado', 'vigente', 'terminado', 'retirado'] as const;
export type EstadoDeAnuncio = (typeof ESTADOS_DE_ANUNCIO)[number];

export interface Plazo {
  /** Null: from the moment it is published. */
  readonly desde: string | null;
  /** Null: until somebody withdraws it. */
  readonly hasta: string | null;
}

interface LoQueLePaso extends Plazo {
  readonly publicadoEn: string | null;
  readonly retiradoEn: string | null;
}

/** How an announcement stands at a moment. */
export function estadoDeAnuncio(
  { publicadoEn, retiradoEn, desde, hasta }: LoQueLePaso,
  ahora: Date,
): EstadoDeAnuncio {
  if (retiradoEn !== null) return 'retirado';
  if (publicadoEn === null) return 'borrador';
  const t = ahora.getTime();
  if (desde !== null && Date.parse(desde) > t) return 'programado';
  return hasta !== null && Date.parse(hasta) <= t ? 'terminado' : 'vigente';
}

const inicio = ({ desde }: Plazo) => (desde === null ? Number.NEGATIVE_INFINITY : Date.parse(desde));
const fin = ({ hasta }: Plazo) => (hasta === null ? Number.POSITIVE_INFINITY : Date.parse(hasta));

/** Whether one more may be pinned: at no moment between its dates are there as many as fit already. */
export function cabeFijado(nuevo: Plazo, fijados: readonly Plazo[]): boolean {
  const cruces = fijados.filter((uno) => inicio(uno) < fin(nuevo) && inicio(nuevo) < fin(uno));
  const momentos = [inicio(nuevo), ...cruces.map(inicio).filter((t) => t > inicio(nuevo))];
  return momentos.every((t) => cruces.filter((uno) => inicio(uno) <= t && t < fin(uno)).length < MAX_FIJADOS);
}

/** What is wrong with its dates when it is published; null when nothing is. */
export function plazoImposible({ desde, hasta }: Plazo, ahora: Date): string | null {
  if (hasta === null) return null;
  if (Date.parse(hasta) <= ahora.getTime())
    return 'Ese momento ya ha pasado. Elige otro, o quítalo tú cuando quieras.';
  if (desde !== null && Date.parse(hasta) <= Date.parse(desde))
    return 'Tiene que ser después de cuando empieza.';
  return null;
}

const ENTIDAD = /&(?:#\d+|#x[\da-f]+|[a-z]+);/gi;

/** How many signs somebody reads of a rich text. */
export const largoDeTexto = (html: string): number =>
  html.replace(/<[^<>]*>/g, '').replace(ENTIDAD, '·').length;

/** The marks by which open screens know whose an announcement is: those that a person carries. */
export const marcasDe = ({ id, perfil, grupoIds, cursoIds }: Actor): string[] => [
  'todos',
  `perfil:${perfil}`,
  `persona:${id}`,
  ...grupoIds.map((uno) => `grupo:${uno}`),
  ...cursoIds.map((uno) => `curso:${uno}`),
];
