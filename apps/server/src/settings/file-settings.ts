import { z } from 'zod'
import type { BucketSetting } from '../ports/files-setting.ts'
import { SettingError } from './setting-error.ts'
import type { SettingsOf } from './setting-values.ts'

/** `s3://bucket/folder?region=eu-central-1&endpoint=https://store.example.org` */
const bucketAddress = z
  .url({ protocol: /^s3$/, hostname: /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, error: bucketForm() })
  .transform((text) => new URL(text))
  .refine(({ searchParams }) => isWebAddress(searchParams.get('endpoint')), {
    error: 'names an endpoint that is no address with http:// or https://',
  })
  .refine(({ username, password }) => username === '' && password === '', {
    error: 'must not hold keys: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
  })

function bucketForm(): string {
  return 'must be like s3://bucket/folder?region=eu-central-1, with &endpoint=https://... for a store that is not of Amazon'
}

const isWebAddress = (address: string | null): boolean =>
  address === null || (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol))

/** Where files are kept. */
export const fileVariables = {
  FILES_URL: bucketAddress.optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
}

/** @throws SettingError when there is one key without the other */
export function bucketSetting({
  FILES_URL: address,
  AWS_ACCESS_KEY_ID: accessKeyId,
  AWS_SECRET_ACCESS_KEY: secretAccessKey,
}: SettingsOf<typeof fileVariables>): BucketSetting | null {
  if (!address) return null
  if (Boolean(accessKeyId) !== Boolean(secretAccessKey))
    throw new SettingError(
      'FILES_URL needs both AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or neither where this machine has a role: set the other one, too.',
    )
  const folder = decodeURIComponent(address.pathname).replace(/^\/+|\/+$/g, '')
  return {
    bucket: address.hostname,
    prefix: folder === '' ? '' : `${folder}/`,
    region: address.searchParams.get('region') ?? 'us-east-1',
    endpoint: address.searchParams.get('endpoint'),
    keys: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null,
  }
}
