import { S3Client } from '@aws-sdk/client-s3'
import { S3Driver } from 'flydrive/drivers/s3'
import { contentTypeOf } from '../../ports/file-content-type.ts'
import type { FileStore } from '../../ports/file-store.ts'
import type { BucketSetting } from '../../ports/files-setting.ts'

/** Milliseconds to a connection, and to an answer: pictures are small, and a job that fails is tried again. */
const patience = { connectionTimeout: 3000, requestTimeout: 15_000 }

export interface S3FileStore extends FileStore {
  /** Bytes; null when there is no such file. */
  sizeOf(name: string): Promise<number | null>
}

/** Files in a private bucket of an S3-compatible store. Nothing in it is public: pictures are served by the product. */
export function createS3FileStore(setting: BucketSetting): S3FileStore {
  const bucket = openBucket(setting)
  const keyOf = (name: string) => setting.prefix + name
  return {
    async put(name, content, contentType) {
      await bucket.put(keyOf(name), content, { contentType })
    },
    async get(name) {
      try {
        return { content: await bucket.getBytes(keyOf(name)), contentType: contentTypeOf(name) }
      } catch (error) {
        if (isAbsent(error)) return null
        throw error
      }
    },
    async deleteFolder(folder) {
      // With a stroke, so that `books/epub-fixed` stays when `books/epub` goes.
      await bucket.deleteAll(`${keyOf(folder)}/`)
    },
    async sizeOf(name) {
      try {
        return (await bucket.getMetaData(keyOf(name))).contentLength
      } catch (error) {
        if (isAbsent(error)) return null
        throw error
      }
    },
    async check() {
      await bucket.exists(keyOf('check'))
    },
  }
}

/** The driver itself, not the disk above it, which takes the stroke from the end of a folder's name. */
function openBucket({ bucket, endpoint, region, keys }: BucketSetting): S3Driver {
  const client = new S3Client({
    region,
    // The bucket in the path: a store of one's own has no host name for each.
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    ...(keys && { credentials: keys }),
    requestHandler: patience,
    // Other stores than Amazon's do not know the newer sums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return new S3Driver({ client, bucket, visibility: 'private', supportsACL: false })
}

function isAbsent(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound')
}
