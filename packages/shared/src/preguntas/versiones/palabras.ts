/** A run of words of two texts: in both, only in the old one or only in the new one. */
export interface Trozo {
  readonly en: 'ambos' | 'antes' | 'despues';
  readonly texto: string;
}

/** Beyond this, a text is told as another one: nobody reads a thousand words crossed out one by one. */
const MAX_CASILLAS = 250_000;

const palabrasDe = (texto: string): string[] => texto.match(/\S+\s*/g) ?? [];

function juntos(trozos: readonly Trozo[]): Trozo[] {
  const unidos: Trozo[] = [];
  for (const uno of trozos) {
    const ultimo = unidos.at(-1);
    if (ultimo?.en === uno.en) unidos[unidos.length - 1] = { en: uno.en, texto: ultimo.texto + uno.texto };
    else unidos.push(uno);
  }
  return unidos;
}

/** How a text became another, by words: the longest run of words in both stays. */
export function trozosDistintos(antes: string, despues: string): Trozo[] {
  const [a, b] = [palabrasDe(antes), palabrasDe(despues)];
  const entero: Trozo[] = [
    { en: 'antes', texto: antes },
    { en: 'despues', texto: despues },
  ];
  if (a.length * b.length > MAX_CASILLAS) return entero.filter(({ texto }) => texto !== '');
  const igual = (i: number, j: number) => a[i]?.trimEnd() === b[j]?.trimEnd();
  const ancho = b.length + 1;
  const largos = new Uint16Array((a.length + 1) * ancho);
  const largo = (i: number, j: number) => largos[i * ancho + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      largos[i * ancho + j] = igual(i, j)
        ? largo(i + 1, j + 1) + 1
        : Math.max(largo(i + 1, j), largo(i, j + 1));
  const trozos: Trozo[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [vieja, nueva] = [a[i], b[j]];
    if (vieja !== undefined && nueva !== undefined && igual(i, j)) {
      trozos.push({ en: 'ambos', texto: nueva });
      i += 1;
      j += 1;
    } else if (vieja !== undefined && (nueva === undefined || largo(i + 1, j) >= largo(i, j + 1))) {
      trozos.push({ en: 'antes', texto: vieja });
      i += 1;
    } else if (nueva !== undefined) {
      trozos.push({ en: 'despues', texto: nueva });
      j += 1;
    }
  }
  return juntos(trozos);
}
