import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'

test('a bucket is named by an address, its keys by settings of their own', () => {
  const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' }
  expect(readConfig({ FILES_URL: 's3://fables' }).files).toEqual({
    bucket: 'fables',
    prefix: '',
    region: 'us-east-1',
    endpoint: null,
    keys: null,
  })
  const FILES_URL = 's3://fables/our/site/?region=eu-central-1&endpoint=https://store.example.org'
  expect(readConfig({ FILES_URL, ...keys }).files).toEqual({
    bucket: 'fables',
    prefix: 'our/site/',
    region: 'eu-central-1',
    endpoint: 'https://store.example.org',
    keys: { accessKeyId: 'id', secretAccessKey: 'secret' },
  })
})

test.each([
  [{ FILES_URL: '/var/files' }, /^The setting FILES_URL must be like s3:/],
  [{ FILES_URL: 'https://fables' }, /must be like s3:/],
  [{ FILES_URL: 's3://F' }, /must be like s3:/],
  [{ FILES_URL: 's3://fables?endpoint=store' }, /names an endpoint that is no address/],
  [{ FILES_URL: 's3://id:secret@fables' }, /must not hold keys[^;]*$/],
  [{ FILES_URL: 's3://fables', AWS_ACCESS_KEY_ID: 'id' }, /needs both AWS_ACCESS_KEY_ID/],
])('%j names no bucket', (settings, sentence) => {
  expect(() => readConfig(settings)).toThrow(sentence)
})
