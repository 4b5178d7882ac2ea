import { lineasDelCuerpo, numeroDePapel, valoresDePapel } from '@catedra/shared/certificados/papel/cuerpo.ts';
import { COVER_SIZE, coverArt } from '@catedra/shared/cursos/portada/cover-art.ts';
import { coverLook } from '@catedra/shared/cursos/portada/cover-look.ts';
import { type Encargo, FILETE, PAPEL, TINTA, TINTA_3 } from '#features/certificados/papel/diseno.ts';
import { fondo } from '#features/certificados/papel/modelos/fondo.ts';
import { marca } from '#features/certificados/papel/modelos/marca.ts';
import { academia } from '#features/certificados/papel/partes/academia.ts';
import { altoDe, escribir, linea } from '#features/certificados/papel/partes/bloque.ts';
import { cuerpo, type FormaDeCuerpo } from '#features/certificados/papel/partes/cuerpo.ts';
import { firmas } from '#features/certificados/papel/partes/firmas.ts';
import { prueba } from '#features/certificados/papel/partes/prueba.ts';
import { fitted } from '#platform/pdf/paragraph.ts';
import type { Sheet } from '#platform/pdf/sheet.ts';

const LOMO = 72;
const [IZQUIERDA, DERECHA, ARRIBA, ABAJO] = [92, 279, 17, 195];
const ANCHO = DERECHA - IZQUIERDA;
const CABECERA = 11;

const FORMA: FormaDeCuerpo = {
  lado: 'izquierda',
  ancho: ANCHO,
  nombre: { size: 15.5, interlinea: 1.08, spacing: -0.018, aire: [0.18, 0.26], ancho: ANCHO },
  curso: { size: 8.6, interlinea: 1.16, spacing: -0.012, aire: [0.3, 0.62], ancho: ANCHO - 6 },
  texto: 4.4,
};

/** A spine of the course's cloth, with its label; the rest is paper. */
export function tela(encargo: Encargo): void {
  const { sheet, registro, diseno } = encargo;
  fondo(encargo, LOMO);
  lomo(encargo);
  tejuelo(encargo);

  const numero = `N.º ${numeroDePapel(registro)}`;
  const estilo = { chain: 'text', size: 3.5, color: TINTA_3 } as const;
  const anchoDelNumero = sheet.widthOf(numero, estilo);
  academia(encargo, CABECERA, ANCHO - anchoDelNumero - 8).dibujar(IZQUIERDA, ARRIBA);
  sheet.as('P', () =>
    sheet.write(
      numero,
      DERECHA - anchoDelNumero,
      ARRIBA + CABECERA / 2 - 2.3 + linea('text', 3.5, 1.35),
      estilo,
    ),
  );

  const comprobar = prueba(encargo, 24);
  const firmantes = firmas(encargo, { ancho: 45, separa: 7 });
  const pie = Math.max(comprobar.alto, firmantes.alto);
  firmantes.dibujar(IZQUIERDA, ABAJO);
  comprobar.dibujar(DERECHA - comprobar.ancho, ABAJO);

  const [techo, suelo] = [ARRIBA + CABECERA + 6, ABAJO - pie - 6];
  const lineas = lineasDelCuerpo(diseno.textos.cuerpo, valoresDePapel(registro, diseno.imprimeDocumento));
  const texto = cuerpo(sheet, lineas, FORMA, suelo - techo);
  texto.dibujar(IZQUIERDA, techo + (suelo - techo - texto.alto) / 2);
}

function lomo({ sheet, registro, diseno }: Encargo): void {
  const propio = coverLook(registro.curso);
  const { ground, strokes, transform } = coverArt({ ...propio, cloth: diseno.colores.tela ?? propio.cloth });
  const escala = Math.max(LOMO / COVER_SIZE.width, sheet.height / COVER_SIZE.height);
  sheet.as('ornament', () => {
    sheet.within(0, 0, LOMO, sheet.height, (place) => {
      sheet.path(`M0 0h${LOMO}v${sheet.height}h${-LOMO}z`, { fill: ground });
      place.move((LOMO - COVER_SIZE.width * escala) / 2, (sheet.height - COVER_SIZE.height * escala) / 2);
      place.scale(escala);
      for (const [, orden = '', numeros = ''] of (transform ?? '').matchAll(/(\w+)\(([^)]+)\)/g)) {
        const [a = 0, b = 0, c = 0] = numeros.split(' ').map(Number);
        if (orden === 'translate') place.move(a, b);
        if (orden === 'scale') place.scale(a);
        if (orden === 'rotate') {
          place.move(b, c);
          place.turn(a);
          place.move(-b, -c);
        }
      }
      for (const { d, ...trazo } of strokes) sheet.path(d, trazo);
    });
    sheet.shade(LOMO - 2.5, 0, 2.5, sheet.height, '#000000', 0.22);
  });
}

const redondeado = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`;

const SOMBRA = [1.2, 0.9, 0.6, 0.3];

function sombra(sheet: Sheet, x: number, y: number, w: number, h: number): void {
  for (const crece of SOMBRA)
    sheet.path(redondeado(x - crece, y - crece + 0.4, w + 2 * crece, h + 2 * crece, 0.6 + crece), {
      fill: '#000000',
      opacity: 0.055,
    });
}

/** The label of a bound book: the house's mark and the title of the certificate. */
function tejuelo({ sheet, diseno }: Encargo): void {
  const [x, y, w] = [10, ARRIBA, LOMO - 20];
  const estilo = { chain: 'title', size: 4.3, color: TINTA } as const;
  const parrafo = fitted(sheet, diseno.textos.titulo, estilo, w - 12, { keep: 1, most: 4 });
  const titulo = { parrafo, size: parrafo.size, interlinea: 1.28, lado: 'centro' } as const;
  const h = 6 + 15 + 3.5 + altoDe(titulo) + 5.5;
  sheet.as('ornament', () => {
    sombra(sheet, x, y, w, h);
    sheet.path(redondeado(x, y, w, h, 0.6), { fill: PAPEL });
    sheet.path(`M${x + 1.4} ${y + 1.4}h${w - 2.8}v${h - 2.8}h${2.8 - w}z`, { stroke: FILETE, width: 0.25 });
    marca(sheet, diseno.colores, x + (w - 15) / 2, y + 6, 15);
  });
  sheet.as('P', () => escribir(sheet, titulo, x + 6, y + 6 + 15 + 3.5));
}
