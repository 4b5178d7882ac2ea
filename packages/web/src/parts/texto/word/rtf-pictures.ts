const KINDS: Readonly<Record<string, string>> = { pngblip: 'image/png', jpegblip: 'image/jpeg' };

/** Where the group that begins here ends. */
function endOf(rtf: string, start: number): number {
  let deep = 0;
  for (let i = start; i < rtf.length; i++) {
    const sign = rtf[i];
    if (sign === '\\') i++;
    else if (sign === '{') deep++;
    else if (sign === '}' && --deep === 0) return i + 1;
  }
  return rtf.length;
}

/** The other way to write a picture that is already there, and the signs of lists. */
const APART = /\{\\(?:nonshppict|\*\\listpicture)/g;

function withoutApart(rtf: string): string {
  let kept = '';
  let at = 0;
  for (const { index } of rtf.matchAll(APART)) {
    if (index < at) continue;
    kept += rtf.slice(at, index);
    at = endOf(rtf, index);
  }
  return kept + rtf.slice(at);
}

function blobOf(group: string): Blob | null {
  const type = KINDS[/\\(pngblip|jpegblip)\b/.exec(group)?.[1] ?? ''];
  if (!type) return null;
  let inside = group.slice(1, -1);
  while (inside.includes('{')) {
    const flat = inside.replaceAll(/\{[^{}]*\}/g, '');
    if (flat === inside) return null;
    inside = flat;
  }
  const digits = inside.replaceAll(/\\[a-z*]+-?\d* ?/gi, '').replaceAll(/[^\da-f]/gi, '');
  const bytes = Uint8Array.from({ length: digits.length >> 1 }, (_, i) =>
    Number.parseInt(digits.slice(2 * i, 2 * i + 2), 16),
  );
  return bytes.length > 0 ? new Blob([bytes], { type }) : null;
}

/** The pictures that Word puts in the clipboard, in their order; null for one of a kind no browser shows. */
export function rtfPictures(rtf: string): (Blob | null)[] {
  const clean = withoutApart(rtf);
  return [...clean.matchAll(/\{\\pict\b/g)].map(({ index }) =>
    blobOf(clean.slice(index, endOf(clean, index))),
  );
}
