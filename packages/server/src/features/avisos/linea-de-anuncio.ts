import type { LineaDeAviso } from '@catedra/shared/avisos/schemas.ts';

/** In place of a notice's name: an announcement is one row for all, and nothing of it is written down for each. */
export const ANUNCIADO = 'anuncio';

interface Anunciado extends Record<string, unknown> {
  readonly titulo?: string;
  readonly autor?: string | null;
  readonly editado?: boolean;
}

/** What is announced, as a line of the bell of somebody who has it now; it leads to where it is read whole. */
export const lineaDeAnuncio = ({
  id,
  en,
  leido,
  dicho,
}: Pick<LineaDeAviso, 'id' | 'en' | 'leido'> & { readonly dicho: Anunciado }): LineaDeAviso => ({
  id,
  evento: 'anuncio',
  titulo: dicho.titulo ?? '',
  fuerte: null,
  detalle: `Anuncio de ${dicho.autor ?? 'la academia'}${dicho.editado ? ', editado' : ''}`,
  enlace: `/home?anuncio=${id}`,
  accion: 'Leerlo',
  en,
  leido,
  junto: [],
});
