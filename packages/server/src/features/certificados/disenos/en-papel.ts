import type { ContenidoDeDiseno } from '@catedra/shared/certificados/disenos/contenido.ts';
import { contenidoInicial } from '@catedra/shared/certificados/disenos/contenido.ts';
import { and, eq } from 'drizzle-orm';
import { imagenesDe, leerImagenes } from '#features/certificados/disenos/imagenes.ts';
import type { FilaDeCertificado } from '#features/certificados/filas.ts';
import type { Diseno } from '#features/certificados/papel/diseno.ts';
import { prepararDiseno } from '#features/certificados/papel/imagenes.ts';
import { disenoVersionesTable } from '#features/certificados/table.ts';
import type { Database } from '#platform/db/pool.ts';

/** The design of an academy that has made none. */
const DE_LA_CASA = contenidoInicial('tela');

/** What was written, with its pictures at hand for the paper. */
export async function enPapel(db: Database, contenido: ContenidoDeDiseno): Promise<Diseno> {
  const imagenes = await leerImagenes(db, imagenesDe(contenido));
  const una = (id: string | null) => (id === null ? undefined : imagenes.get(id));
  const { logo, fondo, firmas, colores, ...resto } = contenido;
  return prepararDiseno({
    ...resto,
    colores: { ...colores, tela: colores.tela ?? undefined },
    logo: una(logo),
    fondo: una(fondo),
    firmas: firmas.map(({ imagen, ...firma }) => ({ ...firma, imagen: una(imagen) })),
  });
}

type ConDiseno = Pick<FilaDeCertificado, 'disenoId' | 'disenoVersion'>;

export const claveDeDiseno = ({ disenoId, disenoVersion }: ConDiseno): string =>
  disenoId === null ? '' : `${disenoId} ${disenoVersion}`;

/** The design that a certificate was issued with. */
export async function disenoDe(db: Database, { disenoId, disenoVersion }: ConDiseno): Promise<Diseno> {
  if (disenoId === null || disenoVersion === null) return enPapel(db, DE_LA_CASA);
  const [publicado] = await db
    .select({ contenido: disenoVersionesTable.contenido })
    .from(disenoVersionesTable)
    .where(and(eq(disenoVersionesTable.disenoId, disenoId), eq(disenoVersionesTable.version, disenoVersion)));
  if (!publicado) throw new Error('a certificate of a design that was not published');
  return enPapel(db, publicado.contenido);
}
