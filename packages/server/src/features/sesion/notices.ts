import { type Destinatario, letter } from '#features/avisos/offers.ts';
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

const CAMPOS = { correo: { dice: 'El correo de la persona', de: ({ correo }: Destinatario) => correo } };

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
  cual: ({ tipo }) => tipo,
  plantillas: {
    invitacion: {
      titulo: 'Te invitan a la academia',
      original: {
        asunto: 'Tu cuenta en {{academia}} está lista',
        texto:
          'Tienes una cuenta en {{academia}}. Abre este enlace y elige tu contraseña. Sirve una sola vez y durante tres días:\n\n{{boton}}\n\nDespués entrarás con tu correo, {{correo}}, y esa contraseña.',
      },
      campos: CAMPOS,
      ejemplo: mensajeInvitacion,
    },
    restablecer: {
      titulo: 'Pides otra contraseña',
      original: {
        asunto: 'Elige otra contraseña para {{academia}}',
        texto:
          'Alguien pidió cambiar la contraseña de tu cuenta en {{academia}}. Si fuiste tú, abre este enlace y elige otra. Sirve una sola vez y durante una hora:\n\n{{boton}}\n\nSi no lo pediste, no hagas nada: tu contraseña sigue siendo la misma.',
      },
      campos: CAMPOS,
      ejemplo: mensajeRestablecer,
    },
    cambio: {
      titulo: 'Tu contraseña ha cambiado',
      original: {
        asunto: 'Tu contraseña de {{academia}} cambió',
        texto:
          'La contraseña de tu cuenta en {{academia}} acaba de cambiar y se cerraron las demás sesiones.\n\nSi fuiste tú, no tienes que hacer nada más.\n\nSi no fuiste tú, pide otra en «¿Olvidaste tu contraseña?» y avisa a quien administra la academia.',
      },
      campos: CAMPOS,
      ejemplo: mensajeCambio,
    },
  },
  // Whoever can't get in waits for it before the screen; invitations leave by thousands.
  urgent: ({ tipo }) => tipo === 'restablecer',
});
