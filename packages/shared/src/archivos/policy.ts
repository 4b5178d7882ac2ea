import type { Proposito } from '#archivos/archivo.ts';
import type { Actor } from '#core/actor.ts';
import type { Accion } from '#core/permisos.ts';
import { puedeEnTodo } from '#core/puede.ts';
import { alcance, anyOf, matches } from '#core/scope.ts';
import { calificaA } from '#entregas/policy.ts';
import { puedeRegistrarExternas } from '#externas/policy.ts';

interface DeQuien {
  readonly proposito: Proposito;
  readonly cursoId: string | null;
  /** Whoever uploaded it. */
  readonly usuarioId: string;
}

/** Whether the actor may put files there: everyone their own face and their own work, authors the rest. */
export function puedeSubir(actor: Actor, { proposito, cursoId }: Omit<DeQuien, 'usuarioId'>): boolean {
  if (proposito === 'foto') return true;
  if (proposito === 'entrega') return cursoId !== null && actor.cursoIds.includes(cursoId);
  if (proposito === 'paquete') return puedeEnTodo(actor, 'cursos:crear');
  if (proposito === 'externa') return puedeRegistrarExternas(actor);
  // What comes inside of a file of questions is put there by whoever reads it.
  if (proposito === 'importacion') return false;
  const donde = anyOf(
    alcance(actor, 'cursos:editar', 'parte de un curso'),
    alcance(actor, 'actividades:editar'),
  );
  return cursoId !== null && matches(donde, { cursoId });
}

/**
 * Open to the actor, closed, or open to those who may read its course, that person, an activity that shows it, the work it
 * was handed in with, or the external training it is the paper of.
 */
export type Llave = 'si' | 'no' | 'curso' | 'persona' | 'actividad' | 'entrega' | 'externa';

export function llaveDe(actor: Actor, { proposito, cursoId, usuarioId }: DeQuien): Llave {
  const suyo = usuarioId === actor.id;
  const en = (accion: Accion) =>
    cursoId !== null && matches(alcance(actor, accion, 'parte de un curso'), { cursoId });
  switch (proposito) {
    case 'portada':
      return 'curso';
    case 'foto':
      return suyo ? 'si' : 'persona';
    case 'contenido':
      return en('actividades:ver') ? 'si' : 'actividad';
    case 'entrega':
      if (suyo) return 'si';
      return cursoId === null || calificaA(actor) === 'nadie' ? 'no' : 'entrega';
    case 'importacion':
    case 'paquete':
      return suyo ? 'si' : 'no';
    case 'externa':
      return 'externa';
    default:
      return 'no';
  }
}

/** Whoever looks after the academy's space sees what takes it. */
export const veElAlmacen = (actor: Actor): boolean =>
  puedeEnTodo(actor, 'sistema:administrar') || puedeEnTodo(actor, 'cursos:editar');
