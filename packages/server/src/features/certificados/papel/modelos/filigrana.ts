const red = (n: number): number => Math.round(n * 1000) / 1000;

/** Where the handles of a curve lie so that a quarter of a wave is one curve. */
const [TIRA, AMORTIGUA] = [0.5123 / (Math.PI / 2), 1.0023 / (Math.PI / 2)];

const ALTURAS = [0, 1, 0, -1] as const;

interface Onda {
  readonly desde: number;
  readonly hasta: number;
  readonly eje: number;
  readonly amplitud: number;
  readonly periodos: number;
  /** In parts of a period. */
  readonly fase: number;
  readonly tumbada: boolean;
}

/** A wave along a side of the page, curve by curve: a quarter of a period each. */
export function onda({ desde, hasta, eje, amplitud, periodos, fase, tumbada }: Onda): string {
  const cuarto = (hasta - desde) / periodos / 4;
  const salto = fase * 4 * cuarto;
  const punto = (a: number, b: number) => (tumbada ? `${red(a)} ${red(b)}` : `${red(b)} ${red(a)}`);
  const altura = (n: number) => eje + amplitud * (ALTURAS[n % ALTURAS.length] ?? 0);
  const trazos = [`M${punto(desde - salto, altura(0))}`];
  for (let n = 0; n < periodos * 4 + Math.ceil(salto / cuarto); n += 1) {
    const [a, b] = [desde - salto + n * cuarto, desde - salto + (n + 1) * cuarto];
    const [va, vb] = [altura(n), altura(n + 1)];
    const sale = n % 2 === 0;
    const primero = sale
      ? punto(a + TIRA * cuarto, va + 0.5123 * (vb - va))
      : punto(a + (1 - AMORTIGUA) * cuarto + 0, va);
    const segundo = sale
      ? punto(a + AMORTIGUA * cuarto, vb)
      : punto(b - TIRA * cuarto, vb - 0.5123 * (vb - va));
    trazos.push(`C${primero} ${segundo} ${punto(b, vb)}`);
  }
  return trazos.join('');
}

const CIRCULO = 0.5522847498;

/** An ellipse turned about its centre. */
export function elipse(x: number, y: number, rx: number, ry: number, grados: number): string {
  const [c, s] = [Math.cos((grados * Math.PI) / 180), Math.sin((grados * Math.PI) / 180)];
  const p = (a: number, b: number) => `${red(x + a * c - b * s)} ${red(y + a * s + b * c)}`;
  const [kx, ky] = [rx * CIRCULO, ry * CIRCULO];
  return `M${p(rx, 0)}C${p(rx, ky)} ${p(kx, ry)} ${p(0, ry)}C${p(-kx, ry)} ${p(-rx, ky)} ${p(-rx, 0)}C${p(-rx, -ky)} ${p(-kx, -ry)} ${p(0, -ry)}C${p(kx, -ry)} ${p(rx, -ky)} ${p(rx, 0)}z`;
}

/** As many ellipses as a flower has petals, about one centre. */
export const roseta = (x: number, y: number, rx: number, ry: number, petalos: number): string =>
  Array.from({ length: petalos }, (_, i) => elipse(x, y, rx, ry, (i * 180) / petalos)).join('');

export const circulo = (x: number, y: number, r: number): string => elipse(x, y, r, r, 0);
