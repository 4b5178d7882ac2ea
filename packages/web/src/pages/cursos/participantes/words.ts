import type { EfectoDeAsignar } from '@catedra/shared/grupos/schemas.ts';
import type {
  PersonasInscritas,
  PersonasQuitadas,
  Recordados,
} from '@catedra/shared/participantes/schemas.ts';
import { fullName } from '#ui/people/PersonName.tsx';
import { cuenta, enumerar } from '#ui/words/words.ts';

const NOMBRADOS = 5;

function nombres(personas: readonly { readonly nombre: string; readonly apellidos: string }[]): string {
  const primeros = personas.slice(0, NOMBRADOS).map(fullName);
  const resto = personas.length - primeros.length;
  return enumerar(resto > 0 ? [...primeros, `${resto} más`] : primeros);
}

/** To whom a reminder goes, what they read, and whom it leaves out. */
export function antesDeRecordar(previstos: Recordados, titulo: string): string[] {
  const { enviados, primeros, yaAvisados, sinNada, sinCorreo } = previstos;
  const resto = enviados - primeros.length;
  const quienes = enumerar([...primeros.map(fullName), ...(resto > 0 ? [`${resto} más`] : [])]);
  const fuera = [
    yaAvisados > 0 &&
      `${cuenta(yaAvisados, 'persona')} ya lo ${yaAvisados === 1 ? 'recibió' : 'recibieron'} en las últimas 24 horas.`,
    sinNada > 0 &&
      `${cuenta(sinNada, 'persona')} ya ${sinNada === 1 ? 'terminó o no puede' : 'terminaron o no pueden'} entrar.`,
    sinCorreo.length > 0 && `Sin correo, hay que decírselo de otra forma: ${nombres(sinCorreo)}.`,
  ].filter((frase) => frase !== false);
  if (enviados === 0) return fuera.length > 0 ? fuera : ['A nadie le falta nada de este curso.'];
  return [
    `Se escribe a ${cuenta(enviados, 'persona')}: ${quienes}.`,
    `El asunto es «Tienes pendiente “${titulo}”», con lo que llevan hecho, su plazo y el enlace al curso.`,
    ...fuera,
  ];
}

/** What a reminder did, and whom it could not reach. */
export function trasRecordar({ enviados, yaAvisados, sinNada, sinCorreo }: Recordados): string {
  const frases = [
    enviados > 0 ? `Se envió a ${cuenta(enviados, 'persona')}.` : 'No se envió a nadie.',
    yaAvisados > 0 &&
      `A ${cuenta(yaAvisados, 'persona')} ya se ${yaAvisados === 1 ? 'le' : 'les'} había recordado en las últimas 24 horas.`,
    sinNada > 0 &&
      `${cuenta(sinNada, 'persona')} ya ${sinNada === 1 ? 'terminó o no puede' : 'terminaron o no pueden'} entrar.`,
    sinCorreo.length > 0 && `Sin correo: ${nombres(sinCorreo)}.`,
  ];
  return frases.filter(Boolean).join(' ');
}

export function trasInscribir({ nuevas, yaEstaban }: PersonasInscritas): string {
  if (nuevas === 0) return yaEstaban === 1 ? 'Ya estaba en el curso.' : 'Ya estaban en el curso.';
  const ya =
    yaEstaban > 0 ? ` ${cuenta(yaEstaban, 'persona')} ya ${yaEstaban === 1 ? 'estaba' : 'estaban'}.` : '';
  return `${nuevas === 1 ? 'Inscrita' : 'Inscritas'} ${cuenta(nuevas, 'persona')}.${ya}`;
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
