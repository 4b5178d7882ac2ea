const DATA = /^data:(image\/(?:png|jpeg|gif|webp));base64,(.+)$/s;

export const isDataPicture = (address: string): boolean => DATA.test(address);

/** A picture that an address carries in itself. */
export function dataPicture(address: string): Blob | null {
  const [, type, text] = DATA.exec(address) ?? [];
  if (!type || !text) return null;
  try {
    return new Blob([Uint8Array.from(atob(text.replace(/\s/g, '')), (one) => one.charCodeAt(0))], { type });
  } catch {
    return null;
  }
}
