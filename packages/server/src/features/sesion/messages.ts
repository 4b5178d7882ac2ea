import type { Destinatario, Carta } from '#features/avisos/offers.ts';

const paragraphs = (...lines: readonly string[]) => lines.join('\n\n');

export const mensajeRestablecer = (persona: Destinatario, academia: string, enlace: string): Carta => ({
  asunto: `Elige otra contraseña para ${academia}`,
  texto: paragraphs(
    `Hola, ${persona.nombre}:`,
    `Alguien pidió cambiar la contraseña de tu cuenta en ${academia}. Si fuiste tú, abre este enlace y elige otra. Sirve una sola vez y durante una hora:`,
    enlace,
    'Si no lo pediste, no hagas nada: tu contraseña sigue siendo la misma.',
  ),
});

export const mensajeInvitacion = (persona: Destinatario, academia: string, enlace: string): Carta => ({
  asunto: `Tu cuenta en ${academia} está lista`,
  texto: paragraphs(
    `Hola, ${persona.nombre}:`,
    `Tienes una cuenta en ${academia}. Abre este enlace y elige tu contraseña. Sirve una sola vez y durante tres días:`,
    enlace,
    `Después entrarás con tu correo, ${persona.correo}, y esa contraseña.`,
  ),
});

export const mensajeCambio = (persona: Destinatario, academia: string): Carta => ({
  asunto: `Tu contraseña de ${academia} cambió`,
  texto: paragraphs(
    `Hola, ${persona.nombre}:`,
    `La contraseña de tu cuenta en ${academia} acaba de cambiar y se cerraron las demás sesiones.`,
    'Si fuiste tú, no tienes que hacer nada más.',
    'Si no fuiste tú, pide otra en «¿Olvidaste tu contraseña?» y avisa a quien administra la academia.',
  ),
});
