/** What is announced to whoever is here. */
export const MIOS = ['anuncios', 'mios'] as const;
