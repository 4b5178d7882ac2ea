import type { Actor } from '#core/actor.ts';
import { DomainError } from '#core/errors.ts';
import { alcance, type Scope } from '#core/scope.ts';

/** Whose progress the actor follows, and so whom they may remind. */
export const aQuienSigue = (actor: Actor): Scope => alcance(actor, 'progreso:ver');

/** Nobody is reminded of the same course twice in this time. */
export const HORAS_ENTRE_RECORDATORIOS = 24;

export const yaLaHizo = () =>
  new DomainError(409, 'YA_COMPLETADA', 'Esta persona ya completó la actividad: no hace falta eximirla.');

/** Another last day goes past a date, not past whoever closed it. */
export const cerradaAMano = () =>
  new DomainError(
    409,
    'EVALUACION_CERRADA',
    'La evaluación está cerrada, y otra fecha no la abre. Ábrela otra vez en su página y vuelve a intentarlo.',
  );

export const eraLoUnico = () =>
  new DomainError(
    409,
    'ERA_LO_UNICO',
    'Es lo único que le cuenta de este curso: nadie lo termina sin hacer nada. Quítale el curso si no tiene que hacerlo.',
  );

export const cursoArchivado = () =>
  new DomainError(
    409,
    'CURSO_ARCHIVADO',
    'Este curso está archivado y nadie nuevo puede empezarlo. Publícalo de nuevo para inscribir a alguien.',
  );

export const cursoSinPublicar = () =>
  new DomainError(
    409,
    'CURSO_SIN_PUBLICAR',
    'Este curso no está publicado: sus participantes no pueden hacerlo ahora.',
  );
