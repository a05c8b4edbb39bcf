import { lazy, Suspense, useState } from 'react'
import { fetchCode } from '../../api/calls/fetch-code.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { copyText } from './copy-text.ts'

const AddressCode = lazy(async () => ({
  default: await fetchCode(async () => (await import('./address-code.tsx')).AddressCode),
}))

export interface AddressButtonsProps {
  address: string
  /** Of what it opens. */
  title: string
  /** Whose link it is, where there are several. */
  of?: string
}

/** Copies an address, hands it to the device's own sharing, or shows it as a code for a camera. */
export function AddressButtons({ address, title, of }: AddressButtonsProps) {
  const [news, setNews] = useState('')
  const [isCodeShown, setCodeShown] = useState(false)
  const whose = of ? `: ${of}` : ''

  async function copy() {
    setNews('')
    setNews((await copyText(address)) ? 'Copied.' : `It could not be copied. The link is: ${address}`)
  }

  return (
    <>
      <Button tone="primary" aria-label={`Copy link${whose}`} onClick={() => void copy()}>
        Copy link
      </Button>
      {typeof navigator.share === 'function' && (
        <Button
          aria-label={`Send${whose}`}
          onClick={() => void navigator.share({ title, url: address }).catch(() => undefined)}
        >
          Send
        </Button>
      )}
      <Button
        aria-label={`QR code${whose}`}
        aria-expanded={isCodeShown}
        onClick={() => setCodeShown(!isCodeShown)}
      >
        QR code
      </Button>
      <span role="status" className="share-news">
        {news}
      </span>
      {isCodeShown && (
        <Suspense>
          <AddressCode address={address} title={title} />
        </Suspense>
      )}
    </>
  )
}
