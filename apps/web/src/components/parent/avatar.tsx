import { classNames } from '../../ui/class-names.ts'
import { Picture } from '../../ui/pictures/picture.tsx'
import './avatar.css'
import { initials } from './initials.ts'

export interface AvatarProps {
  displayName: string | null
  photoUrl: string | null
  size?: 'regular' | 'large'
}

/** The parent's picture, or their initials where there is none or it does not load. */
export function Avatar({ displayName, photoUrl, size = 'regular' }: AvatarProps) {
  return (
    <span aria-hidden="true" className={classNames('avatar', size === 'large' && 'avatar-large')}>
      <Picture src={photoUrl} alt="" placeholder={initials(displayName)} />
    </span>
  )
}
