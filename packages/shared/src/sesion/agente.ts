const NAVEGADORES: readonly (readonly [RegExp, string])[] = [
  [/Edg(A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SISTEMAS: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Linux|X11/, 'Linux'],
];

const primero = (pares: readonly (readonly [RegExp, string])[], texto: string) =>
  pares.find(([señal]) => señal.test(texto))?.[1];

/** "Chrome en Android": what a browser says of itself, in words. Most claim to be others too, so the order counts. */
export function agenteEnPalabras(agente: string): string {
  const navegador = primero(NAVEGADORES, agente);
  const sistema = primero(SISTEMAS, agente);
  if (navegador && sistema) return `${navegador} en ${sistema}`;
  return navegador ?? (sistema ? `Un navegador en ${sistema}` : 'Un programa que no reconocemos');
}
