import type { NombreDeEvento } from '@catedra/shared/avisos/eventos.ts';
import type { Escrito, Valores } from '@catedra/shared/avisos/plantilla.ts';
import type { Carta } from '#features/avisos/carta.ts';
import { type Destinatario, leerDestinatario } from '#features/avisos/destinatario.ts';
import { mensajeDe } from '#features/avisos/hoja/mensaje.ts';
import { conPlantilla } from '#features/avisos/plantillas/aplicar.ts';
import { editable } from '#features/avisos/plantillas/editables.ts';
import { leerEscritas } from '#features/avisos/plantillas/escritas.ts';
import type { Notice } from '#features/avisos/notice.ts';
import { apuntar, parar, type Salida } from '#features/avisos/registro.ts';
import { job } from '#platform/job.ts';
import type { Platform } from '#platform/platform.ts';
import { whatHappened } from '#platform/mail/outcome.ts';
import { newReturnToken } from '#platform/return-address.ts';

/** A mail server may be down for a day: after 30 s, then later each time up to an hour, for 26 hours at least. */
const PATIENCE = { retryDelay: 30, retryDelayMax: 3600, retryLimit: 32 };

interface Letter<Data, About> {
  readonly evento: NombreDeEvento;
  /** Reads when it leaves what it is about and whose it is, and gives nothing once it should not be sent any more. */
  readonly load: (platform: Platform, data: Data) => Promise<About | null>;
  readonly write: (persona: Destinatario, about: About, platform: Platform) => Carta | Promise<Carta>;
  readonly urgent?: (data: Data) => boolean;
  /** Those whose words the academy may change, and which of them one is. */
  readonly plantillas: Readonly<Record<string, PlantillaDeCarta>>;
  readonly cual: (about: About) => string;
}

interface PlantillaDeCarta {
  readonly titulo: string;
  readonly original: Escrito;
  readonly campos: Readonly<
    Record<string, { readonly dice: string; readonly de: (persona: Destinatario) => string }>
  >;
  readonly ejemplo: (persona: Destinatario, academia: string, enlace: string) => Carta;
}

const valoresDeCarta = ({ campos }: PlantillaDeCarta, persona: Destinatario): Valores =>
  Object.fromEntries(Object.entries(campos).map(([campo, { de }]) => [campo, de(persona)]));

/** With the academy's words, if it wrote any. */
async function conSuPlantilla(
  { db, config }: Platform,
  carta: Carta,
  clave: string,
  persona: Destinatario,
  una: PlantillaDeCarta | undefined,
): Promise<Carta> {
  const escrita = una && (await leerEscritas(db)).get(clave);
  if (!escrita) return carta;
  const suya = { nombre: persona.nombre, academia: config.ACADEMIA };
  return conPlantilla(carta, escrita, suya, valoresDeCarta(una, persona));
}

/**
 * A letter without a line in the bell, for those who may be unable to come in: it is sent at least once, by the queue of its
 * name.
 */
export function letter<Data extends object, About extends { readonly usuarioId: string }>(
  event: string,
  { evento, load, write, urgent, plantillas, cual }: Letter<Data, About>,
): Notice<Data> {
  for (const [tipo, una] of Object.entries(plantillas))
    editable({
      clave: `${event}.${tipo}`,
      evento,
      titulo: una.titulo,
      original: una.original,
      campos: Object.fromEntries(Object.entries(una.campos).map(([campo, { dice }]) => [campo, dice])),
      muestra: (persona, _zona, { config, site }) => ({
        carta: una.ejemplo(persona, config.ACADEMIA, `${site}/#muestra`),
        valores: valoresDeCarta(una, persona),
      }),
    });
  const send = async (platform: Platform, data: Data, id: string) => {
    const about = await load(platform, data);
    const persona = about && (await leerDestinatario(platform.db, about.usuarioId));
    if (!about || !persona) return;
    const { undo, ...sinCambiar } = await write(persona, about, platform);
    const tipo = cual(about);
    const carta = await conSuPlantilla(platform, sinCambiar, `${event}.${tipo}`, persona, plantillas[tipo]);
    const salida: Salida = {
      id,
      usuarioId: persona.id,
      evento,
      para: persona.correo,
      asunto: carta.asunto,
      vuelta: newReturnToken(),
    };
    const { config, site: sitio } = platform;
    const mensaje = mensajeDe(carta, {
      para: persona.correo,
      persona: persona.nombre,
      evento,
      sitio,
      academia: config.ACADEMIA,
      clave: null,
    });
    const vuelta = await apuntar(platform, salida, 'saliendo');
    try {
      await platform.mail.send({ ...mensaje, vuelta }, id);
    } catch (error) {
      await undo?.();
      const { estado, motivo, direccion } = whatHappened(error);
      await apuntar(platform, salida, estado, motivo);
      if (direccion) await parar(platform, persona.correo, motivo);
      if (estado === 'rebotado') return;
      throw error;
    }
    await apuntar(platform, salida, 'entregado');
  };
  return { event, bell: false, urgent, ...job(event, send, PATIENCE) };
}
