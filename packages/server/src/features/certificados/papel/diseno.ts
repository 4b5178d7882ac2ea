import { COLOR_DE_PAPEL } from '@catedra/shared/certificados/papel/color.ts';
import type { DisenoDePapel } from '@catedra/shared/certificados/papel/diseno.ts';
import type { RegistroDePapel } from '@catedra/shared/certificados/papel/registro.ts';
import type { Picture } from '#platform/pdf/picture.ts';
import type { Sheet } from '#platform/pdf/sheet.ts';

/** A design whose pictures are ready to be printed. */
export type Diseno = DisenoDePapel<Picture>;

/** What a model is given to draw on and with. */
export interface Encargo {
  readonly sheet: Sheet;
  readonly registro: RegistroDePapel;
  readonly diseno: Diseno;
  /** Where the academy is found; without it there is nothing to check the certificate against. */
  readonly sitio: string | null;
}

/** The paper's own colours, whatever the academy's are. */
export const PAPEL = COLOR_DE_PAPEL;
export const TINTA = '#10242b';
export const TINTA_2 = '#41565e';
export const TINTA_3 = '#5f737b';
export const FILETE = '#cfcabf';
