import type { Curso } from '@catedra/shared/cursos/collection.ts';
import { limiteDe } from '@catedra/shared/archivos/limites.ts';
import { pesaDeMas } from '@catedra/shared/archivos/peso.ts';
import type { QueryClient } from '@tanstack/react-query';
import { actualizar } from '#platform/client.ts';
import { limitsQuery, upload } from '#platform/upload.ts';
import { cutToFile, openPicture, sizeOf } from '#parts/archivos/crop/draw.ts';
import { cutOf, WHOLE } from '#parts/archivos/crop/frame.ts';

/** A picture for the cover, as it was chosen. */
export interface CoverPicture {
  readonly picture: HTMLImageElement;
  readonly name: string;
}

const RATIO = 3 / 4;
const WIDTH = 1600;
export const ILEGIBLE = 'No pudimos leer esa imagen. Prueba con otra, en JPG o PNG.';

/** The picture, or the sentence that says why it can't be one. */
export async function readPicture(file: File, queryClient: QueryClient): Promise<CoverPicture | string> {
  const limites = await queryClient.ensureQueryData(limitsQuery).catch(() => undefined);
  const top = limites && limiteDe(limites, 'portada', file.type);
  if (top && file.size > top) return `La imagen ${pesaDeMas(file.size, top)}.`;
  const picture = await openPicture(file);
  return picture ? { picture, name: file.name } : ILEGIBLE;
}

/** Its middle, cut as a cover, put on the course. */
export async function putCover(curso: Curso, { picture, name }: CoverPicture): Promise<Curso> {
  const cut = cutOf(WHOLE, sizeOf(picture), RATIO);
  const file = await cutToFile(picture, cut, { width: WIDTH, name });
  if (!file) throw new Error(ILEGIBLE);
  const { id } = await upload(file, { nombre: name, proposito: 'portada', cursoId: curso.id });
  return actualizar('cursos', curso.id, { imagen: id, version: curso.version });
}
