import { antesDe, DIA, MINUTO } from '@catedra/shared/core/duraciones.ts';
import { eventoDe } from '@catedra/shared/avisos/eventos.ts';
import { parar } from '#features/avisos/registro.ts';
import { apartar, type EnCamino } from '#features/avisos/reparto/apartar.ts';
import { aplazar, cerrar, dudar, enEntregados } from '#features/avisos/reparto/cerrar.ts';
import { barrer } from '#features/avisos/reparto/barrer.ts';
import { whatHappened } from '#platform/mail/outcome.ts';
import type { Platform } from '#platform/platform.ts';

/** As many are handed over at once. */
const A_LA_VEZ = 8;
/** What was not begun by then goes back: after much longer another process takes it for cut off. */
const SE_EMPIEZA_EN = 5 * MINUTO;
/** A mail that could not be handed over for this long is given up. */
const PACIENCIA = DIA;

const siempre = ({ salida: { evento } }: EnCamino): boolean =>
  evento !== 'resumen' && eventoDe(evento).siempre === true;

/** Hands over one mail and writes down how it went; gives false when the server itself does not want any. */
async function mandar(
  platform: Platform,
  correo: EnCamino,
  entregado: (correoId: string) => Promise<undefined>,
): Promise<boolean> {
  const { salida, mensaje } = correo;
  try {
    await platform.mail.send(mensaje, salida.id);
  } catch (error) {
    const { estado, motivo, direccion, servidor } = whatHappened(error);
    const cansada = correo.creadoEn < antesDe(platform.clock.now(), PACIENCIA).toISOString();
    if (direccion) await parar(platform, salida.para, motivo);
    // What somebody can't do without is sent again when nobody knows whether it left.
    if (estado === 'esperando' || (estado === 'no_se_sabe' && siempre(correo)))
      await (cansada ? cerrar(platform, salida.id, 'error', motivo) : aplazar(platform, correo, motivo));
    else {
      await cerrar(platform, salida.id, estado, motivo);
      if (estado === 'no_se_sabe') await dudar(platform, [salida.id]);
    }
    return !servidor;
  }
  await entregado(salida.id);
  return true;
}

/** Some at a time; once the server does not want any, the rest waits too. */
async function mandarTodos(platform: Platform, correos: readonly EnCamino[]): Promise<boolean> {
  const cola = [...correos];
  const hasta = Date.now() + SE_EMPIEZA_EN;
  const entregado = enEntregados(platform);
  let sigue = true;
  const mano = async () => {
    for (let correo = cola.shift(); correo; correo = cola.shift()) {
      if (sigue && Date.now() < hasta) sigue = (await mandar(platform, correo, entregado)) && sigue;
      else await aplazar(platform, correo, 'el servidor de correo no responde');
    }
  };
  await Promise.all(Array.from({ length: A_LA_VEZ }, mano));
  return sigue;
}

/** Hands over whatever is due, until nothing is or the server wants no more. */
export async function repartirLoQueToca(platform: Platform): Promise<void> {
  await barrer(platform);
  for (;;) {
    const { correos, hayMas } = await apartar(platform);
    if (!(await mandarTodos(platform, correos)) || !hayMas) return;
  }
}
