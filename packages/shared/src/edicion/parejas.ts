/** Longer lists are compared by their ends alone. */
const MUCHAS = 3000;

/** For each of `a`, where it is in `b`, in order; null where it is not. */
export function parejas(a: readonly string[], b: readonly string[]): (number | null)[] {
  const found: (number | null)[] = Array.from(a, () => null);
  let inicio = 0;
  while (inicio < a.length && inicio < b.length && a[inicio] === b[inicio]) found[inicio] = inicio++;
  let [finA, finB] = [a.length, b.length];
  while (finA > inicio && finB > inicio && a[finA - 1] === b[finB - 1]) found[--finA] = --finB;
  const [alto, ancho] = [finA - inicio, finB - inicio];
  if (alto * ancho > MUCHAS * MUCHAS) return found;
  // The longest that both share, counted from the end.
  const comunes = Array.from({ length: alto + 1 }, () => new Uint16Array(ancho + 1));
  const en = (i: number, j: number) => comunes[i]?.[j] ?? 0;
  for (let i = alto - 1; i >= 0; i--)
    for (let j = ancho - 1; j >= 0; j--) {
      const fila = comunes[i];
      if (fila)
        fila[j] =
          a[inicio + i] === b[inicio + j] ? en(i + 1, j + 1) + 1 : Math.max(en(i + 1, j), en(i, j + 1));
    }
  for (let i = 0, j = 0; i < alto && j < ancho; )
    if (a[inicio + i] === b[inicio + j]) found[inicio + i++] = inicio + j++;
    else if (en(i + 1, j) >= en(i, j + 1)) i++;
    else j++;
  return found;
}
