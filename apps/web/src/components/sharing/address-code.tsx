import { useMemo } from 'react'
import { renderSVG } from 'uqr'

/** Modules of quiet paper around the code: scanners ask for four. */
const border = 4

/** An address as a code for a camera, to be printed or saved. */
export function AddressCode({ address, title }: { address: string; title: string }) {
  const picture = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(renderSVG(address, { border, ecc: 'M' }))}`,
    [address],
  )
  return (
    <figure className="share-code">
      <img src={picture} alt={`QR code that opens “${title}”`} width={220} height={220} />
      <figcaption>
        A phone’s camera opens it.{' '}
        <a href={picture} download={`${fileName(title)}.svg`}>
          Save it as a picture to print
        </a>
      </figcaption>
    </figure>
  )
}

const fileName = (title: string): string =>
  title
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replaceAll(' ', '-') || 'story'
