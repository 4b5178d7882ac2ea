declare module 'yauzl' {
  import type { EventEmitter } from 'node:events';
  import type { Readable } from 'node:stream';

  export interface Entry {
    readonly versionMadeBy: number;
    readonly generalPurposeBitFlag: number;
    readonly compressionMethod: number;
    readonly crc32: number;
    readonly compressedSize: number;
    readonly uncompressedSize: number;
    readonly externalFileAttributes: number;
    readonly relativeOffsetOfLocalHeader: number;
    readonly fileNameRaw: Buffer;
    readonly extraFields: readonly { readonly id: number; readonly data: Buffer }[];
    canDecodeFileData(): boolean;
    isEncrypted(): boolean;
  }

  export interface ZipFile extends EventEmitter {
    readonly entryCount: number;
    eachEntry(): AsyncIterable<Entry>;
    openReadStreamPromise(entry: Entry): Promise<Readable>;
    close(): void;
  }

  export interface Options {
    readonly autoClose?: boolean;
    readonly decodeStrings?: boolean;
    readonly validateEntrySizes?: boolean;
  }

  export abstract class RandomAccessReader extends EventEmitter {
    abstract _readStreamForRange(start: number, end: number): Readable;
    read(
      buffer: Buffer,
      offset: number,
      length: number,
      position: number,
      callback: (error: Error | null) => void,
    ): void;
    close(callback: (error: Error | null) => void): void;
  }

  interface Yauzl {
    readonly RandomAccessReader: typeof RandomAccessReader;
    fromRandomAccessReaderPromise(
      reader: RandomAccessReader,
      totalSize: number,
      options: Options,
    ): Promise<ZipFile>;
    getFileNameLowLevel(
      flags: number,
      name: Buffer,
      extraFields: Entry['extraFields'],
      strict: boolean,
    ): string;
    validateFileName(name: string): string | null;
  }
  const yauzl: Yauzl;
  export default yauzl;
}
