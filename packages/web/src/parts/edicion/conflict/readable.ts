/** As it is read, without its marks: the pieces that are kept have them. Each item of a list and each row keeps its line. */
export function readable(parts: readonly string[]): string {
  const { body } = new DOMParser().parseFromString(parts.join('\n'), 'text/html');
  for (const picture of body.querySelectorAll('img')) picture.replaceWith('[imagen]');
  for (const item of body.querySelectorAll('li')) item.prepend('• ');
  for (const cell of body.querySelectorAll(':is(td, th) + :is(td, th)')) cell.prepend(' · ');
  for (const block of body.querySelectorAll('br, p, li, tr, h2, h3, h4, pre, blockquote')) block.after('\n');
  return (body.textContent ?? '')
    .replaceAll(/\n\s*\n+/g, '\n')
    .replaceAll(/\n+(?= · )/g, '')
    .trim();
}
