import { DIA } from '@catedra/shared/core/duraciones.ts';
import { expect } from 'vitest';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';
import { DueDate, Moment } from '#ui/marks/DueDate.tsx';

const daysFrom = (days: number) => new Date(Date.now() + days * DIA);
const paperOf = (time: Element | undefined) => time?.getAttribute('data-on-paper');

test('en papel lo cercano se dice con su día y su año', async () => {
  await renderPiece(
    <>
      <Moment date={daysFrom(-3)} />
      <DueDate date={daysFrom(3)} />
      <DueDate date={daysFrom(-3)} />
      <DueDate date={daysFrom(3)} done capital={false} />
    </>,
  );
  const [entered, due, late, done] = document.querySelectorAll('time');
  expect(entered?.textContent).not.toMatch(/20\d\d/);
  expect(paperOf(entered)).toMatch(/^el \d+ \w+ 20\d\d, \d\d:\d\d$/);
  expect(paperOf(due)).toMatch(/^Vence el \d+ \w+ 20\d\d/);
  expect(paperOf(late)).toMatch(/^Venció el \d+ \w+ 20\d\d/);
  expect(paperOf(done)).toMatch(/^hasta el \d+ \w+ 20\d\d$/);
});
