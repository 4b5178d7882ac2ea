const MINIMO_DE_LETRAS = 5;
const esLetra = (signo: string | undefined): boolean => signo !== undefined && /\p{L}/u.test(signo);
const esCifra = (signo: string | undefined): boolean => signo !== undefined && /\p{N}/u.test(signo);

/** How many letters the word at each place has; 0 where there is no letter. */
function largoDeLaPalabra(signos: readonly string[]): number[] {
  const largos: number[] = [];
  for (let desde = 0; desde < signos.length; ) {
    let hasta = desde;
    while (esLetra(signos[hasta])) hasta += 1;
    for (let i = desde; i < hasta; i += 1) largos[i] = hasta - desde;
    if (hasta === desde) largos[hasta] = 0;
    desde = Math.max(hasta, desde + 1);
  }
  return largos;
}

const esEñe = (una: string, otra: string): boolean =>
  [una, otra]
    .map((signo) => signo.toLowerCase())
    .toSorted()
    .join('') === 'nñ';

/**
 * One slip of the fingers between what was expected and what was written, both as they are compared: a letter too
 * many, too few, changed or swapped with its neighbour, in a word of five letters or more. An ñ is never a slip of n.
 */
export function esErrata(esperado: string, escrito: string): boolean {
  const [a, b] = [[...esperado], [...escrito]];
  if (Math.abs(a.length - b.length) > 1 || esperado === escrito) return false;
  let i = 0;
  while (i < a.length && a[i] === b[i]) i += 1;
  const sigue = (deA: number, deB: number): boolean =>
    a.length - deA === b.length - deB && a.slice(deA).every((signo, k) => signo === b[deB + k]);
  const largos = largoDeLaPalabra(a);
  const enPalabra = (lugar: number): boolean => (largos[lugar] ?? 0) >= MINIMO_DE_LETRAS;

  if (a.length > b.length) return enPalabra(i) && sigue(i + 1, i);
  if (a.length < b.length) {
    const dentro = enPalabra(i - 1) && enPalabra(i);
    const pegada = (enPalabra(i - 1) || enPalabra(i)) && esLetra(b[i]);
    return (pegada || (dentro && !esCifra(b[i]))) && sigue(i, i + 1);
  }
  if (!enPalabra(i)) return false;
  const cambiada = !esCifra(b[i]) && !esEñe(a[i] ?? '', b[i] ?? '') && sigue(i + 1, i + 1);
  const cruzadas = enPalabra(i + 1) && a[i] === b[i + 1] && a[i + 1] === b[i] && sigue(i + 2, i + 2);
  return cambiada || cruzadas;
}
