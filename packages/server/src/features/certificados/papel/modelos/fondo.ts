import { type Encargo, PAPEL } from '#features/certificados/papel/diseno.ts';

/** The colour of the paper, and over it the academy's picture if it has one: as wide and as high as the page, cut where it is more. */
export function fondo({ sheet, diseno }: Encargo, desde = 0): void {
  const ancho = sheet.width - desde;
  sheet.as('ornament', () => {
    sheet.path(`M0 0h${sheet.width}v${sheet.height}h${-sheet.width}z`, { fill: PAPEL });
    const imagen = diseno.fondo;
    if (!imagen) return;
    const factor = Math.max(ancho / imagen.size.width, sheet.height / imagen.size.height);
    const [w, h] = [imagen.size.width * factor, imagen.size.height * factor];
    sheet.within(desde, 0, ancho, sheet.height, () =>
      sheet.picture(imagen, desde + (ancho - w) / 2, (sheet.height - h) / 2, w, h),
    );
  });
}
