import type { Size } from '#platform/images/images.ts';

/** Dots as a PDF keeps them, packed once for all the sheets that show them. */
export interface Picture {
  readonly size: Size;
  /** A JPEG, or packed red, green and blue. */
  readonly bytes: Uint8Array;
  readonly coded: 'jpeg' | 'packed';
  /** Packed too: how much of each dot is seen. */
  readonly alpha?: Uint8Array | undefined;
}
