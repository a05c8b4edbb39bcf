/** A bucket of an S3-compatible store, as an operator names it. */
export interface BucketSetting {
  bucket: string
  /** Stands before every name, with a stroke at its end; empty where the bucket is ours alone. */
  prefix: string
  region: string
  /** Of a store that is not Amazon's; null for Amazon's. */
  endpoint: string | null
  /** Null where the machine itself may: a role, a profile. */
  keys: { accessKeyId: string; secretAccessKey: string } | null
}
