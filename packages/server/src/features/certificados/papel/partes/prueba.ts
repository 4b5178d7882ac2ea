import { numeroDePapel } from '@catedra/shared/certificados/papel/cuerpo.ts';
import { type Encargo, TINTA, TINTA_3 } from '#features/certificados/papel/diseno.ts';
import { altoDe, type Colocado, escribir } from '#features/certificados/papel/partes/bloque.ts';
import { direccionDelCodigo, trazoDeQr } from '#features/certificados/papel/partes/qr.ts';
import { fitted } from '#platform/pdf/paragraph.ts';
import type { Style } from '#platform/pdf/sheet.ts';

const ANCHO_DE_LETRAS = 47;
const SEPARA = 4;
const CODIGO: Style = { chain: 'strong', size: 5, color: TINTA, spacing: 0.03 };
const PEQUENA: Style = { chain: 'text', size: 2.9, color: TINTA_3 };
const INTERLINEA = 1.4;

const sinProtocolo = (sitio: string): string => sitio.replace(/^https?:\/\//, '').replace(/\/+$/, '');

/** The code by which it is checked, and where; as high as its QR. */
export function prueba({ sheet, registro, sitio }: Encargo, lado: number) {
  const colocar = (texto: string, style: Style): Colocado => {
    const parrafo = fitted(sheet, texto, style, ANCHO_DE_LETRAS, { keep: 0.6, most: 2 });
    return { parrafo, size: parrafo.size, interlinea: INTERLINEA, lado: 'izquierda' };
  };
  const textos = [
    colocar(registro.codigo, CODIGO),
    ...(sitio === null
      ? []
      : [colocar('Compruébalo en', PEQUENA), colocar(`${sinProtocolo(sitio)}/#c`, PEQUENA)]),
    colocar(`Certificado n.º ${numeroDePapel(registro)}`, PEQUENA),
  ];
  const letras = textos.reduce((suma, texto) => suma + altoDe(texto), 0);
  const sangria = sitio === null ? 0 : lado + SEPARA;
  const anchura = Math.max(...textos.flatMap(({ parrafo }) => parrafo.lines.map(({ width }) => width)));
  return {
    ancho: sangria + anchura,
    alto: sitio === null ? letras : lado,
    dibujar(x: number, pie: number): void {
      if (sitio !== null) {
        const direccion = direccionDelCodigo(sitio, registro.codigo);
        const qr = trazoDeQr(direccion);
        sheet.as({ figure: `Código QR que abre ${direccion}` }, () =>
          sheet.within(x, pie - lado, lado, lado, (place) => {
            place.move(x, pie - lado);
            place.scale(lado / qr.lado);
            sheet.path(qr.d, { fill: TINTA });
          }),
        );
      }
      sheet.as('P', () => {
        let y = pie - letras + 0.6;
        for (const texto of textos) {
          escribir(sheet, texto, x + sangria, y);
          y += altoDe(texto);
        }
      });
    },
  };
}
