import { callada } from '#features/cargas/filas/tandas.ts';

/**
 * The parts of something long in their order. Each is begun as soon as it is known where it starts, and so many are under
 * way at once that whoever takes them seldom waits.
 */
export async function* porDelante<T extends { readonly hasta: number }>(
  cuantas: number,
  empezar: (desde: number) => Promise<T | null>,
): AsyncGenerator<T, void, undefined> {
  let ultima = callada(empezar(0));
  const enMarcha = [ultima];
  for (;;) {
    while (enMarcha.length <= cuantas) {
      ultima = callada(ultima.then((parte) => parte && empezar(parte.hasta)));
      enMarcha.push(ultima);
    }
    const parte = await enMarcha.shift();
    if (!parte) return;
    yield parte;
  }
}
