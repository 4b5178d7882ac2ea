import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Proposito } from '@catedra/shared/archivos/archivo.ts';
import { archivoMuyGrande, limiteDe } from '@catedra/shared/archivos/limites.ts';
import {
  archivoCortado,
  esImagen,
  grabacionDañada,
  imagenIlegible,
  pdfCortado,
  pdfConContraseña,
  prometidaPor,
  soloDeNombre,
  tipoNoPermitido,
} from '@catedra/shared/archivos/tipos.ts';
import { limitesDe } from '#features/archivos/limites.ts';
import { redrawnFile, stagedBytes, stagingFile } from '#features/archivos/staging.ts';
import { tipoDeContenido } from '#features/archivos/tipo.ts';
import type { Config } from '#platform/config.ts';
import { type Bytes, withBytes } from '#platform/media/bytes.ts';
import { asksForPassword } from '#platform/media/locked-pdf.ts';
import { isCutPdf, isPdf } from '#platform/media/whole-pdf.ts';
import { damageOfRecording } from '#platform/media/whole-video.ts';
import { canBeOffice, isCutZip } from '#platform/media/whole-zip.ts';
import { measureImage, type Redrawing, redrawImage, type Size, stripImage } from '#platform/images/images.ts';

export interface Hallado {
  /** The bytes to keep: those that came, or a picture drawn anew from them. */
  readonly file: string;
  readonly tipo: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly ancho: number | null;
  readonly alto: number | null;
}

interface Llegado {
  readonly id: string;
  readonly proposito: Proposito;
  readonly bytes: number;
}

/** Faces and covers are drawn anew; so are pictures in contents, which tell who made them and where. Hand-ins stay as they came. */
function redrawingOf(proposito: Proposito, tipo: string): Redrawing | null {
  if (proposito === 'foto') return { within: 1024, as: 'webp' };
  if (proposito === 'portada') return { within: 2560, as: 'webp' };
  const as = DE_CONTENIDO[tipo];
  return proposito === 'contenido' && as ? { within: 8192, as } : null;
}

const DE_CONTENIDO: Readonly<Record<string, Redrawing['as']>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** Those that lose what they tell and stay the same dot by dot. */
function strippingOf(proposito: Proposito, tipo: string): 'png' | 'webp' | null {
  const as = proposito === 'contenido' ? DE_CONTENIDO[tipo] : undefined;
  return as === 'png' || as === 'webp' ? as : null;
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path, { highWaterMark: 128 << 10 }), hash);
  return hash.digest('hex');
}

/** Refuses by its first bytes what is too big for its type, so that nobody sends gigabytes in vain. */
export async function exigirPeso(config: Config, { id, proposito, bytes }: Llegado): Promise<void> {
  const limites = limitesDe(config);
  if (bytes <= limiteDe(limites, proposito, '') || !(await stagedBytes(config, id))) return;
  const tipo = await tipoDeContenido(stagingFile(config, id));
  if (bytes > limiteDe(limites, proposito, tipo)) throw archivoMuyGrande(limites, proposito);
}

async function sizeOf(proposito: Proposito, tipo: string, file: string): Promise<Size | null> {
  const size = esImagen(tipo) ? await measureImage(file) : null;
  if (esImagen(tipo) && !size && proposito !== 'entrega') throw imagenIlegible();
  return size;
}

/** Looks into the bytes once they are all here; throws why they can't stay. */
export async function examinar(config: Config, llegado: Llegado): Promise<Hallado> {
  const { id, proposito } = llegado;
  const original = stagingFile(config, id);
  await exigirPeso(config, llegado);
  const tipo = await tipoDeContenido(original);
  const refused = tipoNoPermitido(proposito, tipo);
  if (refused) throw refused;

  const measured = await sizeOf(proposito, tipo, original);
  const stripping = strippingOf(proposito, tipo);
  const stripped = stripping !== null && (await stripImage(original, redrawnFile(config, id), stripping));
  const redrawing = stripped ? null : redrawingOf(proposito, tipo);
  const file = stripped || redrawing ? redrawnFile(config, id) : original;
  const size = redrawing ? await redrawImage(original, file, redrawing) : measured;
  if (redrawing && !size) throw imagenIlegible();
  return {
    file,
    tipo: redrawing ? `image/${redrawing.as}` : tipo,
    bytes: (await stat(file)).size,
    sha256: await sha256Of(file),
    ancho: size?.width ?? null,
    alto: size?.height ?? null,
  };
}

async function isWhatItsNameSays(bytes: Bytes, tipo: string, nombre: string): Promise<boolean> {
  const promised = prometidaPor(nombre);
  if (promised === 'pdf') return isPdf(bytes);
  if (promised === 'oficina') return canBeOffice(bytes);
  if (promised === 'imagen') return tipo.startsWith('image/');
  return promised !== 'grabacion' || /^(video|audio)\//.test(tipo);
}

/** Refuses what nobody could see or read later. Of uploads alone: what a package brings stays as its course had it. */
export async function exigirUtil(file: string, tipo: string, nombre: string): Promise<void> {
  await withBytes(file, async (bytes) => {
    if (!(await isWhatItsNameSays(bytes, tipo, nombre))) throw soloDeNombre(nombre);
    if (await isCutZip(bytes)) throw archivoCortado();
    if (tipo === 'application/pdf') {
      if (await isCutPdf(bytes)) throw pdfCortado();
      if (await asksForPassword(bytes)) throw pdfConContraseña();
    }
    const damage = await damageOfRecording(bytes, tipo);
    if (damage) throw grabacionDañada(tipo, damage === 'cut');
  });
}
