import type { Actor } from '@catedra/shared/core/actor.ts';
import { puede } from '@catedra/shared/core/puede.ts';
import { rutas } from '#platform/paths.ts';
import type { Address } from '#ui/frame/TextLink.tsx';
import { cuenta } from '#ui/words/words.ts';

export interface Paso {
  readonly id: 'correo' | 'curso' | 'personas' | 'grupo' | 'asignar';
  readonly titulo: string;
  readonly texto: string;
  readonly hecho: boolean;
  readonly verbo: string;
  readonly to: Address;
  readonly search?: Readonly<Record<string, string>>;
}

export interface LoQueHay {
  /** Published. */
  readonly cursos: number;
  /** Who can come in, the reader among them. */
  readonly personas: number;
  /** Groups that are not archived. */
  readonly grupos: number;
  readonly sinCorreo: boolean;
}

/** What leads from an empty academy to somebody who learns, in order; what one may not do is no step of theirs. */
export function pasosDe(actor: Actor, { cursos, personas, grupos, sinCorreo }: LoQueHay): readonly Paso[] {
  const otras = Math.max(0, personas - 1);
  const pasos: readonly (Paso | false)[] = [
    puede(actor, 'sistema:administrar') && {
      id: 'correo',
      titulo: 'Conectar el correo',
      texto: sinCorreo
        ? 'Sin él no salen invitaciones ni avisos. Se configura donde corre el programa; en «Correo» se ve cómo está.'
        : 'Los correos salen.',
      hecho: !sinCorreo,
      verbo: 'Ver el correo',
      to: rutas.configuracion,
      search: { vista: 'correo' },
    },
    puede(actor, 'cursos:crear') && {
      id: 'curso',
      titulo: 'Publicar un curso',
      texto:
        cursos === 0
          ? 'Con sus secciones y actividades. En borrador no lo ve nadie.'
          : `Hay ${cuenta(cursos, 'curso publicado', 'cursos publicados')}.`,
      hecho: cursos > 0,
      verbo: 'Ir a los cursos',
      to: rutas.cursos,
    },
    puede(actor, 'usuarios:cargar') && {
      id: 'personas',
      titulo: 'Traer a las personas',
      texto:
        otras === 0 ? 'De un Excel o un CSV, o una a una.' : `Hay ${cuenta(otras, 'persona')} además de ti.`,
      hecho: otras > 0,
      verbo: 'Cargar un archivo',
      to: rutas.cargaMasiva,
    },
    puede(actor, 'grupos:crear') && {
      id: 'grupo',
      titulo: 'Crear un grupo',
      texto:
        grupos === 0
          ? 'Por equipo, sede o promoción: reúne a quienes hacen los mismos cursos.'
          : `Hay ${cuenta(grupos, 'grupo')}.`,
      hecho: grupos > 0,
      verbo: 'Crear un grupo',
      to: rutas.grupoCrear,
    },
    {
      id: 'asignar',
      titulo: 'Asignar el curso al grupo',
      texto: 'Con fecha límite, si la tiene. Quien esté en el grupo lo recibe en el acto.',
      hecho: false,
      verbo: 'Ir a los grupos',
      to: rutas.grupos,
    },
  ];
  return pasos.filter((paso) => paso !== false);
}
