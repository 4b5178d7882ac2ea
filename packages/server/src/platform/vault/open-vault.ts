import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { type Config, ConfigError } from '#platform/config.ts';
import type { Depot } from '#platform/vault/depot.ts';
import { CopyError } from '#platform/vault/errors.ts';
import { folderDepot } from '#platform/vault/folder-depot.ts';
import type { Vault } from '#platform/vault/pieces.ts';
import { s3Depot } from '#platform/vault/s3-depot.ts';
import { newSalt, openSeal, sameSign, sealWith } from '#platform/vault/seal.ts';

const MARK = 'catedra-copias.json';
const WORD = 'Cátedra';

/** What a place of copies says of itself. */
const mark = z.strictObject({
  formato: z.literal(1),
  /** Whose they are: two academies in one place would throw away each other's. */
  academia: z.string(),
  sal: z.string().nullable(),
  prueba: z.string().nullable(),
});

type PlaceConfig = Pick<Config, 'S3_ENDPOINT' | 'S3_REGION' | 'S3_CLAVE' | 'S3_SECRETO' | 'S3_ESTILO_RUTA'> &
  Pick<Config, 'COPIAS_S3_CLAVE' | 'COPIAS_S3_SECRETO' | 'COPIAS_S3_ENDPOINT'>;

/** A folder, or a bucket as `s3://cubo/prefijo`. */
export function openDepot(place: string, config: PlaceConfig): Depot {
  const [, bucket, prefix = ''] = /^s3:\/\/([^/]+)\/?(.*)$/.exec(place) ?? [];
  if (!bucket) return folderDepot(place);
  const key = config.COPIAS_S3_CLAVE ?? config.S3_CLAVE;
  const secret = config.COPIAS_S3_SECRETO ?? config.S3_SECRETO;
  if (!key || !secret)
    throw new ConfigError('Para copiar en un cubo de S3 hacen falta COPIAS_S3_CLAVE y COPIAS_S3_SECRETO.');
  return s3Depot({
    bucket,
    prefix: prefix.replace(/\/+$/, ''),
    endpoint: config.COPIAS_S3_ENDPOINT ?? config.S3_ENDPOINT,
    region: config.S3_REGION,
    inPath: config.S3_ESTILO_RUTA,
    key,
    secret,
  });
}

async function readMark(depot: Depot) {
  const stream = await depot.read(MARK);
  if (!stream) return null;
  try {
    return mark.parse(JSON.parse((await buffer(stream)).toString()));
  } catch {
    throw new CopyError(`${depot.place} guarda copias de una versión más nueva, o su ${MARK} está roto.`);
  }
}

/** Whether anybody has put copies there yet. */
export async function isMarked(depot: Depot): Promise<boolean> {
  return (await depot.list(MARK)).has(MARK);
}

function sealOf(
  depot: Depot,
  { sal, prueba }: Pick<z.output<typeof mark>, 'sal' | 'prueba'>,
  passphrase: string | undefined,
) {
  if (sal === null) return openSeal;
  if (!passphrase)
    throw new CopyError(
      `Las copias de ${depot.place} van cifradas: pon en COPIAS_CLAVE la clave con que se hicieron.`,
    );
  const seal = sealWith(passphrase, Buffer.from(sal, 'hex'));
  if (!sameSign(seal.sign(WORD) ?? '', prueba ?? ''))
    throw new CopyError(`COPIAS_CLAVE no es la clave con que se cifraron las copias de ${depot.place}.`);
  return seal;
}

/** A place that has copies, to read them. */
export async function openVault(depot: Depot, passphrase: string | undefined): Promise<Vault> {
  const found = await readMark(depot);
  if (!found) throw new CopyError(`En ${depot.place} no hay copias de Cátedra.`);
  return { depot, seal: sealOf(depot, found, passphrase) };
}

/** The place where an academy puts its copies: made one if it is not yet. */
export async function openOwnVault(
  depot: Depot,
  academia: string,
  passphrase: string | undefined,
): Promise<Vault> {
  const found = await readMark(depot);
  if (!found) {
    const sal = passphrase ? newSalt() : null;
    const seal = sal && passphrase ? sealWith(passphrase, sal) : openSeal;
    const text = { formato: 1, academia, sal: sal?.toString('hex') ?? null, prueba: seal.sign(WORD) };
    const bytes = Buffer.from(JSON.stringify(text));
    await depot.put(MARK, bytes.length, () => Readable.from([bytes]));
    return { depot, seal };
  }
  if (found.academia !== academia)
    throw new CopyError(`En ${depot.place} están las copias de otra academia. Elige otro destino.`);
  if (found.sal === null && passphrase)
    throw new CopyError(
      `Las copias de ${depot.place} no van cifradas, y hay COPIAS_CLAVE. Elige otro destino para cifrarlas.`,
    );
  return { depot, seal: sealOf(depot, found, passphrase) };
}
