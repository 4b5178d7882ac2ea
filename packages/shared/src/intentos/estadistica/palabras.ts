import type { Bandera } from '#intentos/estadistica/banderas.ts';

const BANDERA: Readonly<Record<Bandera, string>> = {
  mejores_fallan: 'Las mejores la fallan',
  al_reves: 'La aciertan más quienes menos saben',
  muy_dificil: 'Muy difícil',
  sin_elegir: 'Hay opciones que nadie elige',
  muy_facil: 'Muy fácil',
};

const LISTA = new Intl.ListFormat('es');

/** A flag in words, with the letters of what nobody chose. */
export const banderaEnPalabras = (bandera: Bandera, sinElegir: readonly string[]): string =>
  bandera === 'sin_elegir' && sinElegir.length > 0
    ? `Nadie elige ${LISTA.format(sinElegir.map((letra) => `la ${letra}`))}`
    : BANDERA[bandera];
