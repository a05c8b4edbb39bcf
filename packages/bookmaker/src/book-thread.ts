import { parentPort, workerData } from 'node:worker_threads'
import sharp from 'sharp'
import type { Book, BookKind } from './book.ts'
import { makeBook } from './make-book.ts'

// A book is one thing among others that the machine does.
sharp.concurrency(1)
sharp.cache(false)

const { book, kind } = workerData as { book: Book; kind: BookKind }
parentPort?.postMessage(await makeBook(book, kind))
