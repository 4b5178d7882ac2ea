import { type Encargo, TINTA, TINTA_3 } from '#features/certificados/papel/diseno.ts';
import { altoDe, type Colocado, escribir, type Lado } from '#features/certificados/papel/partes/bloque.ts';
import { fitted } from '#platform/pdf/paragraph.ts';
import type { Picture } from '#platform/pdf/picture.ts';
import type { Sheet, Style } from '#platform/pdf/sheet.ts';

/** A wide logo is not made tiny to be as high as a square one. */
const LOGO_ANCHO = 3.4;
const SEPARA = 0.27;
const NOMBRE = 4;
const LEMA = 3.4;
const INTERLINEA = 1.3;

function medida({ size }: Picture, alto: number): { readonly w: number; readonly h: number } {
  const factor = Math.min((alto * LOGO_ANCHO) / size.width, alto / size.height);
  return { w: size.width * factor, h: size.height * factor };
}

/** The academy's logo and name, as high as asked. */
export function academia(
  { sheet, registro, diseno }: Encargo,
  alto: number,
  ancho: number,
  sinLogo: Lado = 'izquierda',
) {
  const logo = diseno.logo && { picture: diseno.logo, ...medida(diseno.logo, alto) };
  const sangria = logo ? logo.w + alto * SEPARA : 0;
  const textos = [
    colocar(sheet, registro.academia, { chain: 'strong', size: NOMBRE, color: TINTA }, ancho - sangria),
    ...(diseno.textos.lema === ''
      ? []
      : [colocar(sheet, diseno.textos.lema, { chain: 'text', size: LEMA, color: TINTA_3 }, ancho - sangria)]),
  ];
  const letras = Math.max(...textos.flatMap(({ parrafo }) => parrafo.lines.map(({ width }) => width)));
  return {
    ancho: sangria + letras,
    dibujar(x: number, y: number): void {
      if (logo) {
        const { picture, w, h } = logo;
        sheet.as({ figure: `Logotipo de ${registro.academia}` }, () =>
          sheet.picture(picture, x, y + (alto - h) / 2, w, h),
        );
      }
      sheet.as('P', () => {
        let top = y + (alto - textos.reduce((suma, texto) => suma + altoDe(texto), 0)) / 2;
        for (const texto of textos) {
          const lado = logo ? 'izquierda' : sinLogo;
          const parrafo = { ...texto.parrafo, width: letras };
          escribir(sheet, { ...texto, parrafo, lado }, x + sangria, top);
          top += altoDe(texto);
        }
      });
    },
  };
}

function colocar(sheet: Sheet, texto: string, style: Style, ancho: number): Colocado {
  const parrafo = fitted(sheet, texto, style, ancho, { keep: 0.8, most: 2 });
  return { parrafo, size: parrafo.size, interlinea: INTERLINEA, lado: 'izquierda' };
}
