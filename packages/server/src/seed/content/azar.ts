export type Sorteo = {
  decimal: () => number;
  /** Both ends included. */
  entero: (min: number, max: number) => number;
  acierta: (probabilidad: number) => boolean;
};

/** 32 bits of a text (FNV-1a with a final mix): the same text gives the same number on every machine. */
export function huella(texto: string, semilla = 0): number {
  let hash = 0x811c9dc5 ^ semilla;
  for (let i = 0; i < texto.length; i++) {
    hash = Math.imul(hash ^ texto.charCodeAt(i), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Mulberry32 seeded with a text, so that each person and course draws its own numbers. */
export function sorteo(semilla: string): Sorteo {
  let estado = huella(semilla);
  const decimal = () => {
    estado = (estado + 0x6d2b79f5) >>> 0;
    let t = Math.imul(estado ^ (estado >>> 15), estado | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    decimal,
    entero: (min, max) => min + Math.floor(decimal() * (max - min + 1)),
    acierta: (probabilidad) => decimal() < probabilidad,
  };
}
