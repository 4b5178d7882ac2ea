import type { EfectoDeAsignar } from '@catedra/shared/grupos/schemas.ts';
import type { PersonasInscritas, PersonasQuitadas } from '@catedra/shared/participantes/schemas.ts';
import { nombres } from '#parts/cursos/reminding.ts';
import { cuenta } from '#ui/words/words.ts';

const tienenYa = (cuantas: number, deVarias: boolean): string =>
  cuantas === 1
    ? `${deVarias ? '1 persona ya tiene' : 'Ya tiene'} el curso`
    : `${cuenta(cuantas, 'persona')} ya tienen el curso`;

/** Those of the chosen who would not come in. */
export const antesDeInscribir = (yaEstan: number, elegidas: number): string =>
  `${tienenYa(yaEstan, elegidas > 1)} y no ${yaEstan === 1 ? 'entra' : 'entran'} de nuevo.`;

export function trasInscribir({ nuevas, yaEstaban, tambienPorNombre }: PersonasInscritas): string {
  const porNombre =
    tambienPorNombre === 0
      ? ''
      : ` ${tambienPorNombre === 1 ? 'Quien lo tenía solo por su grupo lo tiene' : `${cuenta(tambienPorNombre, 'persona')} que lo tenían solo por su grupo lo tienen`} ahora también por su nombre.`;
  if (nuevas === 0)
    return `${yaEstaban === 1 ? 'Ya estaba en el curso.' : 'Ya estaban en el curso.'}${porNombre}`;
  const ya =
    yaEstaban > 0 ? ` ${cuenta(yaEstaban, 'persona')} ya ${yaEstaban === 1 ? 'estaba' : 'estaban'}.` : '';
  return `${nuevas === 1 ? 'Inscrita' : 'Inscritas'} ${cuenta(nuevas, 'persona')}.${ya}${porNombre}`;
}

/** Whom the course would reach through a group. */
export function antesDeAsignar(
  { miembros, entran, yaLoTienen }: EfectoDeAsignar,
  borrador: boolean,
): string[] {
  if (miembros === 0)
    return ['El grupo no tiene a nadie todavía: quien entre tendrá el curso desde entonces.'];
  const llegan =
    entran > 0
      ? `${entran === 1 ? 'Entra' : 'Entran'} ${cuenta(entran, 'persona')}${borrador ? `, que lo ${entran === 1 ? 'verá' : 'verán'} cuando lo publiques` : ''}.`
      : 'No entra nadie nuevo.';
  const ya =
    yaLoTienen > 0 && `${cuenta(yaLoTienen, 'persona')} ya ${yaLoTienen === 1 ? 'lo tenía' : 'lo tenían'}.`;
  return [llegan, ya, 'Quien entre después en el grupo también lo tendrá.'].filter(
    (frase) => frase !== false,
  );
}

export const trasAsignar = (grupo: string, entran: number): string =>
  entran > 0
    ? `El grupo ${grupo} tiene el curso: ${entran === 1 ? 'ha entrado' : 'han entrado'} ${cuenta(entran, 'persona')}.`
    : `El grupo ${grupo} tiene el curso.`;

export function trasQuitar({ quitadas, siguen }: PersonasQuitadas): string {
  const hecho = quitadas > 0 ? `Quitada la inscripción de ${cuenta(quitadas, 'persona')}.` : '';
  const quedan = siguen.length > 0 ? `Lo siguen teniendo por su grupo: ${nombres(siguen)}.` : '';
  return [hecho, quedan].filter(Boolean).join(' ');
}
