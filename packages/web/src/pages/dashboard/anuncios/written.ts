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
  readonly correo: Anuncio['correo'];
  readonly correoOtraVez: boolean;
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
  correo: 'no',
  correoOtraVez: false,
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
  correo,
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
  correo,
  correoOtraVez: false,
});

/** Its mail leaves by saving it so: it was not given out yet, or it is asked for again. */
export const mandaCorreo = ({ correo, correoOtraVez }: Escrito, anuncio: Anuncio | null): boolean =>
  correo !== 'no' && ((anuncio?.mandadoEn ?? null) === null || correoOtraVez);

export const cuerpoDe = ({ id: _id, destinos, ...escrito }: Escrito, publicar: boolean) =>
  ({
    ...escrito,
    destinos: destinos.map(({ tipo, id }) => ({ tipo, id })),
    publicar,
  }) satisfies AnuncioEscrito;
