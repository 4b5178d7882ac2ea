declare module 'yazl' {
  import type { EventEmitter } from 'node:events';
  import type { Readable } from 'node:stream';

  export interface EntryOptions {
    readonly mtime?: Date;
    readonly forceDosTimestamp?: boolean;
    readonly mode?: number;
    readonly compress?: boolean;
    readonly size?: number;
  }

  type Give = (error: Error | null, stream?: Readable) => void;

  class ZipFile extends EventEmitter {
    readonly outputStream: Readable;
    addBuffer(buffer: Buffer, name: string, options?: EntryOptions): void;
    addReadStreamLazy(name: string, options: EntryOptions, give: (callback: Give) => void): void;
    addEmptyDirectory(name: string, options?: EntryOptions): void;
    end(calculatedTotalSize?: (bytes: number) => void): void;
  }
  const yazl: { readonly ZipFile: typeof ZipFile };
  export default yazl;
}
