import sharp from 'sharp';

const [ANCHO, ALTO] = [960, 540];
const TINTA = '#10242b';
const CUERDA = '#c2571a';

const CIFRAS: Readonly<Record<string, string>> = {
  1: 'M0 8L9 0V36',
  2: 'M0 9Q0 0 10 0Q20 0 20 9Q20 16 0 36H21',
  4: 'M15 36V0L0 25H21',
  3: 'M0 4Q4 0 10 0Q19 0 19 9Q19 17 8 17Q20 17 20 27Q20 36 10 36Q3 36 0 31',
};

/** Somebody who stands with their feet at `y`, seen from the side. */
const persona = (
  x: number,
  y: number,
) => `<g stroke="${TINTA}" stroke-width="14" stroke-linecap="round" fill="none">
  <circle cx="${x}" cy="${y - 188}" r="22" fill="#e8a317"/>
  <path d="M${x} ${y - 158}V${y - 80}M${x} ${y - 80}L${x - 24} ${y}M${x} ${y - 80}L${x + 24} ${y}M${x} ${y - 140}L${x - 38} ${y - 96}"/></g>
  <circle cx="${x + 10}" cy="${y - 134}" r="9" fill="${CUERDA}"/>`;

const anclaje = (x: number, y: number) =>
  `<rect x="${x - 4}" y="${y - 16}" width="26" height="32" rx="5" fill="${TINTA}"/><circle cx="${x - 8}" cy="${y}" r="11" fill="none" stroke="${TINTA}" stroke-width="7"/>`;

/** One of three ways to be anchored: with the anchor at the height `y`, and a rope as long in all. */
const situacion = (n: 1 | 2 | 3, y: number, cuerda: string) => {
  const x = 320 * (n - 1);
  return `<g transform="translate(${x} 0)"><rect x="16" y="16" width="288" height="508" rx="18" fill="#fff"/>
    <rect x="238" y="60" width="34" height="420" fill="#cdd6d6"/><rect x="40" y="460" width="232" height="20" fill="#8fa3a5"/>
    <path d="${cuerda}" fill="none" stroke="${CUERDA}" stroke-width="7"/>${persona(130, 460)}${anclaje(232, y)}
    <path transform="translate(44 44)" d="${CIFRAS[n]}" fill="none" stroke="${TINTA}" stroke-width="7" stroke-linecap="round"/></g>`;
};

/** A length of the sum, with its number. */
const tramo = (n: 1 | 2 | 3 | 4, desde: number, hasta: number, color: string) =>
  `<path d="M620 ${desde}V${hasta}" stroke="${color}" stroke-width="14"/>
    <path transform="translate(656 ${(desde + hasta) / 2 - 18})" d="${CIFRAS[n]}" fill="none" stroke="${TINTA}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`;

const DIBUJOS: Readonly<Record<string, string>> = {
  'alturas-de-anclaje.webp': `<rect width="960" height="540" fill="#eef2f1"/>
    ${situacion(1, 150, 'M140 326L222 152')}
    ${situacion(2, 326, 'M140 326Q180 420 222 328')}
    ${situacion(3, 440, 'M140 326Q190 330 196 400T222 442')}`,
  'distancia-libre.webp': `<rect width="960" height="540" fill="#eef2f1"/>
    <rect x="200" y="40" width="380" height="26" fill="${TINTA}"/><rect x="0" y="500" width="960" height="40" fill="#8fa3a5"/>
    <circle cx="430" cy="80" r="12" fill="none" stroke="${TINTA}" stroke-width="8"/>
    <path d="M430 92V230" stroke="${CUERDA}" stroke-width="8"/>
    <path d="M430 230l16 9-32 13 32 13-32 13 16 9L370 306" fill="none" stroke="#e8a317" stroke-width="9" stroke-linejoin="round"/>
    ${persona(360, 440)}
    ${tramo(1, 80, 230, CUERDA)}${tramo(2, 238, 308, '#e8a317')}${tramo(3, 316, 438, TINTA)}${tramo(4, 446, 498, '#2b7a4b')}`,
};

/** Pictures that readings and questions show, without words: what they say is in the text beside them. */
export const dibujos = Object.entries(DIBUJOS).map(([nombre, formas]) => ({
  nombre,
  dibujar: (): Promise<Buffer> =>
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${ANCHO}" height="${ALTO}">${formas}</svg>`,
      ),
    )
      .webp({ quality: 84, effort: 6 })
      .toBuffer(),
}));
