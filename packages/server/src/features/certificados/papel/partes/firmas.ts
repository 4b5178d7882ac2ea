import { type Encargo, FILETE, TINTA, TINTA_3 } from '#features/certificados/papel/diseno.ts';
import { altoDe, type Colocado, escribir } from '#features/certificados/papel/partes/bloque.ts';
import { fitted } from '#platform/pdf/paragraph.ts';
import type { Picture } from '#platform/pdf/picture.ts';
import type { Sheet } from '#platform/pdf/sheet.ts';

interface Forma {
  readonly ancho: number;
  readonly separa: number;
}

interface Medidas {
  readonly letra: number;
  readonly rubrica: number;
  readonly aire: number;
}

const HOLGADA: Medidas = { letra: 3.5, rubrica: 13, aire: 1.6 };
/** More than two make two rows, each of them lower. */
const APRETADA: Medidas = { letra: 3.1, rubrica: 8.5, aire: 1.1 };
const POR_FILA = 2;
const ENTRE_FILAS = 3;
const INTERLINEA = 1.33;
/** A signature stands a little over its line, as by hand. */
const PISA = 1.2;

interface Firma {
  readonly imagen: Picture | undefined;
  readonly textos: readonly Colocado[];
}

function filaDe(encargo: Encargo, desde: number, { ancho }: Forma, { letra }: Medidas): Firma[] {
  const { sheet, diseno } = encargo;
  return diseno.firmas.slice(desde, desde + POR_FILA).map(({ nombre, cargo, imagen }) => {
    const colocar = (texto: string, chain: 'strong' | 'text', color: string): Colocado => {
      const parrafo = fitted(sheet, texto, { chain, size: letra, color }, ancho, { keep: 0.85, most: 2 });
      return { parrafo, size: parrafo.size, interlinea: INTERLINEA, lado: 'izquierda' };
    };
    const textos = [colocar(nombre, 'strong', TINTA), ...(cargo ? [colocar(cargo, 'text', TINTA_3)] : [])];
    return { imagen, textos };
  });
}

function rubricar(
  sheet: Sheet,
  { size }: Picture,
  imagen: Picture,
  x: number,
  base: number,
  w: number,
  h: number,
) {
  const factor = Math.min(w / size.width, h / size.height);
  const [ancho, alto] = [size.width * factor, size.height * factor];
  sheet.as('ornament', () => sheet.picture(imagen, x, base + PISA - alto, ancho, alto));
}

const altoDeTextos = ({ textos }: Firma): number => textos.reduce((alto, texto) => alto + altoDe(texto), 0);

/** The signatures, from their foot up: two to a row, each over its line. */
export function firmas(encargo: Encargo, forma: Forma) {
  const { sheet, diseno } = encargo;
  const medidas = diseno.firmas.length > POR_FILA ? APRETADA : HOLGADA;
  const filas = [0, POR_FILA]
    .filter((desde) => desde < diseno.firmas.length)
    .map((desde) => filaDe(encargo, desde, forma, medidas))
    .map((fila) => ({ fila, pie: Math.max(...fila.map(altoDeTextos)) + medidas.aire }));
  const alto = filas.reduce((suma, { pie }) => suma + pie + medidas.rubrica, 0);
  return {
    alto: alto + Math.max(0, filas.length - 1) * ENTRE_FILAS,
    dibujar(x: number, pie: number): void {
      let top = pie - (alto + Math.max(0, filas.length - 1) * ENTRE_FILAS);
      for (const { fila, pie: bajo } of filas) {
        const raya = top + medidas.rubrica;
        fila.forEach((firma, i) => {
          const izquierda = x + i * (forma.ancho + forma.separa);
          sheet.as('ornament', () =>
            sheet.path(`M${izquierda} ${raya}h${forma.ancho}`, { stroke: FILETE, width: 0.3 }),
          );
          if (firma.imagen)
            rubricar(
              sheet,
              firma.imagen,
              firma.imagen,
              izquierda + 1,
              raya,
              forma.ancho - 4,
              medidas.rubrica,
            );
          sheet.as('P', () => {
            let y = raya + medidas.aire;
            for (const texto of firma.textos) {
              escribir(sheet, texto, izquierda, y);
              y += altoDe(texto);
            }
          });
        });
        top = raya + bajo + ENTRE_FILAS;
      }
    },
  };
}
