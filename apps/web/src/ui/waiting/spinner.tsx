import './spinner.css'

/** A turning ring. It says nothing by itself: words stand beside it, or a `label` names it. */
export function Spinner({ label }: { label?: string }) {
  if (label === undefined) return <span className="spinner" aria-hidden="true" />
  return <span className="spinner" role="img" aria-label={label} />
}
