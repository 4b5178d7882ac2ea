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
// Places of this file alone: files share their modules, and pages under test undo in `curso-1` too.
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('se deshace y se rehace de una en una, y solo lo de ese sitio', async () => {
  const here = desk('desk-1');
  const there = desk('desk-2');
  here.act('a');
  there.act('x');
  here.act('b');
  expect(undoIn('desk-1')).toBe(true);
  await settled();
  expect(here.list).toEqual(['a']);
  expect(undoIn('desk-1')).toBe(true);
  await settled();
  expect(here.list).toEqual([]);
  expect(undoIn('desk-1')).toBe(false);
  expect(there.list).toEqual(['x']);
  redoIn('desk-1');
  await settled();
  redoIn('desk-1');
  await settled();
  expect(here.list).toEqual(['a', 'b']);
  expect(redoIn('desk-1')).toBe(false);
});

test('los pasos de una misma cosa se deshacen juntos', async () => {
  const { list, act } = desk('desk-3');
  act('a');
  act('b', 'mover');
  act('c', 'mover');
  undoIn('desk-3');
  await settled();
  expect(list).toEqual(['a']);
});

test('tras hacer otra cosa ya no se rehace la anterior', async () => {
  const { list, act } = desk('desk-4');
  act('a');
  undoIn('desk-4');
  await settled();
  act('b');
  expect(redoIn('desk-4')).toBe(false);
  expect(list).toEqual(['b']);
});
