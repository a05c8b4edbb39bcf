import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import type { Pdf } from './draw-page.ts'

interface Description {
  title: string
  language: string | undefined
  author: string
  subject: string
  /** Says to those who have it read to them what is what. */
  tagged: boolean
}

const collected = new WeakMap<Pdf, Promise<Buffer>>()

/** A document without pages that says what it is. */
export function openPdf({ title, language = 'en', author, subject, tagged }: Description): Pdf {
  const pdf = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    tagged,
    info: { Title: title, Author: author, Subject: subject, Creator: 'Faith Fables' },
  })
  collected.set(pdf, buffer(pdf))
  return pdf
}

export async function closePdf(pdf: Pdf): Promise<Uint8Array> {
  pdf.end()
  const content = await collected.get(pdf)
  if (!content) throw new Error('This document was not opened here.')
  return content
}
