import { letter } from '#features/avisos/offers.ts';
import { mensajeCambio, mensajeInvitacion, mensajeRestablecer } from '#features/sesion/messages.ts';
import { crearEnlace, quitarEnlace, sobranEnlaces } from '#features/sesion/passwords/links.ts';
import { personaPorIdentificador } from '#features/sesion/passwords/por-identificador.ts';
import type { Platform } from '#platform/platform.ts';

type Correo =
  | { readonly tipo: 'restablecer'; readonly correo: string }
  | { readonly tipo: 'invitacion' | 'cambio'; readonly usuarioId: string };

interface Asunto {
  readonly tipo: Correo['tipo'];
  readonly usuarioId: string;
}

async function leerAsunto({ db, clock }: Platform, correo: Correo): Promise<Asunto | null> {
  if (correo.tipo !== 'restablecer') return correo;
  const persona = await personaPorIdentificador(db, correo.correo);
  if (!persona || (await sobranEnlaces(db, persona.id, clock.now()))) return null;
  return { tipo: 'restablecer', usuarioId: persona.id };
}

/** A link to choose a password, or word that it changed. Tokens are made as it is written: no queue ever holds one. */
export const correoDeSesion = letter('sesion.correo', {
  evento: 'acceso',
  load: leerAsunto,
  write: async (persona, { tipo }, { db, clock, config, site }) => {
    if (tipo === 'cambio') return mensajeCambio(persona, config.ACADEMIA);
    const token = await crearEnlace(db, persona.id, tipo, clock.now());
    const mensaje = tipo === 'invitacion' ? mensajeInvitacion : mensajeRestablecer;
    return {
      ...mensaje(persona, config.ACADEMIA, `${site}/#${tipo}=${token}`),
      undo: () => quitarEnlace(db, token),
    };
  },
  // Whoever can't get in waits for it before the screen; invitations leave by thousands.
  urgent: ({ tipo }) => tipo === 'restablecer',
});
