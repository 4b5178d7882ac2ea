/** How wide a picture is in a text; without one, as wide as it fits. */
export const ANCHOS_DE_IMAGEN = ['pequena', 'mediana'] as const;
export type AnchoDeImagen = (typeof ANCHOS_DE_IMAGEN)[number];

/** The side on which the text goes on beside it. */
export const LADOS_DE_IMAGEN = ['izquierda', 'derecha'] as const;
export type LadoDeImagen = (typeof LADOS_DE_IMAGEN)[number];
