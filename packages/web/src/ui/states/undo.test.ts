import { expect, test } from 'vitest';
import { offerUndo, redoIn, undoIn } from '#ui/states/undo.ts';

/** A list that is written by acts, each of which can be taken back. */
function desk(place: string) {
  const list: string[] = [];
  const act = (word: string, step?: string) => {
    const before = [...list];
    list.push(word);
    const after = [...list];
    const put = (next: readonly string[]) => async () => void list.splice(0, list.length, ...next);
    offerUndo({ words: word, undo: put(before), redo: put(after), place, step });
  };
  return { list, act };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('se deshace y se rehace de una en una, y solo lo de ese sitio', async () => {
  const here = desk('curso-1');
  const there = desk('curso-2');
  here.act('a');
  there.act('x');
  here.act('b');
  expect(undoIn('curso-1')).toBe(true);
  await settled();
  expect(here.list).toEqual(['a']);
  expect(undoIn('curso-1')).toBe(true);
  await settled();
  expect(here.list).toEqual([]);
  expect(undoIn('curso-1')).toBe(false);
  expect(there.list).toEqual(['x']);
  redoIn('curso-1');
  await settled();
  redoIn('curso-1');
  await settled();
  expect(here.list).toEqual(['a', 'b']);
  expect(redoIn('curso-1')).toBe(false);
});

test('los pasos de una misma cosa se deshacen juntos', async () => {
  const { list, act } = desk('curso-3');
  act('a');
  act('b', 'mover');
  act('c', 'mover');
  undoIn('curso-3');
  await settled();
  expect(list).toEqual(['a']);
});

test('tras hacer otra cosa ya no se rehace la anterior', async () => {
  const { list, act } = desk('curso-4');
  act('a');
  undoIn('curso-4');
  await settled();
  act('b');
  expect(redoIn('curso-4')).toBe(false);
  expect(list).toEqual(['b']);
});
