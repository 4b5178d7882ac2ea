import type { Cut, Size } from '#parts/archivos/crop/frame.ts';

/** A chosen picture, ready to be drawn; null when the browser can't read it. */
export async function openPicture(file: File): Promise<HTMLImageElement | null> {
  const picture = new Image();
  picture.src = URL.createObjectURL(file);
  try {
    await picture.decode();
    return picture;
  } catch {
    URL.revokeObjectURL(picture.src);
    return null;
  }
}

export const sizeOf = (picture: HTMLImageElement): Size => ({
  width: picture.naturalWidth,
  height: picture.naturalHeight,
});

export function drawCut(canvas: HTMLCanvasElement, picture: HTMLImageElement, cut: Cut): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, cut.left, cut.top, cut.width, cut.height, 0, 0, canvas.width, canvas.height);
}

/** The cut as a file of its own, no bigger than it needs to be. */
export async function cutToFile(
  picture: HTMLImageElement,
  cut: Cut,
  { width, name }: { readonly width: number; readonly name: string },
): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(Math.min(width, Math.max(1, cut.width)));
  canvas.height = Math.round((canvas.width * cut.height) / cut.width);
  drawCut(canvas, picture, cut);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.92));
  return blob && new File([blob], name, { type: blob.type });
}
