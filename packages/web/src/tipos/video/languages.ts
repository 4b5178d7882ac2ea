export const LANGUAGES: Readonly<Record<string, string>> = {
  es: 'Español',
  ca: 'Catalán',
  gl: 'Gallego',
  eu: 'Euskera',
  en: 'Inglés',
  fr: 'Francés',
  pt: 'Portugués',
  de: 'Alemán',
  it: 'Italiano',
  ro: 'Rumano',
  ar: 'Árabe',
  uk: 'Ucraniano',
};

/** The first language that has no captions yet. */
export const nextLanguage = (taken: readonly string[]): string =>
  Object.keys(LANGUAGES).find((language) => !taken.includes(language)) ?? 'es';
