import { lineasDelCuerpo, valoresDePapel } from '@catedra/shared/certificados/papel/cuerpo.ts';
import type { ColoresDePapel } from '@catedra/shared/certificados/papel/diseno.ts';
import { type Encargo, PAPEL } from '#features/certificados/papel/diseno.ts';
import { circulo, onda, roseta } from '#features/certificados/papel/modelos/filigrana.ts';
import { fondo } from '#features/certificados/papel/modelos/fondo.ts';
import { academia } from '#features/certificados/papel/partes/academia.ts';
import { altoDe, escribir } from '#features/certificados/papel/partes/bloque.ts';
import { cuerpo, type FormaDeCuerpo } from '#features/certificados/papel/partes/cuerpo.ts';
import { firmas } from '#features/certificados/papel/partes/firmas.ts';
import { prueba } from '#features/certificados/papel/partes/prueba.ts';
import { fitted } from '#platform/pdf/paragraph.ts';
import type { Sheet } from '#platform/pdf/sheet.ts';

const [IZQUIERDA, DERECHA, ARRIBA, ABAJO] = [32, 265, 29, 183];
const ANCHO = DERECHA - IZQUIERDA;
const CABECERA = 9;
const LACRE = 30;

const FORMA: FormaDeCuerpo = {
  lado: 'centro',
  ancho: ANCHO,
  nombre: { size: 18, interlinea: 1.08, spacing: -0.018, aire: [0.12, 0.22], ancho: ANCHO },
  curso: { size: 8.6, interlinea: 1.16, spacing: -0.012, aire: [0.26, 0.5], ancho: 206 },
  texto: 4.4,
};

/** An engraved frame, as diplomas have, and a seal. */
export function orla(encargo: Encargo): void {
  const { sheet, registro, diseno } = encargo;
  fondo(encargo);
  sheet.as('ornament', () => marco(sheet, diseno.colores.principal));

  const casa = academia(encargo, CABECERA, ANCHO, 'centro');
  casa.dibujar(IZQUIERDA + (ANCHO - casa.ancho) / 2, ARRIBA);

  const estilo = { chain: 'title', size: 7.6, color: diseno.colores.principal } as const;
  const parrafo = fitted(sheet, diseno.textos.titulo, estilo, ANCHO, { keep: 0.6, most: 2 });
  const titulo = { parrafo, size: parrafo.size, interlinea: 1.2, lado: 'centro' } as const;
  const alto = ARRIBA + CABECERA + 5.8;
  sheet.as('P', () => escribir(sheet, titulo, IZQUIERDA, alto));

  const comprobar = prueba(encargo, 21);
  const firmantes = firmas(encargo, { ancho: 42, separa: 6 });
  const pie = Math.max(comprobar.alto, firmantes.alto, LACRE - 2);
  firmantes.dibujar(IZQUIERDA, ABAJO);
  comprobar.dibujar(DERECHA - comprobar.ancho, ABAJO);
  sheet.as('ornament', () => lacre(sheet, diseno.colores, sheet.width / 2, ABAJO + 2 - LACRE / 2));

  const [techo, suelo] = [alto + altoDe(titulo) + 6, ABAJO - pie - 4];
  const lineas = lineasDelCuerpo(diseno.textos.cuerpo, valoresDePapel(registro, diseno.imprimeDocumento));
  const texto = cuerpo(sheet, lineas, FORMA, suelo - techo);
  texto.dibujar(IZQUIERDA, techo + (suelo - techo - texto.alto) * 0.35);
}

const AMPLITUDES = [2.6, 3.5, 4.4] as const;
const ONDAS = 6;
const ESQUINAS = [
  [14, 14],
  [283, 14],
  [14, 196],
  [283, 196],
] as const;

const rectangulo = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}z`;

function marco(sheet: Sheet, color: string): void {
  const ondas = (eje: number, hasta: number, periodos: number, tumbada: boolean) =>
    Array.from({ length: ONDAS }, (_, i) => {
      const amplitud = AMPLITUDES[i % AMPLITUDES.length] ?? AMPLITUDES[0];
      return onda({ desde: 15, hasta, eje, amplitud, periodos, fase: i / ONDAS / 2, tumbada });
    }).join('');
  const fina = { stroke: color, width: 0.14 };
  sheet.within(15, 0, 267, sheet.height, () => {
    sheet.path(ondas(11, 282, 26, true) + ondas(199, 282, 26, true), { ...fina, opacity: 0.75 });
  });
  sheet.within(0, 15, sheet.width, 180, () => {
    sheet.path(ondas(11, 195, 18, false) + ondas(286, 195, 18, false), { ...fina, opacity: 0.75 });
  });
  for (const [x, y] of ESQUINAS) {
    sheet.path(circulo(x, y, 8.8), { fill: PAPEL });
    sheet.path(roseta(x, y, 8, 3.4, 12) + roseta(x, y, 3.4, 1.2, 6), fina);
  }
  sheet.path(rectangulo(20.5, 20.5, 256, 169), { stroke: color, width: 0.7 });
  sheet.path(rectangulo(22, 22, 253, 166), { stroke: color, width: 0.18 });
}

/** The accent, darkened so that its lines are seen on paper. */
function oscuro(color: string, parte: number): string {
  const canal = (i: number) => Math.round(Number.parseInt(color.slice(i, i + 2), 16) * parte);
  return `#${[1, 3, 5].map((i) => canal(i).toString(16).padStart(2, '0')).join('')}`;
}

function lacre(sheet: Sheet, { acento }: ColoresDePapel, x: number, y: number): void {
  const linea = oscuro(acento, 0.76);
  const k = LACRE / 40;
  sheet.path(circulo(x, y, 18.5 * k), { fill: acento, opacity: 0.14 });
  sheet.path(roseta(x, y, 18 * k, 9 * k, 20) + roseta(x, y, 12 * k, 8.4 * k, 14), {
    stroke: linea,
    width: 0.165,
  });
  sheet.path(circulo(x, y, 8.2 * k), { fill: PAPEL, stroke: linea, width: 0.3 });
  sheet.within(x - 8, y - 8, 16, 16, (place) => {
    place.move(x - 0.6 * k, y + 1.15 * k);
    place.scale(k);
    sheet.path('M2.5-6.5h4.2L-1.3 4.2h-4.2z', { fill: acento });
  });
}
