import { EVENTOS, eventoDe, type NombreDeEvento } from '@catedra/shared/avisos/eventos.ts';
import type { Carta } from '#features/avisos/carta.ts';
import { hojaDe, textoDe } from '#features/avisos/hoja/hoja.ts';
import type { Message } from '#platform/mail/mail.ts';

interface Sobre {
  readonly para: string;
  /** Its name as it signs: with surnames. */
  readonly persona: string;
  readonly evento: NombreDeEvento | 'resumen';
  readonly academia: string;
  readonly sitio: string;
  /** The key with which it is stopped; none for what nobody may stop. */
  readonly clave: string | null;
}

const PORQUE_DEL_DIA = 'elegiste recibirlo en el correo de cada día';

/** A letter in its envelope: as plain text, as it is drawn, and with the way to stop it. */
export function mensajeDe(carta: Carta, { para, persona, evento, academia, sitio, clave }: Sobre): Message {
  const porque = evento === 'resumen' ? PORQUE_DEL_DIA : EVENTOS[evento].porque;
  const baja = clave && `${sitio}/#baja=${clave}`;
  const pie = { porque, persona, baja, elegir: `${sitio}/admin/configuracion?vista=avisos` };
  const hoja = { academia, sitio, carta, pie };
  return {
    para,
    asunto: carta.asunto,
    texto: textoDe(hoja),
    html: hojaDe(hoja),
    ...(clave && { baja: `${sitio}/api/avisos/baja/${clave}` }),
  };
}

/** What nobody may stop carries no way to. */
export const sePuedeDejar = (evento: NombreDeEvento | 'resumen'): boolean =>
  evento === 'resumen' || eventoDe(evento).siempre !== true;
