import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Ornament } from '../../ui/pictures/ornament.tsx'

/** Lantern and name, leading home. */
export function BrandLink() {
  return (
    <Link to={paths.landing()} className="site-brand">
      <Ornament name="lantern" size={40} />
      <span>Faith Fables</span>
    </Link>
  )
}
