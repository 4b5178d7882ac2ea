import { eventoDe, type NombreDeEvento, NOMBRES_DE_EVENTOS } from '#avisos/eventos.ts';
import type { Actor } from '#core/actor.ts';
import type { Accion } from '#core/permisos.ts';
import { puede } from '#core/puede.ts';

/** What happens only to whoever may do one of these; the rest can happen to anybody. */
const SOLO_A_QUIEN_PUEDE: Readonly<Partial<Record<NombreDeEvento, readonly Accion[]>>> = {
  corregir: ['actividades:calificar'],
  decidir: [
    'actividades:calificar',
    'intentos:anular',
    'evaluaciones:editar',
    'feedback:responder',
    'usuarios:editar',
    'perfiles:editar',
  ],
  autoria: ['evaluaciones:editar', 'preguntas:editar'],
  operacion: ['usuarios:cargar', 'sistema:administrar'],
  sinRenovacion: ['plazos:renovar', 'sistema:administrar'],
};

export const quienesPueden = (evento: NombreDeEvento): readonly Accion[] | null =>
  SOLO_A_QUIEN_PUEDE[evento] ?? null;

/** Whether it may ever happen to somebody who may do all this. */
export const leConcierne = (actor: Pick<Actor, 'permisos'>, evento: NombreDeEvento): boolean =>
  quienesPueden(evento)?.some((accion) => puede(actor, accion)) ?? true;

/** What somebody may be told of. */
export const eventosDe = (actor: Pick<Actor, 'permisos'>): NombreDeEvento[] =>
  NOMBRES_DE_EVENTOS.filter((evento) => leConcierne(actor, evento));

/** Of what people and the academy may choose how it is told. */
export const seElige = (evento: NombreDeEvento): boolean => eventoDe(evento).siempre !== true;
