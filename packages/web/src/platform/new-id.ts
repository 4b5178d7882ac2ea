const VERSION = 6;
const VARIANT = 8;

/** A random UUID, also where `crypto.randomUUID` is missing because the page is not served securely. */
export function newId(): string {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte, index) => {
    if (index === VERSION) return (byte & 0x0f) | 0x40;
    return index === VARIANT ? (byte & 0x3f) | 0x80 : byte;
  })
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
