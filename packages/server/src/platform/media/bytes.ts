import { type FileHandle, open } from 'node:fs/promises';

/** A file read here and there, never whole. */
export interface Bytes {
  readonly size: number;
  /** As many as there are from there on, up to that length. */
  read(at: number, length: number): Promise<Buffer>;
}

const bytesOf = (file: FileHandle, size: number): Bytes => ({
  size,
  async read(at, length) {
    const room = Math.max(0, Math.min(length, size - at));
    const { buffer, bytesRead } = await file.read(Buffer.alloc(room), 0, room, at);
    return buffer.subarray(0, bytesRead);
  },
});

export async function withBytes<T>(path: string, look: (bytes: Bytes) => Promise<T>): Promise<T> {
  const file = await open(path, 'r');
  try {
    return await look(bytesOf(file, (await file.stat()).size));
  } finally {
    await file.close();
  }
}
