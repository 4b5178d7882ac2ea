/** The pieces of a file, as one. */
export function juntos(trozos: Iterable<Uint8Array>): Uint8Array {
  const todos = [...trozos];
  const bytes = new Uint8Array(todos.reduce((suma, { length }) => suma + length, 0));
  let desde = 0;
  for (const uno of todos) {
    bytes.set(uno, desde);
    desde += uno.length;
  }
  return bytes;
}
