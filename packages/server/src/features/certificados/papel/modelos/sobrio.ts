import { lineasDelCuerpo, valoresDePapel } from '@catedra/shared/certificados/papel/cuerpo.ts';
import { diaCorto } from '@catedra/shared/fechas/escribir-fecha.ts';
import { type Encargo, FILETE, TINTA, TINTA_3 } from '#features/certificados/papel/diseno.ts';
import { fondo } from '#features/certificados/papel/modelos/fondo.ts';
import { tildeDeFondo } from '#features/certificados/papel/modelos/marca.ts';
import { academia } from '#features/certificados/papel/partes/academia.ts';
import { altoDe, escribir, linea } from '#features/certificados/papel/partes/bloque.ts';
import { cuerpo, type FormaDeCuerpo } from '#features/certificados/papel/partes/cuerpo.ts';
import { firmas } from '#features/certificados/papel/partes/firmas.ts';
import { prueba } from '#features/certificados/papel/partes/prueba.ts';
import { fitted } from '#platform/pdf/paragraph.ts';
import type { Style } from '#platform/pdf/sheet.ts';

const [IZQUIERDA, DERECHA, ARRIBA, ABAJO] = [24, 273, 22, 192];
const ANCHO = DERECHA - IZQUIERDA;
const CABECERA = 11;
const RAYA = ARRIBA + CABECERA + 7;
const TABLA = 17.2;

const FORMA: FormaDeCuerpo = {
  lado: 'izquierda',
  ancho: ANCHO,
  nombre: { size: 22, interlinea: 1.08, spacing: -0.024, aire: [0, 0.16], ancho: ANCHO },
  curso: { size: 10, interlinea: 1.16, spacing: -0.012, aire: [0.2, 0], ancho: 210 },
  texto: 5,
};

/** Letters and rules alone: it prints well in black and white. */
export function sobrio(encargo: Encargo): void {
  const { sheet, registro, diseno } = encargo;
  fondo(encargo);
  sheet.as('ornament', () => {
    if (!diseno.fondo) tildeDeFondo(sheet, TINTA, 193, 48, 110);
    sheet.path(`M${IZQUIERDA} ${RAYA + 0.3}h${ANCHO}`, { stroke: TINTA, width: 0.6 });
  });

  const estilo: Style = { chain: 'strong', size: 4.4, color: TINTA };
  const parrafo = fitted(sheet, diseno.textos.titulo, estilo, 110, { keep: 0.8, most: 2 });
  const titulo = { parrafo, size: parrafo.size, interlinea: 1.35, lado: 'derecha' } as const;
  academia(encargo, CABECERA, ANCHO - 110 - 8).dibujar(IZQUIERDA, ARRIBA);
  sheet.as('P', () => escribir(sheet, titulo, DERECHA - 110, ARRIBA + (CABECERA - altoDe(titulo)) / 2));

  const comprobar = prueba(encargo, 24);
  const firmantes = firmas(encargo, { ancho: 50, separa: 10 });
  const pie = Math.max(comprobar.alto, firmantes.alto);
  firmantes.dibujar(IZQUIERDA, ABAJO);
  comprobar.dibujar(DERECHA - comprobar.ancho, ABAJO);

  const [techo, suelo] = [RAYA + 9, ABAJO - pie - 10];
  const lineas = lineasDelCuerpo(diseno.textos.cuerpo, valoresDePapel(registro, diseno.imprimeDocumento));
  const texto = cuerpo(sheet, lineas, FORMA, suelo - techo - TABLA - 9);
  const sobra = suelo - techo - TABLA - 9 - texto.alto;
  texto.dibujar(IZQUIERDA, techo + sobra * 0.15);
  tabla(encargo, techo + sobra * 0.15 + texto.alto + 9);
}

/** What the other models say in a sentence. */
function tabla({ sheet, registro, diseno }: Encargo, y: number): void {
  const valores = valoresDePapel(registro, diseno.imprimeDocumento);
  const casillas = [
    ['Documento', valores.documento],
    ['Duración', valores.horas],
    ['Nota', registro.nota === undefined ? null : `${registro.nota} de 10`],
    ['Fecha', diaCorto(registro.completadoEn)],
    ['Válido hasta', registro.validoHasta === undefined ? null : diaCorto(registro.validoHasta)],
  ].flatMap(([que = '', valor]) => (valor ? [{ que: que ?? '', valor }] : []));
  const chica: Style = { chain: 'text', size: 3.1, color: TINTA_3 };
  const grande: Style = { chain: 'strong', size: 4.7, color: TINTA };
  const sangria = 4.5;
  const anchos = casillas.map(({ que, valor }) =>
    Math.max(sheet.widthOf(que, chica), sheet.widthOf(valor, grande)),
  );
  const usado = anchos.reduce((suma, ancho, i) => suma + ancho + (i === 0 ? 0 : sangria), 0);
  const reparto = Math.max(2, (ANCHO - usado) / casillas.length);
  sheet.as('ornament', () => {
    for (const raya of [y, y + TABLA])
      sheet.path(`M${IZQUIERDA} ${raya}h${ANCHO}`, { stroke: FILETE, width: 0.25 });
  });
  let x = IZQUIERDA;
  casillas.forEach(({ que, valor }, i) => {
    if (i > 0) {
      const raya = x;
      sheet.as('ornament', () => sheet.path(`M${raya} ${y}v${TABLA}`, { stroke: FILETE, width: 0.25 }));
      x += sangria;
    }
    const desde = x;
    sheet.as('P', () => {
      sheet.write(que, desde, y + 3 + linea('text', 3.1, 1.35), chica);
      sheet.write(valor, desde, y + 3 + 4.7 + linea('strong', 4.7, 1.35), grande);
    });
    x += (anchos[i] ?? 0) + reparto;
  });
}
