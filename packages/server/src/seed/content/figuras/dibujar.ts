import type { Figura, Forma } from '#seed/content/figuras/figura.ts';

export const ANCHO = 720;
const BORDE = 36;
const TINTA = '#0e4a5a';
const NEGRO = '#10242b';
const GRIS = '#41565e';
const AZAFRAN = '#e8a317';
const MAL = '#a8231c';
const BIEN = '#1b6e47';

const LETRA = 24;
const TITULO = 28;
const RENGLON = 31;
/** How wide a letter is, in proportion to its size. */
const ANCHO_DE_LETRA = 0.58;

interface Trozo {
  readonly svg: string;
  readonly alto: number;
}

const escapar = (texto: string): string =>
  texto.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A text in lines that fit in a width. */
export function renglones(texto: string, ancho: number, cuerpo: number): string[] {
  const caben = Math.floor(ancho / (cuerpo * ANCHO_DE_LETRA));
  const lineas: string[] = [];
  for (const palabra of texto.split(' ')) {
    const ultima = lineas.at(-1);
    if (ultima !== undefined && `${ultima} ${palabra}`.length <= caben)
      lineas[lineas.length - 1] = `${ultima} ${palabra}`;
    else lineas.push(palabra);
  }
  return lineas;
}

interface Estilo {
  readonly cuerpo?: number;
  readonly color?: string;
  readonly negrita?: boolean;
  readonly medio?: boolean;
}

function escribir(lineas: readonly string[], x: number, y: number, estilo: Estilo = {}): string {
  const { cuerpo = LETRA, color = GRIS, negrita = false, medio = false } = estilo;
  return lineas
    .map(
      (linea, i) =>
        `<text x="${x}" y="${y + i * RENGLON}" font-family="DejaVu Sans, sans-serif" font-size="${cuerpo}"${negrita ? ' font-weight="bold"' : ''} fill="${color}"${medio ? ' text-anchor="middle"' : ''}>${escapar(linea)}</text>`,
    )
    .join('');
}

/** One below the other. */
function apilar(filas: readonly ((y: number) => Trozo)[]): Trozo {
  let y = BORDE;
  let svg = '';
  for (const fila of filas) {
    const trozo = fila(y);
    svg += trozo.svg;
    y += trozo.alto;
  }
  return { svg, alto: y + BORDE - 8 };
}

type Con<F extends Forma['forma']> = Extract<Forma, { forma: F }>;

function pasos({ filas }: Con<'pasos'>): Trozo {
  const x = 112;
  return apilar(
    filas.map(([titulo, nota], i) => (y) => {
      const arriba = renglones(titulo, ANCHO - x - BORDE, TITULO);
      const abajo = nota === '' ? [] : renglones(nota, ANCHO - x - BORDE, LETRA);
      const alto = Math.max(76, (arriba.length + abajo.length) * RENGLON + 34);
      const linea =
        i < filas.length - 1
          ? `<path d="M62 ${y + 58}V${y + alto + 2}" stroke="#b9c6c9" stroke-width="4"/>`
          : '';
      return {
        alto,
        svg: `${linea}<circle cx="62" cy="${y + 28}" r="26" fill="${TINTA}"/>
          ${escribir([String(i + 1)], 62, y + 38, { cuerpo: TITULO, color: '#fff', negrita: true, medio: true })}
          ${escribir(arriba, x, y + 37, { cuerpo: TITULO, color: NEGRO, negrita: true })}
          ${escribir(abajo, x, y + 37 + arriba.length * RENGLON)}`,
      };
    }),
  );
}

function horas({ filas }: Con<'horas'>): Trozo {
  const x = 276;
  return apilar(
    filas.map(([cuando, que], i) => (y) => {
      const reloj = renglones(cuando, 170, LETRA);
      const texto = renglones(que, ANCHO - x - BORDE, LETRA);
      const alto = Math.max(reloj.length, texto.length) * RENGLON + 34;
      const fin = i === filas.length - 1;
      const linea = fin
        ? ''
        : `<path d="M236 ${y + 28}V${y + alto + 20}" stroke="#b9c6c9" stroke-width="4"/>`;
      return {
        alto,
        svg: `${linea}<circle cx="236" cy="${y + 24}" r="12" fill="${fin ? AZAFRAN : TINTA}"/>
          ${escribir(reloj, BORDE, y + 33, { color: NEGRO, negrita: true })}${escribir(texto, x, y + 33)}`,
      };
    }),
  );
}

function barras({ filas }: Con<'barras'>): Trozo {
  const largo = ANCHO - 2 * BORDE - 130;
  return apilar(
    filas.map(([etiqueta, parte, cifra], i) => (y) => {
      const lineas = renglones(etiqueta, ANCHO - 2 * BORDE, LETRA);
      const barra = y + 14 + lineas.length * RENGLON;
      return {
        alto: lineas.length * RENGLON + 66,
        svg: `${escribir(lineas, BORDE, y + 28, { color: NEGRO })}
          <rect x="${BORDE}" y="${barra}" width="${largo}" height="26" rx="6" fill="#dfe4e3"/>
          <rect x="${BORDE}" y="${barra}" width="${Math.round(largo * parte)}" height="26" rx="6" fill="${i % 2 ? '#3f7d8c' : TINTA}"/>
          ${escribir([cifra], ANCHO - BORDE - 112, barra + 23, { cuerpo: TITULO, color: NEGRO, negrita: true })}`,
      };
    }),
  );
}

function frente({ titulos, filas }: Con<'frente'>): Trozo {
  const ancho = (ANCHO - 2 * BORDE - 20) / 2;
  const derecha = BORDE + ancho + 20;
  const cabeza = (y: number): Trozo => ({
    alto: 64,
    svg: `<path d="M${BORDE + 4} ${y + 12}l20 20m0-20-20 20" stroke="${MAL}" stroke-width="6" stroke-linecap="round"/>
      <path d="m${derecha + 2} ${y + 23} 9 9 16-19" fill="none" stroke="${BIEN}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>
      ${escribir([titulos[0]], BORDE + 40, y + 32, { color: MAL, negrita: true })}
      ${escribir([titulos[1]], derecha + 42, y + 32, { color: BIEN, negrita: true })}`,
  });
  return apilar([
    cabeza,
    ...filas.map(([mal, bien]) => (y: number): Trozo => {
      const [uno, otro] = [mal, bien].map((texto) => renglones(texto, ancho - 40, LETRA)) as [
        string[],
        string[],
      ];
      const alto = Math.max(uno.length, otro.length) * RENGLON + 36;
      const caja = (x: number) =>
        `<rect x="${x}" y="${y}" width="${ancho}" height="${alto - 10}" rx="10" fill="#fff"/>`;
      return {
        alto,
        svg: `${caja(BORDE)}${caja(derecha)}${escribir(uno, BORDE + 20, y + 38)}${escribir(otro, derecha + 20, y + 38, { color: NEGRO })}`,
      };
    }),
  ]);
}

const TONOS = ['#0e4a5a', '#1f5f70', '#327486', '#4a8797', '#4f6f79', '#5b6f76', '#63727a'];

function piramide({ filas }: Con<'piramide'>): Trozo {
  return apilar(
    filas.map((titulo, i) => (y) => {
      const ancho = ANCHO - 2 * BORDE - i * (filas.length > 5 ? 36 : 56);
      return {
        alto: 74,
        svg: `<rect x="${(ANCHO - ancho) / 2}" y="${y}" width="${ancho}" height="64" rx="10" fill="${TONOS[i] ?? TINTA}"/>
          ${escribir([titulo], ANCHO / 2, y + 41, { color: '#fff', negrita: true, medio: true })}`,
      };
    }),
  );
}

function trozoDe(figura: Figura): Trozo {
  switch (figura.forma) {
    case 'pasos':
      return pasos(figura);
    case 'horas':
      return horas(figura);
    case 'barras':
      return barras(figura);
    case 'frente':
      return frente(figura);
    case 'piramide':
      return piramide(figura);
  }
}

/** A figure as SVG, on paper of its own: it reads the same by day and by night. */
export function dibujar(figura: Figura): { readonly svg: string; readonly alto: number } {
  const { svg, alto } = trozoDe(figura);
  return {
    alto,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${ANCHO}" height="${alto}"><rect width="${ANCHO}" height="${alto}" fill="#f3f1ea"/>${svg}</svg>`,
  };
}
