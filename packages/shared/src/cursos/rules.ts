import type { TipoActividad } from '#actividades/contenido.ts';
import { FICHAS, fichaDe } from '#actividades/fichas.ts';
import type { Actor } from '#core/actor.ts';
import { DomainError, type FieldErrors } from '#core/errors.ts';
import { alcance, type Scope } from '#core/scope.ts';
import type { EstadoCurso } from '#cursos/collection.ts';

export const COMANDOS_CURSO = ['publicar', 'archivar', 'volver-a-borrador'] as const;
export type ComandoCurso = (typeof COMANDOS_CURSO)[number];

/** Where the actor may publish, archive and withdraw courses. */
export const puedePublicar = (actor: Actor): Scope => alcance(actor, 'cursos:publicar');

const RESULTADO: Readonly<Record<ComandoCurso, EstadoCurso>> = {
  publicar: 'publicado',
  archivar: 'archivado',
  'volver-a-borrador': 'borrador',
};

/** The state that a command leads to; a draft is not archived, because an archived course is still read by its people. */
export const estadoTras = (comando: ComandoCurso, estado: EstadoCurso): EstadoCurso | null =>
  comando === 'archivar' && estado === 'borrador' ? null : RESULTADO[comando];

export interface ActividadParaPublicar {
  readonly id: string;
  readonly titulo: string;
  readonly tipo: TipoActividad;
  readonly lista: boolean;
  readonly oculta: boolean;
}

const loQueFalta = ({ titulo, tipo }: ActividadParaPublicar): string =>
  fichaDe(tipo).porCompletar.falta(titulo);

/** What keeps a course from being published, by the id of the activity; empty when nothing does. What is hidden is not looked at. */
export function faltaParaPublicar(actividades: readonly ActividadParaPublicar[]): FieldErrors {
  if (actividades.length === 0) return { actividades: 'El curso no tiene actividades.' };
  const visibles = actividades.filter((actividad) => !actividad.oculta);
  if (visibles.length === 0) return { actividades: 'Todas las actividades del curso están ocultas.' };
  const pendientes = visibles.filter((actividad) => !actividad.lista);
  return Object.fromEntries(pendientes.map((actividad) => [actividad.id, loQueFalta(actividad)]));
}

export const cursoIncompleto = (fields: FieldErrors) =>
  new DomainError(
    409,
    'CURSO_INCOMPLETO',
    'El curso todavía no se puede publicar: completa lo que falta y vuelve a intentarlo.',
    { fields },
  );

/** The same in one line: "2 actividades sin contenido y 1 evaluación en borrador"; null when nothing is missing. */
export function resumenDeLoQueFalta(actividades: readonly ActividadParaPublicar[]): string | null {
  const falta = faltaParaPublicar(actividades);
  if (falta.actividades) return falta.actividades.replace(/\.$/, '');
  const pendientes = actividades.filter(({ id }) => id in falta);
  const modos = new Set(Object.values(FICHAS).map(({ porCompletar }) => porCompletar));
  const partes = [...modos].flatMap((modo) => {
    const cuantas = pendientes.filter(({ tipo }) => fichaDe(tipo).porCompletar === modo).length;
    return cuantas === 0 ? [] : [`${cuantas} ${cuantas === 1 ? modo.una : modo.varias}`];
  });
  return partes.join(' y ') || null;
}

export const soloUnBorradorSePrograma = () =>
  new DomainError(409, 'CURSO_NO_BORRADOR', 'Solo se programa la publicación de un borrador.');

export const cursoEnBorrador = () =>
  new DomainError(409, 'CURSO_EN_BORRADOR', 'Un borrador no se archiva: publícalo o elimínalo.');

export const cursoNoAbierto = () =>
  new DomainError(
    409,
    'CURSO_NO_ABIERTO',
    'A este curso no te puedes inscribir por tu cuenta. Pide a tu academia que te lo asigne.',
  );
