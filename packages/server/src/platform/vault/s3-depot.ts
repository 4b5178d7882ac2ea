import { setTimeout as pause } from 'node:timers/promises';
import type { Readable } from 'node:stream';
import type { Depot } from '#platform/vault/depot.ts';

const TRIES = 3;
const AGAIN_MS = 1000;

export interface Bucket {
  readonly bucket: string;
  readonly prefix: string;
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly key: string;
  readonly secret: string;
  readonly inPath: boolean;
}

const statusOf = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

async function open({ region, endpoint, inPath, key, secret }: Bucket) {
  const aws = await import('@aws-sdk/client-s3');
  const client = new aws.S3Client({
    region,
    endpoint,
    forcePathStyle: inPath,
    credentials: { accessKeyId: key, secretAccessKey: secret },
    // Other makers' stores don't know Amazon's newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { aws, client };
}

export function s3Depot(where: Bucket): Depot {
  const Bucket = where.bucket;
  const folder = where.prefix === '' ? '' : `${where.prefix}/`;
  let opened: ReturnType<typeof open> | undefined;
  const s3 = () => (opened ??= open(where));
  return {
    place: `s3://${Bucket}/${where.prefix}`,
    async put(name, bytes, source) {
      const { aws, client } = await s3();
      for (let tries = 1; ; tries++) {
        // The client can't send a stream again by itself.
        const Body = await source();
        try {
          const Key = folder + name;
          await client.send(new aws.PutObjectCommand({ Bucket, Key, Body, ContentLength: bytes }));
          return;
        } catch (error) {
          Body.destroy();
          if (tries === TRIES || (statusOf(error) ?? 500) < 500) throw error;
          await pause(AGAIN_MS * tries);
        }
      }
    },
    async read(name) {
      const { aws, client } = await s3();
      try {
        const { Body } = await client.send(new aws.GetObjectCommand({ Bucket, Key: folder + name }));
        return Body as Readable;
      } catch (error) {
        if (statusOf(error) === 404 && (error as Error).name !== 'NoSuchBucket') return null;
        throw error;
      }
    },
    async list(prefix) {
      const { aws, client } = await s3();
      const found = new Map<string, number>();
      const Prefix = folder + prefix;
      for (let ContinuationToken: string | undefined; ; ) {
        const page = await client.send(new aws.ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }));
        for (const { Key, Size } of page.Contents ?? [])
          if (Key) found.set(Key.slice(folder.length), Size ?? 0);
        if (!page.IsTruncated) return found;
        ContinuationToken = page.NextContinuationToken;
      }
    },
    async remove(names) {
      const { aws, client } = await s3();
      for (const name of names)
        await client.send(new aws.DeleteObjectCommand({ Bucket, Key: folder + name }));
    },
  };
}
