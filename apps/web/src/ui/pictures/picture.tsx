import { type ComponentProps, type ReactNode, useState } from 'react'

export interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'alt'> {
  /** Null or undefined shows the placeholder. */
  src: string | null | undefined
  /** Empty when the words beside the picture say it all. */
  alt: string
  /** Stands in place of a picture that is missing or does not load. */
  placeholder: ReactNode
}

/** A picture that may fail. */
export function Picture({ src, alt, placeholder, ...rest }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null)
  if (!src || failed === src) return placeholder
  return <img loading="lazy" decoding="async" {...rest} src={src} alt={alt} onError={() => setFailed(src)} />
}
