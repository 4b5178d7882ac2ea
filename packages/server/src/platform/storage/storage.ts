import type { Config } from '#platform/config.ts';
import { folderStorage } from '#platform/storage/folder.ts';
import { s3Storage } from '#platform/storage/s3.ts';
import type { Storage } from '#platform/storage/store.ts';

/** A folder, or an S3-compatible store where one is configured. */
export const openStorage = (config: Config): Storage =>
  config.S3_BUCKET ? s3Storage(config, config.S3_BUCKET) : folderStorage(config.DATA_DIR);
