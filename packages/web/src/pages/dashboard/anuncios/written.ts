import type { Anuncio, AnuncioEscrito, DestinoConNombre } from '@catedra/shared/anuncios/schemas.ts';
import { newId } from '#platform/new-id.ts';

/** What a form holds of an announcement, its dates as they are chosen. */
export interface Escrito {
  readonly id: string;
  readonly version: number;
  readonly titulo: string;
  readonly texto: string;
  readonly destinos: readonly DestinoConNombre[];
  readonly desde: string | null;
  readonly hasta: string | null;
  readonly fijado: boolean;
  readonly otraVez: boolean;
}

export const sinEscribir = (): Escrito => ({
  id: newId(),
  version: 0,
  titulo: '',
  texto: '',
  destinos: [],
  desde: null,
  hasta: null,
  fijado: false,
  otraVez: false,
});

export const escritoDe = ({
  id,
  version,
  titulo,
  texto,
  destinos,
  desde,
  hasta,
  fijado,
}: Anuncio): Escrito => ({
  id,
  version,
  titulo,
  texto,
  destinos,
  desde,
  hasta,
  fijado,
  otraVez: false,
});

export const cuerpoDe = (
  { id: _id, destinos, ...escrito }: Escrito,
  anuncio: Anuncio | null,
  publicar: boolean,
) =>
  ({
    ...escrito,
    destinos: destinos.map(({ tipo, id }) => ({ tipo, id })),
    correo: anuncio?.correo ?? 'no',
    publicar,
  }) satisfies AnuncioEscrito;
