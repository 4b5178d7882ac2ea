/** Small words that belong to the name after them: «de la Fuente», «i Cadafalch». */
export const ENLACES: ReadonlySet<string> = new Set(
  'de del la las los el y i e da do dos das di van von der den'.split(' '),
);
