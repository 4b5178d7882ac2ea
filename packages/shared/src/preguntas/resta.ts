/** What a wrong answer takes away, as a share of its points; `opciones` is 1 ÷ (options − 1). */
export const RESTAS = ['0', '1/4', '1/3', '1/2', '1', 'opciones'] as const;
export type Resta = (typeof RESTAS)[number];
