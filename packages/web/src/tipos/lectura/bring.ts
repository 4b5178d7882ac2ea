import { MB, pesoEnPalabras } from '@catedra/shared/archivos/peso.ts';
import { type Bringing, type Brought, extensionOf, NotBrought } from '#tipos/from-file.ts';
import { readHtml } from '#parts/texto/word/html-file.ts';
import { placePictures } from '#parts/texto/word/place-pictures.ts';
import { UnreadableFile } from '#parts/texto/word/unzip.ts';
import { readWord } from '#parts/texto/word/word-html.ts';

const MAX_TEXT = 200_000;
const MAX_BYTES = 60 * MB;

const lostWords = (lost: number): string | null => {
  if (lost === 0) return null;
  return lost === 1
    ? 'Una imagen no se pudo traer: guárdala como PNG o JPG y ponla a mano.'
    : `${lost} imágenes no se pudieron traer: guárdalas como PNG o JPG y ponlas a mano.`;
};

const readable = (error: unknown): never => {
  throw error instanceof UnreadableFile ? new NotBrought(error.message) : error;
};

/** A text of Word or a saved page, with its headings, lists, tables and pictures. */
export async function bring({ file, cursoId }: Bringing): Promise<Brought<'lectura'>> {
  if (file.size > MAX_BYTES)
    throw new NotBrought(
      `Es demasiado grande para leerlo aquí: como mucho ${pesoEnPalabras(MAX_BYTES)}. Divídelo, o súbelo como PDF.`,
    );
  const read = await (extensionOf(file) === 'docx' ? readWord(file) : readHtml(file)).catch(readable);
  if (read.html === '') throw new NotBrought('El documento no tiene ningún texto.');
  if (read.html.length > MAX_TEXT)
    throw new NotBrought('El texto es demasiado largo para una sola lectura. Divídelo en varios documentos.');
  const { html, lost } = await placePictures(read, cursoId);
  return { titulo: read.title, contenido: { tipo: 'lectura', html }, note: lostWords(lost) };
}
