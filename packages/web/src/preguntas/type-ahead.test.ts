import { expect, test, vi } from 'vitest';
import { typeAhead } from '#preguntas/type-ahead.ts';

const press = (key: string, values: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...values });
  document.body.dispatchEvent(event);
  return event.defaultPrevented;
};

test('lo tecleado mientras llega el campo se escribe en él, y los atajos siguen su camino', async () => {
  const written = vi.fn<typeof document.execCommand>(() => true);
  document.execCommand = written;
  document.body.innerHTML = '<button id="otro">Añadir</button><input id="campo" />';
  typeAhead((target) => target.id === 'campo');
  expect([press('H'), press('o'), press('b', { ctrlKey: true }), press('Enter')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  document.querySelector<HTMLElement>('#otro')?.focus();
  expect(press('l')).toBe(true);
  document.querySelector<HTMLElement>('#campo')?.focus();
  await vi.waitFor(() => expect(written).toHaveBeenCalledWith('insertText', false, 'Hol'));
  expect(press('a')).toBe(false);
});
