import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { Config } from '#platform/config.ts';
import type { Storage } from '#platform/storage/store.ts';

const SIGNED_SECONDS = 300;
const TRIES = 3;

const statusOf = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

/** The client of S3 is big: whoever keeps files in a folder never loads it. */
const load = async () => ({
  ...(await import('@aws-sdk/client-s3')),
  ...(await import('@aws-sdk/s3-request-presigner')),
});

const open = async (config: Config) => {
  const aws = await load();
  const client: S3Client = new aws.S3Client({
    region: config.S3_REGION,
    endpoint: config.S3_ENDPOINT,
    forcePathStyle: config.S3_ESTILO_RUTA,
    credentials: { accessKeyId: config.S3_CLAVE ?? '', secretAccessKey: config.S3_SECRETO ?? '' },
    // Other makers' stores don't know Amazon's newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { aws, client };
};

function originOf(config: Config, bucket: string): string {
  const url = new URL(config.S3_ENDPOINT ?? `https://s3.${config.S3_REGION}.amazonaws.com`);
  if (!config.S3_ESTILO_RUTA) url.hostname = `${bucket}.${url.hostname}`;
  return url.origin;
}

/** Objects of one bucket, which stays closed: browsers come in with signed addresses alone. */
export function s3Storage(config: Config, Bucket: string): Storage {
  let opened: ReturnType<typeof open> | undefined;
  const s3 = () => (opened ??= open(config));

  return {
    async put(key, localFile) {
      const { aws, client } = await s3();
      const { size } = await stat(localFile);
      for (let tries = 1; ; tries++) {
        // The client can't send a stream again by itself.
        const Body = createReadStream(localFile);
        try {
          await client.send(new aws.PutObjectCommand({ Bucket, Key: key, Body, ContentLength: size }));
          return;
        } catch (error) {
          Body.destroy();
          if (tries === TRIES || (statusOf(error) ?? 500) < 500) throw error;
        }
      }
    },
    async read(key, range) {
      const { aws, client } = await s3();
      const Range = range && `bytes=${range.start}-${range.end}`;
      const { Body } = await client.send(new aws.GetObjectCommand({ Bucket, Key: key, Range }));
      return Body as Readable;
    },
    async size(key) {
      const { aws, client } = await s3();
      try {
        const { ContentLength } = await client.send(new aws.HeadObjectCommand({ Bucket, Key: key }));
        return ContentLength ?? 0;
      } catch (error) {
        if (statusOf(error) === 404) return null;
        throw error;
      }
    },
    async remove(...keys) {
      const { aws, client } = await s3();
      for (const Key of keys) await client.send(new aws.DeleteObjectCommand({ Bucket, Key }));
    },
    async signed(key, { type, disposition, now }) {
      const { aws, client } = await s3();
      const command = new aws.GetObjectCommand({
        Bucket,
        Key: key,
        ResponseContentType: type,
        ResponseContentDisposition: disposition,
        ResponseCacheControl: `private, max-age=${SIGNED_SECONDS}`,
      });
      return aws.getSignedUrl(client, command, { expiresIn: SIGNED_SECONDS, signingDate: now });
    },
    origin: originOf(config, Bucket),
  };
}
