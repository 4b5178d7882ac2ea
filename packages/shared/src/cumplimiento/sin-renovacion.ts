/** Why nobody can renew a course: nothing that counts can be done in it when its next round should open. */
export const SIN_RENOVACION = ['sin_publicar', 'terminado', 'nada_abierto'] as const;
export type SinRenovacion = (typeof SIN_RENOVACION)[number];

/** Said the same wherever it is said: beside who has lapsed, and to whoever administers before they do. */
export const PALABRAS_SIN_RENOVACION: Readonly<Record<SinRenovacion, string>> = {
  sin_publicar: 'el curso no está publicado',
  terminado: 'el curso habrá terminado',
  nada_abierto: 'no hay abierto nada de lo que cuenta en el curso',
};

/** Days before the first one lapses. */
export const DIAS_DE_AVISO_SIN_RENOVACION = [30, 7] as const;
/** What could not be looked at on its day is said some days later; afterwards it would say little. */
export const DIAS_QUE_SE_ESPERA = 3;
