import sharp from 'sharp';

const [ANCHO, ALTO] = [960, 1280];

/** Plain shapes in the colours of the house; courses without a drawing here keep the cover that their title makes. */
const DIBUJOS: Readonly<Record<string, string>> = {
  'proteccion-de-datos': `<rect width="960" height="1280" fill="#10242b"/>
    <g fill="none" stroke="#1d4450" stroke-width="3"><circle cx="480" cy="610" r="640"/><circle cx="480" cy="610" r="540"/><circle cx="480" cy="610" r="440"/></g>
    <path d="M480 250L770 360V620C770 800 640 910 480 980C320 910 190 800 190 620V360Z" fill="#fbf9f4"/>
    <path d="M480 250L770 360V620C770 800 640 910 480 980Z" fill="#e6e1d4"/>
    <path d="M400 590V530a80 80 0 0 1 160 0V590" fill="none" stroke="#10242b" stroke-width="34"/>
    <rect x="350" y="580" width="260" height="210" rx="22" fill="#e8a317"/>
    <circle cx="480" cy="665" r="26" fill="#10242b"/><rect x="468" y="670" width="24" height="70" rx="12" fill="#10242b"/>`,
  'lenguaje-claro': `<rect width="960" height="1280" fill="#fbf1dc"/>
    <g fill="none" stroke="#0f4c5c" stroke-width="10" opacity="0.35"><path d="M120 250c120-120 180 120 300 0s180 120 300 0 90 40 130-20M120 330c120-120 180 120 300 0s180 120 300 0 90 40 130-20"/></g>
    <path d="M220 480H740a50 50 0 0 1 50 50V870a50 50 0 0 1-50 50H520L370 1060V920H220a50 50 0 0 1-50-50V530a50 50 0 0 1 50-50Z" fill="#0f4c5c"/>
    <g fill="#fbf9f4"><rect x="260" y="590" width="440" height="34" rx="17"/><rect x="260" y="680" width="350" height="34" rx="17"/></g>
    <rect x="260" y="770" width="210" height="34" rx="17" fill="#e8a317"/>`,
};

export const portadas = Object.entries(DIBUJOS).map(([curso, formas]) => ({
  curso,
  dibujar: (): Promise<Buffer> =>
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${ANCHO}" height="${ALTO}">${formas}</svg>`,
      ),
    )
      .webp({ quality: 82, effort: 6 })
      .toBuffer(),
}));
