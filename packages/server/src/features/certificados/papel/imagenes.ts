import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import type { UsoDeImagen } from '@catedra/shared/certificados/disenos/contenido.ts';
import type { DisenoDePapel } from '@catedra/shared/certificados/papel/diseno.ts';
import { type Diseno, PAPEL } from '#features/certificados/papel/diseno.ts';
import { dotsOf, redrawBytes } from '#platform/images/drawn-bytes.ts';
import type { Picture } from '#platform/pdf/picture.ts';

const pack = promisify(deflate);

/** Enough for some three hundred dots to the inch where each is printed. */
const DIBUJOS = {
  logo: { within: 900, as: 'png' },
  firma: { within: 700, as: 'png' },
  fondo: { within: 2400, as: 'jpeg', over: PAPEL },
} as const;

/** Drawn anew, as it is to be kept; null when it is no picture that we can read, or a drawing that runs. */
export const redibujarImagen = (bytes: Uint8Array, uso: UsoDeImagen): Promise<Buffer | null> =>
  redrawBytes(bytes, DIBUJOS[uso]);

async function lista(bytes: Uint8Array, uso: UsoDeImagen): Promise<Picture> {
  const drawn = await redibujarImagen(bytes, uso);
  if (!drawn) throw new Error(`the picture of ${uso} can't be read`);
  const { size, colors, alpha } = await dotsOf(drawn);
  if (DIBUJOS[uso].as === 'jpeg') return { size, bytes: drawn, coded: 'jpeg' };
  return { size, bytes: await pack(colors), coded: 'packed', alpha: alpha ? await pack(alpha) : undefined };
}

/** Its pictures as the paper takes them, packed once for all the certificates of the design. */
export async function prepararDiseno(diseno: DisenoDePapel<Uint8Array>): Promise<Diseno> {
  const { logo, fondo, firmas, ...resto } = diseno;
  const una = async (bytes: Uint8Array | undefined, uso: UsoDeImagen) => bytes && (await lista(bytes, uso));
  const listas = firmas.map(async ({ nombre, cargo, imagen }) => ({
    nombre,
    cargo,
    imagen: await una(imagen, 'firma'),
  }));
  return {
    ...resto,
    logo: await una(logo, 'logo'),
    fondo: await una(fondo, 'fondo'),
    firmas: await Promise.all(listas),
  };
}
