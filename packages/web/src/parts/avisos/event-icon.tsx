import { EVENTOS, type Familia, type NombreDeEvento } from '@catedra/shared/avisos/eventos.ts';
import {
  IconAward,
  IconBook2,
  IconCalendarTime,
  IconClipboardCheck,
  IconClock,
  IconFileUpload,
  IconInbox,
  IconKey,
  IconMessage2,
  IconReceipt,
  IconRefresh,
  IconSpeakerphone,
  type Icon,
} from '@tabler/icons-react';

const OF_FAMILY: Readonly<Record<Familia, Icon>> = {
  plazos: IconClock,
  hechos: IconClipboardCheck,
  nuevo: IconBook2,
  trabajo: IconInbox,
  academia: IconFileUpload,
  cuenta: IconKey,
};

const OF_ITS_OWN: Readonly<Partial<Record<NombreDeEvento, Icon>>> = {
  recibo: IconReceipt,
  caduca: IconAward,
  certificado: IconAward,
  plazo: IconCalendarTime,
  intento: IconRefresh,
  respuesta: IconMessage2,
  anuncio: IconSpeakerphone,
  sinRenovacion: IconAward,
};

/** What kind of thing happened, as a drawing: its words are beside it. */
export function EventIcon({ evento }: { readonly evento: NombreDeEvento }) {
  const Shape = OF_ITS_OWN[evento] ?? OF_FAMILY[EVENTOS[evento].familia];
  return <Shape size={20} stroke={1.75} aria-hidden />;
}
