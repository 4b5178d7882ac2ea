import { vistaDeCampo } from '#campos/policy.ts';
import { esPropio, idDePropio } from '#cargas/campos.ts';
import type { ContextoDeCarga } from '#cargas/contexto.ts';
import { type CuentaExistente, scopeDe } from '#cargas/cuenta.ts';
import type { Dueño, Encuentros } from '#cargas/emparejar.ts';
import type { FilaInterpretada } from '#cargas/interpretar.ts';
import type { Actor } from '#core/actor.ts';
import { matches } from '#core/scope.ts';
import { usuarios } from '#usuarios/collection.ts';

/** All that a row says of somebody whom its reader may not see, whichever datum met them. */
export const NO_PUEDES_CARGARLA = 'No puedes cargar a esta persona: pregunta a quien administra.';

export const laVe = (actor: Actor, cuenta: CuentaExistente): boolean =>
  matches(usuarios.policy.read(actor), scopeDe(cuenta));

/** Of oneself one may see less than of others. */
const veAlDueño = (dueño: Dueño, dato: string, { actor, catalogo }: ContextoDeCarga): boolean => {
  const campo = esPropio(dato) ? catalogo.campos.get(idDePropio(dato)) : undefined;
  const callado = dueño.id === actor.id && campo && vistaDeCampo(actor, campo, true) === 'no';
  return dueño.aLaVista && !callado;
};

/** Whether a row claims what belongs to somebody whom whoever uploads may not see. */
export function hablaDeQuienNoVe(
  { reclama, reclamaPropios }: FilaInterpretada,
  { porClave, dueñoDe }: Encuentros,
  contexto: ContextoDeCarga,
): boolean {
  const oculta = reclama.some(([clave, valor]) => {
    const cuenta = porClave(clave, valor);
    return cuenta !== undefined && !laVe(contexto.actor, cuenta);
  });
  return (
    oculta ||
    reclamaPropios.some(([dato, valor]) => {
      const dueño = dueñoDe(dato, valor);
      return dueño !== undefined && !veAlDueño(dueño, dato, contexto);
    })
  );
}

/** What a row says of the account it meets: of one's own, nothing of the fields that one may not see in oneself. */
export function loQueDice(
  fila: FilaInterpretada,
  persona: CuentaExistente | undefined,
  { actor, catalogo }: ContextoDeCarga,
): FilaInterpretada {
  if (persona?.id !== actor.id) return fila;
  const seVe = ([dato]: readonly [string, unknown]): boolean => {
    const campo = esPropio(dato) ? catalogo.campos.get(idDePropio(dato)) : undefined;
    return !campo || vistaDeCampo(actor, campo, true) !== 'no';
  };
  return {
    ...fila,
    valores: Object.fromEntries(Object.entries(fila.valores).filter(seVe)),
    reclamaPropios: fila.reclamaPropios.filter(seVe),
  };
}
