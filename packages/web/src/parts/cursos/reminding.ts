import * as participantesApi from '@catedra/shared/participantes/api.ts';
import type { Prorrogar, Recordados, Recordar } from '@catedra/shared/participantes/schemas.ts';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';
import { fullName } from '#ui/people/PersonName.tsx';
import { cuenta, enumerar } from '#ui/words/words.ts';

export const recordar = (id: string, body: Recordar) => ask(participantesApi.recordar, { id, body });

/** Asked anew each time: somebody may have finished meanwhile. */
export const previstosQuery = (id: string, quienes: Recordar) =>
  queryOptions({
    queryKey: ['cursos', id, 'recordar', quienes],
    queryFn: () => recordar(id, { ...quienes, soloContar: true }),
    staleTime: 0,
    gcTime: 0,
  });

export const prorrogar = (id: string, body: Prorrogar) => ask(participantesApi.prorrogar, { id, body });

const NOMBRADOS = 5;

export function nombres(
  personas: readonly { readonly nombre: string; readonly apellidos: string }[],
  cuantas = personas.length,
): string {
  const primeros = personas.slice(0, NOMBRADOS).map(fullName);
  const resto = cuantas - primeros.length;
  return enumerar(resto > 0 ? [...primeros, `${resto} más`] : primeros);
}

/** To whom a reminder goes, what they read, and whom it leaves out. */
export function antesDeRecordar(previstos: Recordados, titulo: string): string[] {
  const { enviados, primeros, yaAvisados, sinNada, sinCorreo, cuantosSinCorreo } = previstos;
  const resto = enviados - primeros.length;
  const quienes = enumerar([...primeros.map(fullName), ...(resto > 0 ? [`${resto} más`] : [])]);
  const fuera = [
    yaAvisados > 0 &&
      `${cuenta(yaAvisados, 'persona')} ya lo ${yaAvisados === 1 ? 'recibió' : 'recibieron'} en las últimas 24 horas.`,
    sinNada > 0 &&
      `${cuenta(sinNada, 'persona')} ya ${sinNada === 1 ? 'terminó, está exenta o no puede' : 'terminaron, están exentas o no pueden'} entrar.`,
    cuantosSinCorreo > 0 &&
      `${cuenta(cuantosSinCorreo, 'persona')} sin correo, a quien hay que decírselo de otra forma: ${nombres(sinCorreo, cuantosSinCorreo)}.`,
  ].filter((frase) => frase !== false);
  if (enviados === 0) return fuera.length > 0 ? fuera : ['A nadie le falta nada de este curso.'];
  return [
    `Se escribe a ${cuenta(enviados, 'persona')}: ${quienes}.`,
    `El asunto es «Tienes pendiente “${titulo}”», con lo que llevan hecho, su plazo y el enlace al curso.`,
    ...fuera,
  ];
}

/** What a reminder did, and whom it could not reach. */
export function trasRecordar(
  { enviados, yaAvisados, sinNada, sinCorreo, cuantosSinCorreo }: Recordados,
  sinServidor = false,
): string {
  const frases = [
    enviados === 0
      ? 'No se envió a nadie.'
      : sinServidor
        ? `Se escribió a ${cuenta(enviados, 'persona')}, pero sin servidor de correo no ${enviados === 1 ? 'le' : 'les'} llega.`
        : `Se envió a ${cuenta(enviados, 'persona')}.`,
    yaAvisados > 0 &&
      `A ${cuenta(yaAvisados, 'persona')} ya se ${yaAvisados === 1 ? 'le' : 'les'} había recordado en las últimas 24 horas.`,
    sinNada > 0 &&
      `${cuenta(sinNada, 'persona')} ya ${sinNada === 1 ? 'terminó, está exenta o no puede' : 'terminaron, están exentas o no pueden'} entrar.`,
    cuantosSinCorreo > 0 && `Sin correo: ${nombres(sinCorreo, cuantosSinCorreo)}.`,
  ];
  return frases.filter(Boolean).join(' ');
}
