export const PICTURES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'];

/** The picture someone pastes or drops; text that comes with a picture of itself is text. */
export function pictureIn(data: DataTransfer | null): File | null {
  if (!data || data.types.includes('text/plain')) return null;
  return [...data.files].find(({ type }) => PICTURES.includes(type)) ?? null;
}
