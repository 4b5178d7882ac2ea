/** «de la opción 1», «del paso 1», «al paso 1». */
export const joined = (word: 'a' | 'de', name: string): string =>
  name.startsWith('el ') ? `${word}l ${name.slice(3)}` : `${word} ${name}`;
