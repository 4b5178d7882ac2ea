import { z } from 'zod';
import { CopyError } from '#platform/vault/errors.ts';
import { piece, type Vault } from '#platform/vault/pieces.ts';
import { sameSign } from '#platform/vault/seal.ts';
import { section } from '#platform/vault/script.ts';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';

/** What a copy is: written last, so that one without it was never finished. */
export const manifest = z.strictObject({
  formato: z.literal(1),
  nombre: z.string(),
  /** The copy is the academy as it stood then. */
  momento: z.iso.datetime(),
  terminada: z.iso.datetime(),
  version: z.string(),
  /** The last migration of its database, by its moment. */
  migracion: z.number(),
  postgres: z.string(),
  base: z.strictObject({ piezas: z.array(piece), secciones: z.array(section) }),
  archivos: z.strictObject({
    cuantos: z.number(),
    bytes: z.number(),
    /** Named by the database, and nowhere when they were looked for. */
    faltaban: z.number(),
    piezas: z.array(piece),
  }),
  /** What opens the key that signs certificates, where the academy keeps it among its data. */
  clave: piece.nullable(),
});
export type Manifest = z.output<typeof manifest>;

const signed = z.strictObject({ manifiesto: z.string(), firma: z.string().nullable() });

const COPIES = 'copias/';
export const folderOf = (nombre: string): string => `${COPIES}${nombre}/`;
const fileOf = (nombre: string): string => `${folderOf(nombre)}manifiesto.json`;
/** Names in order are moments in order. */
export const nameOf = (momento: Date): string => momento.toISOString().replaceAll(/[:.]/g, '-');

/** The moment that a name says. */
export const momentOf = (nombre: string): Date =>
  new Date(nombre.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d+)Z$/, 'T$1:$2:$3.$4Z'));

/** Those that were finished, from the first to the last. */
export async function copiesIn({ depot }: Pick<Vault, 'depot'>): Promise<string[]> {
  const names = [...(await depot.list(COPIES)).keys()];
  return names.flatMap((name) => /^copias\/([^/]+)\/manifiesto\.json$/.exec(name)?.[1] ?? []).toSorted();
}

/** What lies under the copies and belongs to none that was finished. */
export async function unfinishedIn({ depot }: Pick<Vault, 'depot'>): Promise<Map<string, string[]>> {
  const names = [...(await depot.list(COPIES)).keys()];
  const whole = new Set(names.flatMap((name) => /^copias\/([^/]+)\/manifiesto\.json$/.exec(name)?.[1] ?? []));
  const loose = new Map<string, string[]>();
  for (const name of names) {
    const one = name.split('/')[1] ?? '';
    if (!whole.has(one)) loose.set(one, [...(loose.get(one) ?? []), name]);
  }
  return loose;
}

export async function writeManifest({ depot, seal }: Vault, what: Manifest): Promise<void> {
  const text = JSON.stringify(what);
  const bytes = Buffer.from(JSON.stringify({ manifiesto: text, firma: seal.sign(text) }));
  await depot.put(fileOf(what.nombre), bytes.length, () => Readable.from([bytes]));
  await readManifest({ depot, seal }, what.nombre);
}

const unreadable = (nombre: string) =>
  new CopyError(`La copia ${nombre} no está entera: su manifiesto no se puede leer.`);

export async function readManifest({ depot, seal }: Vault, nombre: string): Promise<Manifest> {
  const stream = await depot.read(fileOf(nombre));
  if (!stream) throw new CopyError(`En ${depot.place} no hay ninguna copia ${nombre} terminada.`);
  let inside: z.output<typeof signed>;
  let found: Manifest;
  try {
    inside = signed.parse(JSON.parse((await buffer(stream)).toString()));
    found = manifest.parse(JSON.parse(inside.manifiesto));
  } catch {
    throw unreadable(nombre);
  }
  const firma = seal.sign(inside.manifiesto);
  if (firma !== null && !sameSign(firma, inside.firma ?? ''))
    throw new CopyError(`Alguien cambió el manifiesto de la copia ${nombre}: no se usa.`);
  return found;
}
